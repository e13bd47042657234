import { useEffect, useRef, useState } from 'react';
import { OTP_DIGITS, OTP_SECONDS } from '@hamyar/contracts';
import { Alert, Button, Ltr } from '@hamyar/design-system/basics';
import { Countdown, OtpField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { failureOf } from '@hamyar/store';
import { useCodeHintQuery } from '../api/ticket-request.api.ts';
import { faRequest as texts } from '../messages/fa-request.ts';

/** What a call answered: its data, or why there are none. */
type Answer<Data> = { data?: Data | undefined; error?: unknown };

interface CodeEntryProps<Proven> {
  /** Where the code was sent. */
  address: string;
  /** When the code ends, Unix milliseconds. */
  until: number;
  /** Sends the typed digits. */
  confirm(code: string): Promise<Answer<Proven>>;
  /** Sends another code. */
  resend(): Promise<Answer<{ expires_in: number }>>;
  onProven(proven: Proven): void;
  /** Another code is on its way. @param seconds until it ends */
  onResent(seconds: number | undefined): void;
  /** Back to the address. */
  onBack(): void;
}

/** The code of an e-mail address. It is sent with its last digit; after two minutes another one may be asked for. */
export function CodeEntry<Proven>({
  address,
  until,
  confirm,
  resend,
  onProven,
  onResent,
  onBack,
}: CodeEntryProps<Proven>) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [ended, setEnded] = useState(false);
  const [busy, setBusy] = useState<'checking' | 'sending' | null>(null);
  const { data: hint } = useCodeHintQuery();
  const again = useRef<HTMLButtonElement>(null);
  const cells = useRef<HTMLDivElement>(null);
  // a disabled cell loses the focus to the page; the button that helps now gets it
  useEffect(() => {
    const { activeElement } = document;
    if (ended && (activeElement === document.body || cells.current?.contains(activeElement))) again.current?.focus();
  }, [ended]);
  const check = async (typed: string) => {
    setBusy('checking');
    const result = await confirm(typed);
    setBusy(null);
    if (result.data !== undefined) return onProven(result.data);
    const failure = failureOf({ error: result.error });
    if (failure?.code === 'CODE_EXPIRED') setEnded(true);
    setError(failure ? failureText(failure) : null);
  };
  const sendAgain = async () => {
    setBusy('sending');
    const result = await resend();
    setBusy(null);
    const failure = failureOf({ error: result.error });
    if (failure) return void toast.error(failureText(failure));
    setCode('');
    setError(null);
    setEnded(false);
    toast.success(texts.resent);
    onResent(result.data?.expires_in);
  };
  return (
    <>
      <p className="hd-muted">
        {texts.codeSentBefore}{' '}
        <b className="hd-breakable">
          <Ltr latin>{address}</Ltr>
        </b>{' '}
        {texts.codeSentAfter}
      </p>
      <div ref={cells}>
        <OtpField
          value={code}
          length={OTP_DIGITS}
          onChange={(typed) => {
            setCode(typed);
            if (typed !== '') setError(null);
          }}
          onComplete={(typed) => void check(typed)}
          busy={busy === 'checking'}
          disabled={ended}
          error={ended ? texts.codeEnded : error}
          autoFocus
        />
      </div>
      <div className="tk-request-code-foot">
        {ended ? (
          <Button ref={again} variant="link" loading={busy === 'sending'} onClick={() => void sendAgain()}>
            {texts.resend}
          </Button>
        ) : (
          <Countdown until={until} total={OTP_SECONDS} onEnd={() => setEnded(true)}>
            {(clock) => (
              <>
                {clock} {texts.untilResend}
              </>
            )}
          </Countdown>
        )}
        <Button variant="link" onClick={onBack}>
          {texts.editContact}
        </Button>
      </div>
      {hint?.waiting_in_log ? <Alert tone="info">{texts.staysInLog}</Alert> : null}
    </>
  );
}
