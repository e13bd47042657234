import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../basics/class-names.ts';
import { ErrorIcon, EyeIcon, EyeOffIcon } from '../icons/essential.tsx';
import { plainText } from './messages.ts';

/** Props of {@link PlainInput}; all props of a native input are passed on. */
export interface PlainInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Text under the field; it makes the field invalid for screen readers too. */
  error?: string | null;
  /** E-mail, phone, user name, password: written left to right, aligned right, Latin digits. */
  ltr?: boolean;
  /** Shown before the text, inside the box. */
  prefix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A 50 px field with its label, hint and error; `type="password"` adds a button that shows the password. */
export function PlainInput({
  label,
  hint,
  error,
  ltr,
  prefix,
  type = 'text',
  id,
  className,
  disabled,
  ...rest
}: PlainInputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const password = type === 'password';
  const latin = ltr ?? (password || type === 'email' || type === 'tel' || type === 'url');
  const described = [hint ? `${inputId}-hint` : '', error ? `${inputId}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('hd-plain-field', error && 'hd-plain-field-error', className)}>
      <label className="hd-plain-label" htmlFor={inputId}>
        {label}
      </label>
      <div className={classNames('hd-plain-box', disabled && 'hd-plain-box-disabled')}>
        {prefix}
        <input
          id={inputId}
          type={password && shown ? 'text' : type}
          dir={latin ? 'ltr' : 'auto'}
          className={latin ? 'hd-lat' : undefined}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...rest}
        />
        {password ? (
          <button
            type="button"
            className="hd-plain-reveal"
            aria-label={shown ? plainText.hidePassword : plainText.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        ) : null}
      </div>
      {hint ? (
        <div className="hd-plain-hint" id={`${inputId}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div className="hd-plain-error" id={`${inputId}-error`} role="alert">
          <ErrorIcon />
          {error}
        </div>
      ) : null}
    </div>
  );
}
