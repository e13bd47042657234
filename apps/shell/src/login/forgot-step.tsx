import { useState, type FormEvent } from 'react';
import { OTP_DIGITS, type SystemSettings } from '@hamyar/contracts';
import { PlainButton, toast } from '@hamyar/design-system/plain';
import { requestPasswordReset, resetPassword } from './login.api.ts';
import { CodeField, useOneTimeCode } from './code-field.tsx';
import { useFormState } from './use-form-state.ts';
import { IdentifierRow } from './identifier-row.tsx';
import { fa } from './messages.ts';
import { NewPasswordField, passwordError } from './new-password-field.tsx';

interface ForgotStepProps {
  settings: SystemSettings;
  username: string;
  /** Seconds for which the code is valid. */
  seconds: number;
  demo: boolean;
  onEdit(): void;
  onDone(): void;
}

/** Sets a new password with the code that was sent (spec 2.69, 5.31). */
export function ForgotStep({ settings, username, seconds, demo, onEdit, onDone }: ForgotStepProps) {
  const state = useOneTimeCode(seconds);
  const [password, setPassword] = useState('');
  const form = useFormState<'code' | 'password'>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.code.length < OTP_DIGITS) {
      toast.error(fa.codeIncomplete);
      return;
    }
    if (!form.showErrors({ password: passwordError(password, settings) })) return;
    const result = await form.submit(
      () => resetPassword({ username, code: state.code, password }),
      ['code', 'password'],
    );
    if (result && 'data' in result) {
      toast.success(result.message ?? fa.forgotDone);
      onDone();
    } else if (result?.code === 'CODE_EXPIRED') state.end();
  };
  return (
    <form className="lg-form" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{fa.forgotTitle}</h1>
      <IdentifierRow value={username} type={settings.username_type} onEdit={onEdit} />
      <CodeField
        state={state}
        error={form.errors.code}
        busy={form.busy}
        onType={() => form.clear('code')}
        demo={demo}
        onComplete={() => document.querySelector<HTMLInputElement>('input[name="new-password"]')?.focus()}
        resend={() => requestPasswordReset(username)}
      />
      <NewPasswordField
        label={fa.newPassword}
        value={password}
        error={form.errors.password}
        onChange={(value) => {
          setPassword(value);
          form.clear('password');
        }}
      />
      <PlainButton className="lg-submit" type="submit" variant="primary" size="xl" block loading={form.busy}>
        {fa.forgotSubmit}
      </PlainButton>
    </form>
  );
}
