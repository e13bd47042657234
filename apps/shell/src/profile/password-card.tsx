import { passwordScore, SECURE_PASSWORD_SCORE } from '@hamyar/domain';
import { Alert, Button, Card } from '@hamyar/design-system/basics';
import { Form, FormField, PasswordField, showFieldErrors, useForm, useFormValue } from '@hamyar/design-system/fields';
import { KeyIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { PasswordStrength } from '@hamyar/design-system/plain';
import { useSession, useSettings } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { text } from './messages.ts';
import { showRefusal, useUpdateProfileMutation } from './profile.api.ts';

interface Passwords {
  current: string;
  next: string;
  repeat: string;
}

/** A new password by the rule of the system (spec 5.30); every other session ends with it. */
export function PasswordCard() {
  const form = useForm<Passwords>();
  const typed = useFormValue<string>(form, 'next') ?? '';
  const { force_users_using_secure_password: secure } = useSettings();
  const { username, must_change_password: mustChange } = useSession();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const strong = (value: unknown) => {
    const { score, length } = passwordScore(String(value ?? ''));
    return (secure ? score < SECURE_PASSWORD_SCORE : !length) ? text.complex : null;
  };
  const save = async ({ current, next }: Passwords) => {
    const result = await update({ password: { current, next } });
    const failure = failureOf(result);
    if (failure) {
      showFieldErrors(form, failure.errors ?? [], { 'password.current': 'current', 'password.next': 'next' });
      showRefusal(failure);
      return;
    }
    form.reset();
    toast.success(text.passwordChanged);
  };
  return (
    <section id="security" tabIndex={-1}>
      <Card title={text.security} icon={<KeyIcon />}>
        {mustChange && <Alert tone="warning">{text.mustChange}</Alert>}
        <Form form={form} label={text.changePassword} onSubmit={(values) => void save(values)}>
          {/* password managers want to see the account beside its password */}
          <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
          <FormField name="current" label={text.current} required allowHtml>
            <PasswordField autoComplete="current-password" />
          </FormField>
          <FormField name="next" label={text.next} required allowHtml rules={[strong]} help={text.hint}>
            <PasswordField autoComplete="new-password" />
          </FormField>
          <PasswordStrength score={passwordScore(typed).score as 0 | 1 | 2 | 3 | 4} />
          <FormField
            name="repeat"
            label={text.repeat}
            required
            allowHtml
            dependencies={['next']}
            rules={[(value, values) => (value === values['next'] ? null : text.mismatch)]}
          >
            <PasswordField autoComplete="new-password" />
          </FormField>
          <Button variant="primary" type="submit" loading={isLoading}>
            {text.changePassword}
          </Button>
        </Form>
      </Card>
    </section>
  );
}
