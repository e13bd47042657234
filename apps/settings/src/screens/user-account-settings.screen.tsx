import { RadioGroup, Switch } from '@hamyar/design-system/basics';
import { Select, SettingsGroup, TextField } from '@hamyar/design-system/fields';
import { KeyIcon, LogoutIcon, UserIcon } from '@hamyar/design-system/icons';
import { SettingsField, SettingsPage, useSettingsGroup } from '@hamyar/module-kit/settings';
import { useReferenceList } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

const text = fa.userAccount;
const USERNAME_OPTIONS = (['mobile', 'email', 'username'] as const).map((value) => ({
  value,
  label: text.types[value],
}));
const AUTH_OPTIONS = [
  { value: 'otp' as const, label: text.otp },
  { value: 'password' as const, label: text.password },
];

/** Sign-up, login and customers' accounts (decisions 2.26 userAccountSettings). */
export function UserAccountSettingsScreen() {
  const form = useSettingsGroup('userAccountSettings');
  const levels = useReferenceList('customer_levels') ?? [];
  return (
    <SettingsPage title={text.title} subtitle={text.subtitle} form={form}>
      {() => (
        <>
          <SettingsGroup title={text.signupAndLogin} icon={<LogoutIcon size={17} />}>
            <SettingsField
              form={form}
              name="signup_from_customers_permission"
              label={text.signup}
              hint={text.signupHelp}
            >
              {(control) => <Switch onChange={control.onChange} checked={control.value} label={text.signup} />}
            </SettingsField>
            <SettingsField form={form} name="authenticate_customers_type" label={text.authType}>
              {(control) => (
                <RadioGroup
                  value={control.value}
                  onChange={control.onChange}
                  cards
                  label={text.authType}
                  options={AUTH_OPTIONS}
                />
              )}
            </SettingsField>
          </SettingsGroup>
          <SettingsGroup title={text.username} icon={<KeyIcon size={17} />}>
            <SettingsField form={form} name="username_type" label={text.usernameType}>
              {(control) => (
                <RadioGroup
                  value={control.value}
                  onChange={control.onChange}
                  cards
                  label={text.usernameType}
                  options={USERNAME_OPTIONS}
                />
              )}
            </SettingsField>
            <SettingsField form={form} name="username_regex" label={text.regex} hint={text.regexHelp} labelled>
              {(control) => <TextField {...control} ltr onChange={(value) => control.onChange(value || null)} />}
            </SettingsField>
            <SettingsField form={form} name="username_example" label={text.example} labelled>
              {(control) => <TextField {...control} ltr onChange={(value) => control.onChange(value || null)} />}
            </SettingsField>
          </SettingsGroup>
          <SettingsGroup title={text.customerAccount} icon={<UserIcon size={17} />}>
            <SettingsField form={form} name="default_customer_level_id" label={text.defaultLevel} labelled>
              {(control) => (
                <Select
                  {...control}
                  clearable
                  placeholder={text.noLevel}
                  options={levels.map((level) => ({ value: level.id, label: level.name }))}
                />
              )}
            </SettingsField>
            <SettingsField
              form={form}
              name="expired_customer_can_reply"
              label={text.expiredCanReply}
              hint={text.expiredCanReplyHelp}
            >
              {(control) => <Switch onChange={control.onChange} checked={control.value} label={text.expiredCanReply} />}
            </SettingsField>
          </SettingsGroup>
        </>
      )}
    </SettingsPage>
  );
}
