import { Alert, Button, RadioGroup, Switch } from '@hamyar/design-system/basics';
import { NumberField, PasswordField, SettingsGroup, TextField } from '@hamyar/design-system/fields';
import { MailIcon, UserIcon } from '@hamyar/design-system/icons';
import {
  SettingsField,
  SettingsPage,
  useSettingsGroup,
  type SettingsForm,
  type SettingsLabels,
} from '@hamyar/module-kit/settings';
import { shared } from '@hamyar/persian';
import { DeliveryLog } from '../features/delivery-log/delivery-log.tsx';
import { TestMail } from '../features/test-mail/test-mail.tsx';
import { fa } from '../messages/fa.ts';

const labels: SettingsLabels<'generalNoticeSettings'> = {
  smtp_enabled: { label: 'ارسال ایمیل', hint: 'خاموش یعنی ایمیل‌ها در فهرست پیام‌ها می‌مانند' },
  smtp_host: 'سرور',
  smtp_port: { label: 'پورت', hint: 'معمولاً ۵۸۷، و با TLS از آغاز ۴۶۵' },
  smtp_security: 'رمزنگاری',
  smtp_verify_certificate: { label: 'بررسی گواهی سرور', hint: 'فقط برای سروری با گواهی خودامضا خاموش کنید' },
  smtp_username: { label: 'نام کاربری ایمیل', hint: 'خالی یعنی سرور ورود نمی‌خواهد' },
  smtp_password: shared.password,
  mail_from_name: { label: 'نام فرستنده', hint: 'خالی یعنی عنوان سیستم' },
  mail_from_address: 'نشانی فرستنده',
  mail_link_address: { label: 'نشانی میز کمک', hint: 'پیوندهای داخل ایمیل با این نشانی ساخته می‌شوند' },
  mail_footer: { label: 'متن پایان ایمیل', hint: 'زیر همهٔ ایمیل‌ها نوشته می‌شود' },
};
const text = {
  outgoing: 'ارسال (SMTP)',
  sender: 'فرستنده و پیوندها',
  secretSet: 'ثبت شده است (نمایش داده نمی‌شود)',
  useThisAddress: 'همین نشانی',
};
const SECURITIES = [
  { value: 'starttls' as const, label: 'STARTTLS' },
  { value: 'tls' as const, label: 'TLS از آغاز' },
  { value: 'none' as const, label: 'بدون رمزنگاری' },
];

interface SectionProps {
  form: SettingsForm<'generalNoticeSettings'>;
}

/** How mail leaves the system, and the messages that wait or were sent (decisions 2.17). */
export function GeneralNoticeSettingsScreen() {
  const form = useSettingsGroup('generalNoticeSettings', labels);
  return (
    <>
      <SettingsPage subtitle={fa.delivery.subtitle} form={form}>
        {() => (
          <>
            {form.values.smtp_enabled ? null : <Alert tone="info">{fa.delivery.noGateway}</Alert>}
            <ServerSection form={form} />
            <SenderSection form={form} />
          </>
        )}
      </SettingsPage>
      <TestMail unsaved={form.changed.size > 0} />
      <DeliveryLog />
    </>
  );
}

function ServerSection({ form }: SectionProps) {
  return (
    <SettingsGroup title={text.outgoing} icon={<MailIcon size={17} />}>
      <SettingsField form={form} name="smtp_enabled">
        {(control, label) => <Switch onChange={control.onChange} checked={control.value} label={label} />}
      </SettingsField>
      <SettingsField form={form} name="smtp_host" labelled>
        {(control) => <TextField {...control} ltr maxLength={253} placeholder="mail.example.ir" />}
      </SettingsField>
      <SettingsField form={form} name="smtp_port" labelled>
        {(control) => (
          <NumberField {...control} min={1} max={65_535} onChange={(port) => port !== null && control.onChange(port)} />
        )}
      </SettingsField>
      <SettingsField form={form} name="smtp_security">
        {(control, label) => (
          <RadioGroup value={control.value} onChange={control.onChange} cards label={label} options={SECURITIES} />
        )}
      </SettingsField>
      <SettingsField form={form} name="smtp_verify_certificate">
        {(control, label) => <Switch onChange={control.onChange} checked={control.value} label={label} />}
      </SettingsField>
      <SettingsField form={form} name="smtp_username" labelled>
        {(control) => <TextField {...control} ltr maxLength={200} autoComplete="off" />}
      </SettingsField>
      <SettingsField form={form} name="smtp_password" labelled>
        {(control) => (
          <PasswordField
            {...control}
            autoComplete="new-password"
            placeholder={form.values.smtp_password_set ? text.secretSet : ''}
          />
        )}
      </SettingsField>
    </SettingsGroup>
  );
}

function SenderSection({ form }: SectionProps) {
  return (
    <SettingsGroup title={text.sender} icon={<UserIcon size={17} />}>
      <SettingsField form={form} name="mail_from_name" labelled>
        {(control) => <TextField {...control} maxLength={80} />}
      </SettingsField>
      <SettingsField form={form} name="mail_from_address" labelled>
        {(control) => <TextField {...control} ltr inputMode="email" maxLength={254} placeholder="support@example.ir" />}
      </SettingsField>
      <SettingsField form={form} name="mail_link_address" labelled>
        {(control) => (
          <div className="settings-size">
            <TextField {...control} ltr inputMode="url" maxLength={200} placeholder="https://help.example.ir" />
            <Button onClick={() => control.onChange(location.origin)}>{text.useThisAddress}</Button>
          </div>
        )}
      </SettingsField>
      <SettingsField form={form} name="mail_footer" labelled>
        {(control) => <TextField {...control} maxLength={300} />}
      </SettingsField>
    </SettingsGroup>
  );
}
