/// <reference path="../css/css.d.ts" />
// The components of the login entry: no antd, no store, a few KiB.
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/plain.css';

export { Button as PlainButton } from '../basics/button.tsx';
export type { ButtonProps as PlainButtonProps } from '../basics/button.tsx';
export { Segmented } from '../basics/segmented.tsx';
export type { SegmentedOption, SegmentedProps } from '../basics/segmented.tsx';
export { Spinner } from '../basics/spinner.tsx';
export { LogoSign } from '../icons/logo.tsx';
export { toast } from '../overlay/toast.ts';
export type { ToastKind, ToastOptions } from '../overlay/toast.ts';
export { ToastHost as PlainToastHost } from '../overlay/toast-host.tsx';
export { AuthLayout } from './auth-layout.tsx';
export type { AuthLayoutProps } from './auth-layout.tsx';
export { Countdown } from './countdown.tsx';
export type { CountdownProps } from './countdown.tsx';
export { Khatam, KhatamPattern } from './khatam.tsx';
export { PasswordStrength } from './password-strength.tsx';
export { PlainInput } from './plain-input.tsx';
export type { PlainInputProps } from './plain-input.tsx';
export { PlainOtp } from './plain-otp.tsx';
export type { PlainOtpProps } from './plain-otp.tsx';
