import { useState } from 'react';
import { Card } from '@hamyar/design-system/basics';
import { useRequestLinkCodeMutation, useRequestLinkRenewMutation } from '../../api/request-link.api.ts';
import { faRequestLink as texts } from '../../messages/fa-request-link.ts';
import { codeEnd } from '../../shared/code-end.ts';
import { CodeEntry } from '../../shared/code-entry.tsx';
import { LinkAddressForm } from './link-address.form.tsx';

/** What is said of a link that shows nothing, whatever the reason, and the way to a new one by a code. */
export function LinkRenewal({ token, onRenewed }: { token: string; onRenewed(token: string): void }) {
  const [address, setAddress] = useState('');
  /** Unix milliseconds; null before a code was sent. */
  const [until, setUntil] = useState<number | null>(null);
  const [sendCode] = useRequestLinkCodeMutation();
  const [renew] = useRequestLinkRenewMutation();
  return (
    <Card title={texts.ended}>
      <div className="tk-form">
        {until === null ? (
          <>
            <p>{texts.endedText}</p>
            <LinkAddressForm
              initial={address}
              onSent={(to, seconds) => {
                setAddress(to);
                setUntil(codeEnd(seconds));
              }}
            />
          </>
        ) : (
          <CodeEntry
            until={until}
            confirm={(code) => renew({ token, address, code })}
            resend={() => sendCode({ address })}
            onProven={(renewed) => onRenewed(renewed.token)}
            onResent={(seconds) => setUntil(codeEnd(seconds))}
            onBack={() => setUntil(null)}
            address={address}
          />
        )}
      </div>
    </Card>
  );
}
