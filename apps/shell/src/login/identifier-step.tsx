import { useState, type FormEvent } from 'react';
import type { CheckUsernameData, SystemSettings } from '@hamyar/contracts';
import { PlainButton, PlainInput } from '@hamyar/design-system/plain';
import { fill } from '@hamyar/persian';
import { checkUsername } from './login.api.ts';
import { useFormState } from './use-form-state.ts';
import { displayIdentifier, identifierKind, loginIdentifierError, normalizeIdentifier } from './identifier.rules.ts';
import { IdentifierIcon } from './identifier-row.tsx';
import { fa } from './messages.ts';
import { prefetchShell } from './shell-prefetch.ts';

interface IdentifierStepProps {
  settings: SystemSettings;
  username: string;
  onNext(username: string, next: CheckUsernameData['next']): void;
  onSignup: (() => void) | null;
}

/** Step 0: the identifier of the person (spec 4.8). */
export function IdentifierStep({ settings, username, onNext, onSignup }: IdentifierStepProps) {
  const [value, setValue] = useState(username);
  const form = useFormState<'username'>();
  const { username_type: type, username_example: example } = settings;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.showErrors({ username: loginIdentifierError(value, settings) })) return;
    // the next step depends only on the setting (decisions 2.9), so a password login needs no call here
    if (settings.authenticate_customers_type === 'password') {
      onNext(normalizeIdentifier(value), 'password');
      return;
    }
    const result = await form.submit(() => checkUsername(normalizeIdentifier(value)), ['username']);
    if (result && 'data' in result) onNext(normalizeIdentifier(value), result.data.next);
  };
  const typed = (text: string) => {
    setValue(text);
    form.clear('username');
    prefetchShell();
  };
  return (
    <form className="lg-form" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{fill(fa.welcome, { title: `\u2068${settings.system_title}\u2069` })}</h1>
      <p>{fa.welcomeHint}</p>
      <PlainInput
        className="lg-first"
        label={fa.loginIdentifier[type]}
        name="username"
        autoComplete="username"
        autoFocus
        ltr
        inputMode={type === 'email' ? 'email' : 'text'}
        enterKeyHint="next"
        prefix={
          <span className="lg-sign">
            <IdentifierIcon kind={identifierKind(value, type)} />
          </span>
        }
        hint={
          example ? (
            <>
              {fa.example} <bdi dir="ltr">{displayIdentifier(example)}</bdi>
            </>
          ) : undefined
        }
        error={form.errors.username}
        value={value}
        onChange={(event) => typed(event.target.value)}
      />
      <PlainButton className="lg-submit" type="submit" variant="primary" size="xl" block loading={form.busy}>
        {fa.continue}
      </PlainButton>
      {onSignup && (
        <div className="lg-switch">
          {fa.noAccount}{' '}
          <button type="button" className="lg-link" onClick={onSignup}>
            {fa.noAccountLink}
          </button>
        </div>
      )}
      {settings.requests_without_account && (
        <div className="lg-switch">
          <a className="lg-link" href="/request">
            {fa.requestWithoutAccount}
          </a>
        </div>
      )}
    </form>
  );
}
