import { toEn, toFa } from '@hamyar/persian';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { classNames } from '../basics/class-names.ts';
import { ErrorIcon } from '../icons/essential.tsx';
import { plainText } from './messages.ts';

/** Props of {@link PlainOtp}. */
export interface PlainOtpProps {
  /** The digits typed so far, Latin, at most `length`. */
  value: string;
  onChange: (value: string) => void;
  /** Called once with the whole code after the last digit: the form submits itself (spec 4.9). */
  onComplete: (value: string) => void;
  length?: number;
  /** The code is being checked: the cells take no digit, but keep the focus. */
  busy?: boolean;
  disabled?: boolean;
  /** Why the code was refused. When it appears the cells are emptied and the first one is focused: one just types on. */
  error?: string | null;
  autoFocus?: boolean;
}

const digitsOf = (text: string): string => toEn(text).replace(/\D/g, '');

/**
 * Six cells for a one-time code, digit 1 on the left in every direction; Persian digits, paste and the phone's code
 * suggestion work (spec 4.9).
 */
export function PlainOtp({
  value,
  onChange,
  onComplete,
  length = 6,
  busy = false,
  disabled,
  error,
  autoFocus,
}: PlainOtpProps) {
  const cells = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => cells.current[Math.max(0, Math.min(length - 1, index))]?.focus();
  useEffect(() => {
    if (autoFocus && !disabled) cells.current.find((cell) => cell?.value === '')?.focus();
  }, [autoFocus, disabled]);
  const empty = useEffectEvent(() => {
    if (disabled) return;
    onChange('');
    focus(0);
  });
  // before the browser paints: a digit that is typed on must not meet the refused code
  useLayoutEffect(() => {
    if (error) empty();
  }, [error]);

  const put = (at: number, text: string) => {
    const digits = digitsOf(text);
    if (digits === '' || busy) return;
    const start = Math.min(at, value.length);
    const next = (value.slice(0, start) + digits + value.slice(start + digits.length)).slice(0, length);
    onChange(next);
    focus(start + digits.length);
    if (next.length === length) onComplete(next);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      if (busy) return;
      const at = index < value.length ? index : value.length - 1;
      if (at < 0) return;
      onChange(value.slice(0, at) + value.slice(at + 1));
      focus(at);
    } else if (event.key === 'ArrowLeft') {
      event.preventDefault();
      focus(index - 1);
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      focus(index + 1);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    put(0, event.clipboardData.getData('text'));
  };
  return (
    <fieldset className={classNames('hd-otp', error && 'hd-otp-error')} disabled={disabled}>
      <legend className="hd-visually-hidden">{plainText.otpLabel}</legend>
      <div className="hd-otp-cells" dir="ltr">
        {Array.from({ length }, (_, index) => (
          <input
            key={index}
            ref={(cell) => {
              cells.current[index] = cell;
            }}
            className={classNames('hd-otp-cell', value[index] !== undefined && 'hd-otp-cell-filled')}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={plainText.otpCell(toFa(index + 1))}
            aria-invalid={error ? true : undefined}
            value={value[index] ?? ''}
            readOnly={busy}
            onChange={(event) =>
              put(
                index,
                event.target.value.length > 1 && value[index] !== undefined
                  ? event.target.value.replace(value[index] ?? '', '')
                  : event.target.value,
              )
            }
            onKeyDown={onKeyDown(index)}
            onFocus={(event) => event.target.select()}
            onPaste={onPaste}
          />
        ))}
      </div>
      {error ? (
        <div className="hd-plain-error" role="alert">
          <ErrorIcon />
          {error}
        </div>
      ) : null}
    </fieldset>
  );
}
