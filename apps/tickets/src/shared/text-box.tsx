import { TextLimit, useTextLimit } from '@hamyar/design-system/basics';
import type { FieldControl } from '@hamyar/module-kit/form';

interface TextBoxProps extends FieldControl<string> {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** A few lines of plain text, in a field of a form. Native, so that the rating does not load the form library. */
export function TextBox({ onChange, required, invalid, rows = 3, maxLength, ...text }: TextBoxProps) {
  const limit = useTextLimit(text.value, maxLength);
  return (
    <TextLimit limit={limit} max={maxLength}>
      <textarea
        {...text}
        className="tk-textarea"
        dir="auto"
        rows={rows}
        aria-required={required || undefined}
        aria-invalid={invalid || limit.problem !== null || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </TextLimit>
  );
}
