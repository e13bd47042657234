import { passwordScore, SECURE_PASSWORD_SCORE } from '@hamyar/domain';
import { Alert, Button, Card } from '@hamyar/design-system/basics';
import { PasswordField, rules } from '@hamyar/design-system/fields';
import { KeyIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { PasswordStrength } from '@hamyar/design-system/plain';
import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { useSession, useSettings } from '@hamyar/module-sdk';
import { text } from './messages.ts';
import { useUpdateProfileMutation } from './profile.api.ts';

const NOTHING = { current: '', next: '', repeat: '' };

/** Changes the password under the system's rule (spec 5.30); all other sessions of the person end. */
export function PasswordCard() {
  const { force_users_using_secure_password: secure } = useSettings();
  const { username, must_change_password: mustChange } = useSession();
  const [update] = useUpdateProfileMutation();
  const strong = (value: unknown) => {
    const { score, length } = passwordScore(String(value ?? ''));
    return (secure ? score < SECURE_PASSWORD_SCORE : !length) ? text.complex : null;
  };
  const form = useResourceForm({
    initial: NOTHING,
    fields: {
      current: { required: true, allowHtml: true, wire: 'password.current' },
      next: { required: true, allowHtml: true, rules: [strong], wire: 'password.next' },
      repeat: { required: true, allowHtml: true, rules: [rules.same('next', text.mismatch)] },
    },
    askOnLeave: false,
    send: ({ current, next }) => update({ password: { current, next } }),
    onSaved: () => toast.success(text.passwordChanged),
  });
  return (
    <section id="security" tabIndex={-1}>
      <Card title={text.security} icon={<KeyIcon />}>
        {mustChange && <Alert tone="warning">{text.mustChange}</Alert>}
        <Form form={form} label={text.changePassword}>
          {/* password managers need the user name in the same form */}
          <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
          <FormField form={form} name="current" label={text.current}>
            {(control) => <PasswordField {...control} autoComplete="current-password" />}
          </FormField>
          <FormField form={form} name="next" label={text.next} help={text.hint}>
            {(control) => <PasswordField {...control} autoComplete="new-password" />}
          </FormField>
          <PasswordStrength
            score={form.values.next === '' ? null : (passwordScore(form.values.next).score as 0 | 1 | 2 | 3 | 4)}
          />
          <FormField form={form} name="repeat" label={text.repeat}>
            {(control) => <PasswordField {...control} autoComplete="new-password" />}
          </FormField>
          <Button variant="primary" type="submit" loading={form.sending}>
            {text.changePassword}
          </Button>
        </Form>
      </Card>
    </section>
  );
}
