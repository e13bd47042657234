import { passwordScore, SECURE_PASSWORD_SCORE } from '@hamyar/domain';
import { PasswordStrength, PlainInput } from '@hamyar/design-system/plain';
import type { SystemSettings } from '@hamyar/contracts';
import { fa } from './messages.ts';

/** Error message for a new password under the system's rule; undefined when it is valid (spec 5.30, 5.31). */
export function passwordError(
  password: string,
  { force_users_using_secure_password: secure }: Pick<SystemSettings, 'force_users_using_secure_password'>,
): string | undefined {
  if (password === '') return fa.required;
  const { score, length } = passwordScore(password);
  return (secure ? score < SECURE_PASSWORD_SCORE : !length) ? fa.complex : undefined;
}

interface NewPasswordFieldProps {
  label: string;
  value: string;
  error?: string;
  onChange(value: string): void;
}

/** A password field with a strength bar: 25 percent for each point (spec 5.30). */
export function NewPasswordField({ label, value, error, onChange }: NewPasswordFieldProps) {
  return (
    <div className="lg-field">
      <PlainInput
        label={label}
        type="password"
        name="new-password"
        autoComplete="new-password"
        hint={fa.strengthHint}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <PasswordStrength score={value === '' ? null : (passwordScore(value).score as 0 | 1 | 2 | 3 | 4)} />
    </div>
  );
}
