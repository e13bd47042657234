import { TextLimit, useTextLimit } from '@hamyar/design-system/basics';
import type { FieldControl } from '@hamyar/module-kit/form';

interface TextLineProps extends FieldControl<string> {
  maxLength?: number;
  /** An e-mail address: left to right, Latin. */
  email?: boolean;
  autoComplete?: string;
  autoFocus?: boolean;
}

/** One line of plain text, in a field of a form. Native, so that the server can draw it. */
export function TextLine({ onChange, required, invalid, maxLength, email = false, ...text }: TextLineProps) {
  const limit = useTextLimit(text.value, maxLength);
  return (
    <TextLimit limit={limit} max={maxLength}>
      <input
        {...text}
        type="text"
        className={email ? 'tk-textarea hd-lat' : 'tk-textarea'}
        dir={email ? 'ltr' : 'auto'}
        inputMode={email ? 'email' : undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || limit.problem !== null || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </TextLimit>
  );
}
