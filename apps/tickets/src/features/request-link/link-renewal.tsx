import { useState } from 'react';
import { OTP_SECONDS } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { failureText } from '@hamyar/module-kit/failure';
import { failureOf } from '@hamyar/store';
import { useRequestLinkCodeMutation, useRequestLinkRenewMutation } from '../../api/request-link.api.ts';
import { faRequestLink as texts } from '../../messages/fa-request-link.ts';
import { LinkAddressForm } from './link-address.form.tsx';
import { LinkCode } from './link-code.tsx';

/** What is said of a link that shows nothing, whatever the reason, and the way to a new one by a code. */
export function LinkRenewal({ token, onRenewed }: { token: string; onRenewed(token: string): void }) {
  const [address, setAddress] = useState('');
  /** Unix milliseconds; null before a code was sent. */
  const [until, setUntil] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [ended, setEnded] = useState(false);
  const [sendCode, { isLoading: sending }] = useRequestLinkCodeMutation();
  const [renew, { isLoading: checking }] = useRequestLinkRenewMutation();
  const sent = (to: string, seconds = OTP_SECONDS) => {
    setAddress(to);
    setUntil(Date.now() + seconds * 1000);
    setEnded(false);
    setError(null);
  };
  const confirm = async (code: string) => {
    const result = await renew({ token, address, code });
    if (result.data) return onRenewed(result.data.token);
    const failure = failureOf(result);
    if (failure?.code === 'CODE_EXPIRED') setEnded(true);
    setError(failure ? failureText(failure) : null);
  };
  const resend = async () => {
    const result = await sendCode({ address });
    const failure = failureOf(result);
    if (failure) return setError(failureText(failure));
    sent(address, result.data?.expires_in);
  };
  return (
    <Card title={texts.ended}>
      <div className="tk-form">
        {until === null ? (
          <>
            <p>{texts.endedText}</p>
            <LinkAddressForm initial={address} onSent={sent} />
          </>
        ) : (
          <LinkCode
            {...{ address, until, error, ended }}
            busy={checking}
            resending={sending}
            onTyped={() => setError(null)}
            onCode={(code) => void confirm(code)}
            onEnd={() => setEnded(true)}
            onResend={() => void resend()}
            onBack={() => setUntil(null)}
          />
        )}
      </div>
    </Card>
  );
}
