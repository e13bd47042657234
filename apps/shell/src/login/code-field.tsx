import { useEffect, useRef, useState } from 'react';
import { OTP_SECONDS } from '@hamyar/contracts';
import { Countdown, PlainOtp, toast } from '@hamyar/design-system/plain';
import { InfoIcon } from '@hamyar/design-system/icons';
import type { CallResult } from '@hamyar/store/wire';
import { hasCodesInLog, failureText } from './login.api.ts';
import { fa } from './messages.ts';

export interface OneTimeCode {
  code: string;
  set(code: string): void;
  expired: boolean;
  /** Restarts the countdown. */
  restart(seconds?: number): void;
  until: number;
  end(): void;
}

/** The typed code and the countdown of its two minutes (spec 4.9, 9.7). */
export function useOneTimeCode(seconds = OTP_SECONDS): OneTimeCode {
  const [code, set] = useState('');
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [expired, setExpired] = useState(false);
  return {
    code,
    set,
    expired,
    until,
    end: () => setExpired(true),
    restart: (again = OTP_SECONDS) => {
      set('');
      setExpired(false);
      setUntil(Date.now() + again * 1000);
    },
  };
}

interface CodeFieldProps {
  state: OneTimeCode;
  error?: string;
  /** While the code is checked: the cells take nothing and keep the focus. */
  busy: boolean;
  /** A digit was typed or deleted. */
  onType(): void;
  onComplete(code: string): void;
  /** Requests another code. */
  resend(): Promise<CallResult<{ expires_in: number }>>;
  demo: boolean;
}

/** Six cells and the countdown. At zero the field is disabled and "send again" is shown (spec 4.9). */
export function CodeField({ state, error, busy, onType, onComplete, resend, demo }: CodeFieldProps) {
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const resendButton = useRef<HTMLButtonElement>(null);
  // a disabled cell loses the focus to the page; the button that helps now takes it
  useEffect(() => {
    const active = document.activeElement;
    if (state.expired && (active === document.body || field.current?.contains(active))) resendButton.current?.focus();
  }, [state.expired]);
  const again = async () => {
    setSending(true);
    const result = await resend();
    setSending(false);
    if (result.error) {
      toast.error(failureText(result.error));
      return;
    }
    state.restart(result.data.expires_in);
    toast.success(fa.resent);
  };
  return (
    <div className="lg-code" ref={field}>
      <PlainOtp
        value={state.code}
        onChange={(code) => {
          state.set(code);
          if (code !== '') onType();
        }}
        onComplete={onComplete}
        busy={busy}
        disabled={state.expired}
        error={state.expired ? fa.otpExpired : error}
        autoFocus
      />
      <div className="lg-countdown">
        {state.expired ? (
          <button ref={resendButton} type="button" className="lg-link" disabled={sending} onClick={() => void again()}>
            {fa.resend}
          </button>
        ) : (
          <Countdown until={state.until} total={OTP_SECONDS} onEnd={state.end}>
            {(clock) => (
              <>
                {clock} {fa.otpUntil}
              </>
            )}
          </Countdown>
        )}
      </div>
      {demo && <DeliveryHint />}
    </div>
  );
}

/** In a demo without a gateway: says that the code is in the delivery log. */
function DeliveryHint() {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    let cancelled = false;
    void hasCodesInLog().then((inLog) => !cancelled && setWaiting(inLog));
    return () => {
      cancelled = true;
    };
  }, []);
  return waiting ? (
    <p className="lg-hint" role="note">
      <InfoIcon /> <span>{fa.deliveryHint}</span>
    </p>
  ) : null;
}
