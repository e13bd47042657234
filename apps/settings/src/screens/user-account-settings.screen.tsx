import { RadioGroup, Switch } from '@hamyar/design-system/basics';
import { Select, SettingsGroup, TextField } from '@hamyar/design-system/fields';
import { KeyIcon, LogoutIcon, UserIcon } from '@hamyar/design-system/icons';
import { SettingsField, SettingsPage, useSettingsGroup, type SettingsLabels } from '@hamyar/module-kit/settings';
import { shared } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';

const labels: SettingsLabels<'userAccountSettings'> = {
  signup_from_customers_permission: {
    label: 'امکان ثبت‌نام مشتریان',
    hint: 'پیوند ثبت‌نام در صفحهٔ ورود نمایش داده شود',
  },
  requests_without_account: {
    label: 'پذیرش درخواست بدون حساب',
    hint: 'هر کس ایمیل خود را با کد تأیید کند، بدون ورود تیکت می‌فرستد؛ برای ایمیل تازه مشتری بدون رمز ساخته می‌شود. درگاه ایمیل باید تنظیم شده باشد.',
  },
  authenticate_customers_type: 'روش ورود مشتریان',
  username_type: 'نوع نام کاربری',
  username_regex: { label: 'الگوی نام کاربری (Regex)', hint: 'خالی یعنی بدون محدودیت' },
  username_example: 'نمونهٔ نام کاربری',
  default_customer_level_id: 'سطح پیش‌فرض مشتریان',
  expired_customer_can_reply: {
    label: 'پاسخ مشتری منقضی به تیکت باز',
    hint: 'ثبت تیکت جدید همچنان بسته می‌ماند',
  },
};
const text = {
  subtitle: 'ثبت‌نام، ورود و حساب مشتریان',
  signupAndLogin: 'ثبت‌نام و ورود',
  customerAccount: 'حساب مشتری',
  noLevel: shared.withoutLevel,
};
const USERNAME_OPTIONS = (['mobile', 'email', 'username'] as const).map((value) => ({ value, label: shared[value] }));
const AUTH_OPTIONS = [
  { value: 'otp' as const, label: 'رمز یک‌بارمصرف' },
  { value: 'password' as const, label: shared.password },
];

/** Sign-up, login and customers' accounts (decisions 2.26 userAccountSettings). */
export function UserAccountSettingsScreen() {
  const form = useSettingsGroup('userAccountSettings', labels);
  const levels = useReferenceList('customer_levels') ?? [];
  return (
    <SettingsPage subtitle={text.subtitle} form={form}>
      {() => (
        <>
          <SettingsGroup title={text.signupAndLogin} icon={<LogoutIcon size={17} />}>
            <SettingsField form={form} name="signup_from_customers_permission">
              {(control, label) => <Switch onChange={control.onChange} checked={control.value} label={label} />}
            </SettingsField>
            <SettingsField form={form} name="requests_without_account">
              {(control, label) => <Switch onChange={control.onChange} checked={control.value} label={label} />}
            </SettingsField>
            <SettingsField form={form} name="authenticate_customers_type">
              {(control, label) => (
                <RadioGroup
                  value={control.value}
                  onChange={control.onChange}
                  cards
                  label={label}
                  options={AUTH_OPTIONS}
                />
              )}
            </SettingsField>
          </SettingsGroup>
          <SettingsGroup title={shared.username} icon={<KeyIcon size={17} />}>
            <SettingsField form={form} name="username_type">
              {(control, label) => (
                <RadioGroup
                  value={control.value}
                  onChange={control.onChange}
                  cards
                  label={label}
                  options={USERNAME_OPTIONS}
                />
              )}
            </SettingsField>
            <SettingsField form={form} name="username_regex" labelled>
              {(control) => <TextField {...control} ltr onChange={(value) => control.onChange(value || null)} />}
            </SettingsField>
            <SettingsField form={form} name="username_example" labelled>
              {(control) => <TextField {...control} ltr onChange={(value) => control.onChange(value || null)} />}
            </SettingsField>
          </SettingsGroup>
          <SettingsGroup title={text.customerAccount} icon={<UserIcon size={17} />}>
            <SettingsField form={form} name="default_customer_level_id" labelled>
              {(control) => (
                <Select
                  {...control}
                  clearable
                  placeholder={text.noLevel}
                  options={levels
                    .filter(({ id, status }) => status || id === control.value)
                    .map((level) => ({ value: level.id, label: level.name }))}
                />
              )}
            </SettingsField>
            <SettingsField form={form} name="expired_customer_can_reply">
              {(control, label) => <Switch onChange={control.onChange} checked={control.value} label={label} />}
            </SettingsField>
          </SettingsGroup>
        </>
      )}
    </SettingsPage>
  );
}
