import { RadioGroup, Switch } from '@hamyar/design-system/basics';
import { Select, SettingsGroup, TextField } from '@hamyar/design-system/fields';
import { KeyIcon, LogoutIcon, UserIcon } from '@hamyar/design-system/icons';
import { useReferenceList } from '@hamyar/store';
import { SettingsGroupPage } from '../features/settings-group/settings-group-page.tsx';
import { SettingsGroupRow } from '../features/settings-group/settings-group-row.tsx';
import { useSettingsGroup } from '../features/settings-group/use-settings-group.ts';
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
  const editor = useSettingsGroup('userAccountSettings');
  const levels = useReferenceList('customerLevels') ?? [];
  return (
    <SettingsGroupPage title={text.title} subtitle={text.subtitle} editor={editor}>
      {(values) => (
        <>
          <SettingsGroup title={text.signupAndLogin} icon={<LogoutIcon size={17} />}>
            <SettingsGroupRow
              editor={editor}
              keys="signup_from_customers_permission"
              label={text.signup}
              hint={text.signupHelp}
            >
              <Switch
                checked={values.signup_from_customers_permission}
                onChange={(on) => editor.set('signup_from_customers_permission', on)}
                label={text.signup}
              />
            </SettingsGroupRow>
            <SettingsGroupRow editor={editor} keys="authenticate_customers_type" label={text.authType}>
              <RadioGroup
                cards
                label={text.authType}
                options={AUTH_OPTIONS}
                value={values.authenticate_customers_type}
                onChange={(value) => editor.set('authenticate_customers_type', value)}
              />
            </SettingsGroupRow>
          </SettingsGroup>
          <SettingsGroup title={text.username} icon={<KeyIcon size={17} />}>
            <SettingsGroupRow editor={editor} keys="username_type" label={text.usernameType}>
              <RadioGroup
                cards
                label={text.usernameType}
                options={USERNAME_OPTIONS}
                value={values.username_type}
                onChange={(value) => editor.set('username_type', value)}
              />
            </SettingsGroupRow>
            <SettingsGroupRow
              editor={editor}
              keys="username_regex"
              label={text.regex}
              hint={text.regexHelp}
              htmlFor="settings-regex"
            >
              <TextField
                id="settings-regex"
                ltr
                value={values.username_regex}
                onChange={(value) => editor.set('username_regex', value || null)}
              />
            </SettingsGroupRow>
            <SettingsGroupRow editor={editor} keys="username_example" label={text.example} htmlFor="settings-example">
              <TextField
                id="settings-example"
                ltr
                value={values.username_example}
                onChange={(value) => editor.set('username_example', value || null)}
              />
            </SettingsGroupRow>
          </SettingsGroup>
          <SettingsGroup title={text.customerAccount} icon={<UserIcon size={17} />}>
            <SettingsGroupRow
              editor={editor}
              keys="default_customer_level_id"
              label={text.defaultLevel}
              htmlFor="settings-level"
            >
              <Select
                id="settings-level"
                clearable
                placeholder={text.noLevel}
                value={values.default_customer_level_id}
                options={levels.map((level) => ({ value: level.id, label: level.name }))}
                onChange={(id) => editor.set('default_customer_level_id', id)}
              />
            </SettingsGroupRow>
            <SettingsGroupRow
              editor={editor}
              keys="expired_customer_can_reply"
              label={text.expiredCanReply}
              hint={text.expiredCanReplyHelp}
            >
              <Switch
                checked={values.expired_customer_can_reply}
                onChange={(on) => editor.set('expired_customer_can_reply', on)}
                label={text.expiredCanReply}
              />
            </SettingsGroupRow>
          </SettingsGroup>
        </>
      )}
    </SettingsGroupPage>
  );
}
