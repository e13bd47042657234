import { useId } from 'react';
import { Field } from '@hamyar/design-system/basics';

interface TextBoxProps {
  label: string;
  value: string;
  onChange(value: string): void;
  required?: boolean;
  error?: string | undefined;
  hint?: string;
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
}

/** A few lines of plain text. Native, so that a small dialog or the rating does not load the form library. */
export function TextBox({
  label,
  value,
  onChange,
  required,
  error,
  hint,
  rows = 3,
  maxLength,
  placeholder,
  hideLabel,
}: TextBoxProps) {
  const id = useId();
  return (
    <Field
      controlId={id}
      label={label}
      hideLabel={hideLabel}
      required={required}
      error={error}
      help={error ? undefined : hint}
    >
      <textarea
        id={id}
        className="tk-textarea"
        dir="auto"
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        aria-required={required || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={(error ?? hint) === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
