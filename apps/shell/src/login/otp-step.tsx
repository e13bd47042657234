import type { FormEvent } from 'react';
import { OTP_DIGITS, type SendCodeBody, type SystemSettings } from '@hamyar/contracts';
import { PlainButton, toast } from '@hamyar/design-system/plain';
import { login, sendCode, verifyAccount } from './login.api.ts';
import { CodeField, useOneTimeCode } from './code-field.tsx';
import { useFormState } from './use-form-state.ts';
import { EditIdentifier } from './identifier-row.tsx';
import { displayIdentifier, identifierKind } from './identifier.rules.ts';
import { fa } from './messages.ts';

interface OtpStepProps {
  settings: SystemSettings;
  username: string;
  /** The address to which the code was sent, when it is not the identifier itself. */
  sentTo?: string;
  purpose: Extract<SendCodeBody['purpose'], 'login' | 'register'>;
  demo: boolean;
  onEdit(): void;
  /** Switches to the password; always offered at login (decisions 2.9), null during sign-up. */
  onPassword: (() => void) | null;
  onLoggedIn(): void;
}

/** The step for the one-time code; it submits itself at the sixth digit (spec 4.9). */
export function OtpStep({
  settings,
  username,
  sentTo = username,
  purpose,
  demo,
  onEdit,
  onPassword,
  onLoggedIn,
}: OtpStepProps) {
  const state = useOneTimeCode();
  const form = useFormState<'code'>();
  const complete = state.code.length === OTP_DIGITS;

  const logIn = async (code: string) => {
    const result = await form.submit(
      () => (purpose === 'login' ? login({ username, code }) : verifyAccount(username, code)),
      ['code'],
    );
    if (result && 'data' in result) {
      if (purpose === 'register') toast.success(fa.registered);
      onLoggedIn();
      return;
    }
    if (result?.code === 'CODE_EXPIRED') state.end();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // an incomplete code is a toast, not a field error (spec 5.32, 8.11)
    if (complete) void logIn(state.code);
    else toast.error(fa.codeIncomplete);
  };
  return (
    <form className="lg-form" onSubmit={submit} noValidate>
      <h1>{fa.otpTitle}</h1>
      <p>
        {fa.otpSentBefore}{' '}
        <b>
          <bdi dir="ltr">{displayIdentifier(sentTo)}</bdi>
        </b>{' '}
        {fa.otpSentAfter}
      </p>
      <CodeField
        state={state}
        error={form.errors.code}
        busy={form.busy}
        onType={() => form.clear('code')}
        demo={demo}
        onComplete={(code) => void logIn(code)}
        resend={() => sendCode({ username, purpose })}
      />
      <PlainButton
        className={complete ? 'lg-submit' : 'lg-submit lg-submit-waiting'}
        type="submit"
        variant={complete ? 'primary' : 'default'}
        size="xl"
        block
        loading={form.busy}
        disabled={state.expired}
      >
        {purpose === 'login' ? fa.login : fa.register}
      </PlainButton>
      <div className="lg-alternatives">
        <EditIdentifier kind={identifierKind(username, settings.username_type)} onEdit={onEdit} />
        {onPassword && (
          <button type="button" className="lg-link" onClick={onPassword}>
            {fa.usePassword}
          </button>
        )}
      </div>
    </form>
  );
}
