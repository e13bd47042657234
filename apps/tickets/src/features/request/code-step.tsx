import { useEffect, useRef, useState } from 'react';
import { OTP_DIGITS, OTP_SECONDS } from '@hamyar/contracts';
import { Alert, Button, Ltr } from '@hamyar/design-system/basics';
import { Countdown, OtpField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { failureOf } from '@hamyar/store';
import { useAddressCodeMutation, useAddressProofMutation, useCodeHintQuery } from '../../api/ticket-request.api.ts';
import { faRequest as texts } from '../../messages/fa-request.ts';
import { codeEnd, type RequestSteps } from './use-request-steps.ts';

/** The second step: the code. It is sent with its last digit; after two minutes another one may be asked for. */
export function CodeStep({ contact, step, show }: RequestSteps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [ended, setEnded] = useState(false);
  const [prove, { isLoading: checking }] = useAddressProofMutation();
  const [sendCode, { isLoading: sending }] = useAddressCodeMutation();
  const { data: hint } = useCodeHintQuery();
  const again = useRef<HTMLButtonElement>(null);
  const cells = useRef<HTMLDivElement>(null);
  // a disabled cell loses the focus to the page; the button that helps now gets it
  useEffect(() => {
    const { activeElement } = document;
    if (ended && (activeElement === document.body || cells.current?.contains(activeElement))) again.current?.focus();
  }, [ended]);
  const confirm = async (typed: string) => {
    const result = await prove({ address: contact.address, code: typed });
    if (result.data) {
      const { state } = result.data;
      return show(state === 'open' ? { name: 'request' } : { name: 'refused', state });
    }
    const failure = failureOf(result);
    if (failure?.code === 'CODE_EXPIRED') setEnded(true);
    setError(failure ? failureText(failure) : null);
  };
  const resend = async () => {
    const result = await sendCode(contact);
    const failure = failureOf(result);
    if (failure) return void toast.error(failureText(failure));
    setCode('');
    setError(null);
    setEnded(false);
    toast.success(texts.resent);
    show({ name: 'code', until: codeEnd(result.data?.expires_in) });
  };
  const until = step.name === 'code' ? step.until : 0;
  return (
    <div className="tk-form">
      <p className="hd-muted">
        {texts.codeSentBefore}{' '}
        <b>
          <Ltr latin>{contact.address}</Ltr>
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
          onComplete={(typed) => void confirm(typed)}
          busy={checking}
          disabled={ended}
          error={ended ? texts.codeEnded : error}
          autoFocus
        />
      </div>
      <div className="tk-request-code-foot">
        {ended ? (
          <Button ref={again} variant="link" loading={sending} onClick={() => void resend()}>
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
        <Button variant="link" onClick={() => show({ name: 'contact' })}>
          {texts.editContact}
        </Button>
      </div>
      {hint?.waiting_in_log ? <Alert tone="info">{texts.staysInLog}</Alert> : null}
    </div>
  );
}
