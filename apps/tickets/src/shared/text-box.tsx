import { useId } from 'react';

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
  const note = error ?? hint;
  return (
    <div className="tk-field">
      <label htmlFor={id} className={hideLabel ? 'hd-visually-hidden' : 'tk-field-label'}>
        {label}
        {required ? <em aria-hidden="true"> *</em> : null}
      </label>
      <textarea
        id={id}
        className="tk-textarea"
        dir="auto"
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        required={required}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note === undefined ? null : (
        <p
          id={`${id}-note`}
          className={error === undefined ? 'tk-field-hint' : 'tk-field-error'}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
