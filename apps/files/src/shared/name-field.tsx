import { useEffect, useId } from 'react';
import { FILE_NAME_MAX } from '@hamyar/contracts/files';
import { Field } from '@hamyar/design-system/basics';
import { TextField } from '@hamyar/design-system/fields';
import { stemLength } from './file-name.rules.ts';

/** Characters that may be typed beyond the limit, so that a person sees what is too much. */
const BEYOND = 50;

/** Props of {@link NameField}. */
export interface NameFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  error: string | undefined;
  /** The name begins selected, without its extension. */
  selectStem?: boolean;
}

/** The name of a file or folder in a dialog, with why it is refused. */
export function NameField({ label, value, onChange, error, selectStem = false }: NameFieldProps) {
  const id = useId();
  useEffect(() => {
    const input = document.getElementById(id);
    if (selectStem && input instanceof HTMLInputElement) input.setSelectionRange(0, stemLength(input.value));
  }, [id, selectStem]);
  return (
    <Field controlId={id} label={label} required error={error}>
      <TextField
        id={id}
        value={value}
        required
        maxLength={FILE_NAME_MAX + BEYOND}
        invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        onChange={onChange}
      />
    </Field>
  );
}
