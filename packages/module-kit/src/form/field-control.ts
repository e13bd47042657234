/** What a field passes to its control: `{(control) => <TextField {...control} />}`. */
export interface FieldControl<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  required: boolean;
  invalid: boolean;
  'aria-describedby': string | undefined;
}
