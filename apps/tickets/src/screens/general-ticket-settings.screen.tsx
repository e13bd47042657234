import { AUTO_CLOSE_DAYS, DUPLICATE_DAYS_MAX, REQUIRED_ON_CLOSE, UNDO_SECONDS_MAX } from '@hamyar/contracts';
import { Switch } from '@hamyar/design-system/basics';
import { MultiSelect, Select, SettingsGroup } from '@hamyar/design-system/fields';
import { CustomersIcon, LockIcon, PlusIcon, SendIcon, SmileIcon } from '@hamyar/design-system/icons';
import {
  SettingsField,
  SettingsPage,
  useSettingsGroup,
  WholeNumber,
  type SettingsLabels,
} from '@hamyar/module-kit/settings';
import { shared } from '@hamyar/persian';
import { HiddenFieldsSettings } from '../features/hidden-fields/hidden-fields-settings.tsx';
import { TicketNumberSettings } from '../features/ticket-number/ticket-number-settings.tsx';
import { fa } from '../messages/fa.ts';
import { hiddenFieldsLabels, ticketNumberLabels } from '../messages/fa-ticket-settings.ts';
import '../settings.css';

const labels: SettingsLabels<'generalTicketSettings'> = {
  undo_seconds: {
    label: 'مهلت لغو ارسال (ثانیه)',
    hint: 'پاسخ کارشناس پس از این مهلت فرستاده می‌شود. صفر یعنی بی‌درنگ.',
  },
  assign_sets_in_progress: {
    label: 'با برداشتن تیکت، وضعیت «در حال بررسی» شود',
    hint: 'با واگذاری به دیگران هم',
  },
  free_tags: 'ساخت برچسب برای همهٔ کارشناسان',
  customer_can_close: 'مشتری بتواند تیکت را ببندد',
  customer_sets_importance: 'مشتری بتواند اهمیت را تعیین کند',
  supervisor_can_reply: 'سرپرست سازمان بتواند پاسخ دهد',
  members_see_all: {
    label: 'اعضای سازمان تیکت‌های یکدیگر را ببینند',
    hint: 'در سازمان‌هایی که روش خودشان را ندارند، و فقط دیدن: پاسخ و بستن با مشتری تیکت و سرپرست است.',
  },
  duplicate_days: {
    label: 'هشدار تیکت مشابه (روز)',
    hint: 'هنگام نوشتن تیکت، تیکت‌های باز همان مشتری با عنوانی نزدیک که در این چند روز ثبت شده‌اند نشان داده می‌شوند. صفر یعنی هرگز.',
  },
  satisfaction_delay_hours: {
    label: 'ارسال نظرسنجی پس از بستن (ساعت)',
    hint: 'با ایمیل. در پنل بی‌درنگ پرسیده می‌شود.',
  },
  satisfaction_after_no_answer: {
    label: 'نظرسنجی پس از بسته شدن بدون پاسخ مشتری',
    hint: 'وگرنه از این تیکت‌ها نظری پرسیده نمی‌شود.',
  },
  peers_see_ratings: {
    label: 'کارشناسان رضایت از تیکت‌های همکاران را ببینند',
    hint: 'وگرنه هر کارشناس فقط رضایت از تیکت‌های خودش را می‌بیند. مدیران و گزارش‌ها تغییری نمی‌کنند.',
  },
  required_on_close: { label: 'فیلدهای الزامی هنگام بستن', hint: 'کارشناس پیش از بستن تیکت این‌ها را پر می‌کند.' },
  reopen_policy: {
    label: 'پاسخ مشتری به تیکت بسته آن را دوباره باز کند',
    hint: 'وگرنه تیکت تازه‌ای ثبت می‌شود. هر دپارتمان می‌تواند روش خودش را داشته باشد.',
  },
  reopen_days: 'مهلت باز شدن دوباره (روز)',
  reopen_grace_minutes: {
    label: 'کمترین مهلت حل پس از باز شدن دوباره (دقیقه)',
    hint: 'تا مهلت تیکتی که دوباره باز می‌شود بی‌درنگ نگذرد.',
  },
  auto_close_days: {
    label: shared.autoCloseDays,
    hint: 'تیکتی که مشتری پاسخ آن را نمی‌دهد بسته می‌شود و دو روز کاری پیش از آن خبر می‌گیرد. صفر یعنی هرگز.',
  },
  ...ticketNumberLabels,
  ...hiddenFieldsLabels,
};
const text = {
  subtitle: 'پاسخ، واگذاری، بستن و باز شدن دوبارهٔ تیکت‌ها',
  staff: shared.experts,
  newTickets: 'تیکت‌های تازه',
  customers: shared.customers,
  closing: shared.closingAndReopening,
  nothing: 'هیچ‌کدام',
  rating: 'نظرسنجی',
  hour: shared.hour,
  second: shared.second,
  minute: shared.minute,
  day: shared.day,
  policies: { always: shared.always, days: shared.someDaysAfterClosing, never: shared.never },
};
const POLICY_OPTIONS = (['always', 'days', 'never'] as const).map((value) => ({ value, label: text.policies[value] }));
const REQUIRED_OPTIONS = REQUIRED_ON_CLOSE.map((value) => ({ value, label: fa.ticketFields[value] }));
const CUSTOMER_SWITCHES = [
  'customer_can_close',
  'customer_sets_importance',
  'supervisor_can_reply',
  'members_see_all',
] as const;
const RATING_SWITCHES = ['satisfaction_after_no_answer', 'peers_see_ratings'] as const;
const REOPEN_MAX = 365;
const GRACE_MAX = 1440;
const RATING_DELAY_MAX = 168;

