// Checks of fields, apart from the controls: a small form needs them and no antd.
export { rules } from './rules.ts';
export type { FieldRule } from './rules.ts';
