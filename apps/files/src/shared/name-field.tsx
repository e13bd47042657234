import { useEffect } from 'react';
import { FILE_NAME_MAX } from '@hamyar/contracts/files';
import { TextField } from '@hamyar/design-system/fields';
import type { DialogForm } from '@hamyar/module-kit/dialog';
import { FormField, type FieldControl, type FieldSpecs } from '@hamyar/module-kit/form';
import { fa } from '../messages/fa.ts';
import { nameProblem, stemLength } from './file-name.rules.ts';

/** The one field of a dialog that gives a file or folder its name. */
export interface NameValues {
  name: string;
}

/** Its checks. The rule of names refuses what looks like a tag by the characters of it. */
export const NAME_CHECKS: FieldSpecs<NameValues> = {
  name: { required: fa.name.required, allowHtml: true, rules: [(name) => nameProblem(String(name)) ?? null] },
};

/** Props of {@link NameField}. */
export interface NameFieldProps {
  form: DialogForm<NameValues>;
  label: string;
  /** The name begins selected, without its extension. */
  selectStem?: boolean;
}

/** The name of a file or folder in a dialog, with why it is refused. */
export const NameField = ({ form, label, selectStem = false }: NameFieldProps) => (
  <FormField form={form} name="name" label={label} read={(name) => <bdi>{name}</bdi>}>
    {(control) => <NameInput {...control} selectStem={selectStem} />}
  </FormField>
);

function NameInput({ selectStem, ...control }: FieldControl<string> & { selectStem: boolean }) {
  const { id } = control;
  useEffect(() => {
    const input = document.getElementById(id);
    if (selectStem && input instanceof HTMLInputElement) input.setSelectionRange(0, stemLength(input.value));
  }, [id, selectStem]);
  return <TextField {...control} latin maxLength={FILE_NAME_MAX} />;
}