/** What holds for all tickets (decisions 2.23, 2.26 generalTicketSettings). */
export function GeneralTicketSettingsScreen() {
  const form = useSettingsGroup('generalTicketSettings', labels);
  return (
    <SettingsPage subtitle={text.subtitle} form={form}>
      {() => (
        <>
          <SettingsGroup title={text.staff} icon={<SendIcon size={17} />}>
            <SettingsField form={form} name="undo_seconds" labelled>
              {(control) => <WholeNumber {...control} max={UNDO_SECONDS_MAX} unit={text.second} />}
            </SettingsField>
            <SettingsField form={form} name="assign_sets_in_progress">
              {(control, label) => <Switch checked={control.value} onChange={control.onChange} label={label} />}
            </SettingsField>
            <SettingsField form={form} name="free_tags">
              {(control, label) => <Switch checked={control.value} onChange={control.onChange} label={label} />}
            </SettingsField>
          </SettingsGroup>
          <SettingsGroup title={text.newTickets} icon={<PlusIcon size={17} />}>
            <SettingsField form={form} name="duplicate_days" labelled>
              {(control) => <WholeNumber {...control} max={DUPLICATE_DAYS_MAX} unit={text.day} />}
            </SettingsField>
          </SettingsGroup>
          <TicketNumberSettings form={form} />
          <SettingsGroup title={text.closing} icon={<LockIcon size={17} />}>
            <SettingsField form={form} name="required_on_close" labelled>
              {(control) => <MultiSelect {...control} options={REQUIRED_OPTIONS} placeholder={text.nothing} />}
            </SettingsField>
            <SettingsField form={form} name="auto_close_days" labelled>
              {(control) => <WholeNumber {...control} max={AUTO_CLOSE_DAYS.max} unit={text.day} />}
            </SettingsField>
            <SettingsField form={form} name="reopen_policy" labelled>
              {(control) => (
                <Select {...control} options={POLICY_OPTIONS} onChange={(value) => control.onChange(value ?? 'days')} />
              )}
            </SettingsField>
            {form.values.reopen_policy === 'days' ? (
              <SettingsField form={form} name="reopen_days" labelled>
                {(control) => <WholeNumber {...control} max={REOPEN_MAX} unit={text.day} />}
              </SettingsField>
            ) : null}
            <SettingsField form={form} name="reopen_grace_minutes" labelled>
              {(control) => <WholeNumber {...control} max={GRACE_MAX} unit={text.minute} />}
            </SettingsField>
          </SettingsGroup>
          <SettingsGroup title={text.customers} icon={<CustomersIcon size={17} />}>
            {CUSTOMER_SWITCHES.map((name) => (
              <SettingsField key={name} form={form} name={name}>
                {(control, label) => <Switch checked={control.value} onChange={control.onChange} label={label} />}
              </SettingsField>
            ))}
          </SettingsGroup>
          <HiddenFieldsSettings form={form} />
          <SettingsGroup title={text.rating} icon={<SmileIcon size={17} />}>
            <SettingsField form={form} name="satisfaction_delay_hours" labelled>
              {(control) => <WholeNumber {...control} max={RATING_DELAY_MAX} unit={text.hour} />}
            </SettingsField>
            {RATING_SWITCHES.map((name) => (
              <SettingsField key={name} form={form} name={name}>
                {(control, label) => <Switch checked={control.value} onChange={control.onChange} label={label} />}
              </SettingsField>
            ))}
          </SettingsGroup>
        </>
      )}
    </SettingsPage>
  );
}
