import { useState } from 'react';
import { OTP_DIGITS, OTP_SECONDS } from '@hamyar/contracts';
import { Alert, Button } from '@hamyar/design-system/basics';
import { Countdown, OtpField } from '@hamyar/design-system/fields';
import { fill, isolateLtr } from '@hamyar/persian';
import { useCodeHintQuery } from '../../api/ticket-request.api.ts';
import { faRequestLink as texts } from '../../messages/fa-request-link.ts';

interface LinkCodeProps {
  address: string;
  /** Unix milliseconds. */
  until: number;
  error: string | null;
  ended: boolean;
  busy: boolean;
  resending: boolean;
  onTyped(): void;
  onCode(code: string): void;
  onEnd(): void;
  onResend(): void;
  onBack(): void;
}

/** The code for a new link; it is sent with its last digit. */
export function LinkCode({ address, until, error, ended, busy, resending, ...on }: LinkCodeProps) {
  const [code, setCode] = useState('');
  const { data: hint } = useCodeHintQuery();
  return (
    <>
      <p className="hd-muted">{fill(texts.codeFor, { email: isolateLtr(address) })}</p>
      <OtpField
        key={until}
        value={code}
        length={OTP_DIGITS}
        onChange={(typed) => {
          setCode(typed);
          if (typed !== '') on.onTyped();
        }}
        onComplete={on.onCode}
        busy={busy}
        disabled={ended}
        error={ended ? texts.codeEnded : error}
        autoFocus
      />
      <div className="tk-request-code-foot">
        {ended ? (
          <Button
            variant="link"
            loading={resending}
            onClick={() => {
              setCode('');
              on.onResend();
            }}
          >
            {texts.resend}
          </Button>
        ) : (
          <Countdown until={until} total={OTP_SECONDS} onEnd={on.onEnd}>
            {(clock) => (
              <>
                {clock} {texts.untilResend}
              </>
            )}
          </Countdown>
        )}
        <Button variant="link" onClick={on.onBack}>
          {texts.otherEmail}
        </Button>
      </div>
      {hint?.waiting_in_log ? <Alert tone="info">{texts.staysInLog}</Alert> : null}
    </>
  );
}
