import { useRef, useState, type FormEvent } from 'react';
import type { SystemSettings } from '@hamyar/contracts';
import { PlainButton, PlainInput } from '@hamyar/design-system/plain';
import { login } from './login.api.ts';
import { useFormState } from './use-form-state.ts';
import { IdentifierRow } from './identifier-row.tsx';
import { fa } from './messages.ts';
import { pausePrefetch, prefetchShell } from './shell-prefetch.ts';

interface PasswordStepProps {
  settings: SystemSettings;
  username: string;
  onEdit(): void;
  onForgot(): void;
  onLoggedIn(): void;
}

/**
 * Step 1: the password, with the identifier locked; the only step with the link for a forgotten password (spec 4.8).
 */
export function PasswordStep({ settings, username, onEdit, onForgot, onLoggedIn }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const form = useFormState<'password'>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.showErrors({ password: password === '' ? fa.required : undefined })) return;
    pausePrefetch();
    const result = await form.submit(() => login({ username, password }), ['password']);
    if (result && 'data' in result) onLoggedIn();
    else if (result) {
      prefetchShell();
      if (result.code) field.current?.select();
    }
  };
  const typed = (text: string) => {
    setPassword(text);
    form.clear('password');
    prefetchShell();
  };
  return (
    <form className="lg-form" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{fa.passwordTitle}</h1>
      <IdentifierRow value={username} type={settings.username_type} onEdit={onEdit} />
      {/* password managers need the account name together with its password */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PlainInput
        ref={field}
        className="lg-field"
        label={fa.password}
        type="password"
        name="password"
        autoComplete="current-password"
        autoFocus
        enterKeyHint="go"
        error={form.errors.password}
        value={password}
        onChange={(event) => typed(event.target.value)}
      />
      <div className="lg-forgot">
        <button type="button" className="lg-link" onClick={onForgot}>
          {fa.forgot}
        </button>
      </div>
      <PlainButton className="lg-submit" type="submit" variant="primary" size="xl" block loading={form.busy}>
        {fa.login}
      </PlainButton>
    </form>
  );
}
