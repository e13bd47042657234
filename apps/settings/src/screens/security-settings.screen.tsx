import { LOCK_FAILURES, LOCK_MINUTES_MAX, LOG_DAYS, SESSION_HOURS_MAX } from '@hamyar/contracts';
import { Switch } from '@hamyar/design-system/basics';
import { SettingsGroup } from '@hamyar/design-system/fields';
import { ClockIcon, HistoryIcon, KeyIcon } from '@hamyar/design-system/icons';
import {
  SettingsField,
  SettingsPage,
  useSettingsGroup,
  WholeNumber,
  type SettingsLabels,
} from '@hamyar/module-kit/settings';
import { shared } from '@hamyar/persian';

const labels: SettingsLabels<'securitySettings'> = {
  force_users_using_secure_password: {
    label: 'رمز عبور امن الزامی باشد',
    hint: 'حداقل ۸ کاراکتر، شامل حروف کوچک و بزرگ انگلیسی و عدد؛ برای رمزهایی که از این پس انتخاب می‌شوند.',
  },
  lock_failures: {
    label: 'قفل شدن پس از چند تلاش ناموفق',
    hint: 'تلاش‌های پشت سر هم برای ورود به یک حساب.',
  },
  lock_minutes: 'مدت قفل (دقیقه)',
  staff_session_hours: {
    label: 'مدت نشست کارشناسان (ساعت)',
    hint: 'کارشناسی که این مدت کاری نکند باید دوباره وارد شود.',
  },
  request_log_days: {
    label: 'نگهداری گزارش درخواست‌ها (روز)',
    hint: 'درخواست‌های قدیمی‌تر هر شب پاک می‌شوند. گزارش تغییرات ۲۴ ماه می‌ماند.',
  },
};
const text = {
  subtitle: 'رمز عبور، نشست‌ها و نگهداری گزارش‌ها',
  login: 'ورود و رمز عبور',
  sessions: 'نشست‌ها',
  logs: shared.reports,
  attempt: 'بار',
};

/** Passwords, sessions, the lock after failed logins and the life of the request log (decisions 2.16, 2.26 securitySettings). */
export function SecuritySettingsScreen() {
  const form = useSettingsGroup('securitySettings', labels);
  return (
    <SettingsPage subtitle={text.subtitle} form={form}>
      {() => (
        <>
          <SettingsGroup title={text.login} icon={<KeyIcon size={17} />}>
            <SettingsField form={form} name="force_users_using_secure_password">
              {(control, label) => <Switch checked={control.value} onChange={control.onChange} label={label} />}
            </SettingsField>
            <SettingsField form={form} name="lock_failures" labelled>
              {(control) => <WholeNumber {...control} {...LOCK_FAILURES} unit={text.attempt} />}
            </SettingsField>
            <SettingsField form={form} name="lock_minutes" labelled>
              {(control) => <WholeNumber {...control} min={1} max={LOCK_MINUTES_MAX} unit={shared.minute} />}
            </SettingsField>
          </SettingsGroup>
          <SettingsGroup title={text.sessions} icon={<ClockIcon size={17} />}>
            <SettingsField form={form} name="staff_session_hours" labelled>
              {(control) => <WholeNumber {...control} min={1} max={SESSION_HOURS_MAX} unit={shared.hour} />}
            </SettingsField>
          </SettingsGroup>
          <SettingsGroup title={text.logs} icon={<HistoryIcon size={17} />}>
            <SettingsField form={form} name="request_log_days" labelled>
              {(control) => <WholeNumber {...control} {...LOG_DAYS} unit={shared.day} />}
            </SettingsField>
          </SettingsGroup>
        </>
      )}
    </SettingsPage>
  );
}
