import { useState, type FormEvent } from 'react';
import { OTP_DIGITS, type SystemSettings } from '@hamyar/contracts';
import { PlainButton, toast } from '@hamyar/design-system/plain';
import { askReset, resetPassword } from './auth.api.ts';
import { CodeField, useCode } from './code-field.tsx';
import { useFormState } from './form-state.ts';
import { IdentifierRow } from './identifier-row.tsx';
import { fa } from './messages.ts';
import { NewPassword, passwordProblem } from './new-password.tsx';

interface ForgotStepProps {
  settings: SystemSettings;
  username: string;
  /** Seconds the code lives. */
  seconds: number;
  demo: boolean;
  onEdit(): void;
  onDone(): void;
}

/** A new password by the code that was sent (spec 2.69, 5.31). */
export function ForgotStep({ settings, username, seconds, demo, onEdit, onDone }: ForgotStepProps) {
  const state = useCode(seconds);
  const [password, setPassword] = useState('');
  const form = useFormState<'code' | 'password'>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.code.length < OTP_DIGITS) {
      toast.error(fa.codeIncomplete);
      return;
    }
    if (!form.check({ password: passwordProblem(password, settings) })) return;
    const result = await form.run(() => resetPassword({ username, code: state.code, password }), ['code', 'password']);
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
        error={form.problems.code}
        demo={demo}
        onComplete={() => document.querySelector<HTMLInputElement>('input[name="new-password"]')?.focus()}
        resend={() => askReset(username)}
      />
      <NewPassword
        label={fa.newPassword}
        value={password}
        error={form.problems.password}
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
