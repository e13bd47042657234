/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/basics.css';
import '../css/plain.css';
import '../css/fields.css';

export type { ControlState } from './control-state.ts';
export { FormGrid } from './form-grid.tsx';
export { rules } from '../rules/index.ts';
export type { FieldRule } from '../rules/index.ts';
export {
  ColorField,
  MultiSelect,
  PRESET_COLORS,
  SearchSelect,
  Select,
  TreeSelect,
} from './select-fields.tsx';
export type {
  ColorFieldProps,
  MultiSelectProps,
  SearchSelectProps,
  SelectOption,
  SelectProps,
  TreeOption,
  TreeSelectProps,
} from './select-fields.tsx';
export { SaveBar, SettingsGroup, SettingsRow } from './settings-form.tsx';
export type { SaveBarProps, SettingsRowProps } from './settings-form.tsx';
export {
  HourMinuteInput,
  NumberField,
  PasswordField,
  TextArea,
  TextField,
  toMinutes,
} from './text-fields.tsx';
export type {
  HourMinute,
  HourMinuteInputProps,
  NumberFieldProps,
  TextAreaProps,
  TextControlProps,
  TextFieldProps,
} from './text-fields.tsx';
export { PlainOtp as OtpField } from '../plain/plain-otp.tsx';
export type { PlainOtpProps as OtpFieldProps } from '../plain/plain-otp.tsx';
export { Countdown } from '../plain/countdown.tsx';
export type { CountdownProps } from '../plain/countdown.tsx';
export { PasswordStrength } from '../plain/password-strength.tsx';
