/** What a field tells its control: whether it is needed, whether its value is refused, and which sentence says why. */
export interface ControlState {
  required?: boolean;
  /** Red, and said to screen readers. */
  invalid?: boolean;
  'aria-describedby'?: string;
}

/** The same in the words of antd's controls; the browser's own `required` would ask in its own language. */
export const controlState = ({ invalid, required }: ControlState) => ({
  status: invalid ? ('error' as const) : undefined,
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
});
