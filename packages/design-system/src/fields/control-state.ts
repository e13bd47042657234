/** State of a field, passed to its control: required, invalid, and the id of its message. */
export interface ControlState {
  required?: boolean;
  /** The value is refused: red frame and `aria-invalid`. */
  invalid?: boolean;
  'aria-describedby'?: string;
}

/**
 * The same as attributes for antd's controls. Not `required`, because the browser would show a message in its own
 * language.
 */
export const controlState = ({ invalid, required }: ControlState) => ({
  status: invalid ? ('error' as const) : undefined,
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
});
