import { TICKET_NUMBER_DATES, TICKET_NUMBER_DIGITS, TICKET_NUMBER_PREFIX_MAX } from '@hamyar/contracts';
import { getDisplayZone, jalaliFromEpochDay, wallClock } from '@hamyar/dayjs-jalali';
import { Ltr, Switch } from '@hamyar/design-system/basics';
import { Select, SettingsGroup, TextField } from '@hamyar/design-system/fields';
import { TicketsIcon } from '@hamyar/design-system/icons';
import { formatTicketNumber, restartOf, restartsOf, type TicketNumberFormat } from '@hamyar/domain';
import { useNow } from '@hamyar/module-kit/live';
import { SettingsField, type SettingsForm } from '@hamyar/module-kit/settings';
import { normalizeCode, toFa } from '@hamyar/persian';
import { faTicketNumber as text } from '../../messages/fa-ticket-settings.ts';

const DATE_OPTIONS = TICKET_NUMBER_DATES.map((value) => ({ value, label: text.dates[value] }));
const DIGIT_OPTIONS = Array.from(
  { length: TICKET_NUMBER_DIGITS.max - TICKET_NUMBER_DIGITS.min + 1 },
  (_, index) => TICKET_NUMBER_DIGITS.min + index,
).map((value) => ({ value, label: toFa(String(value)) }));
const SAMPLE_SEQUENCE = 123;

/** How new tickets are numbered, with a sample of today (decisions 2.3, 2.26). */
export function TicketNumberSettings({ form }: { form: SettingsForm<'generalTicketSettings'> }) {
  const { number_date: date = 'yymm', number_restart: restart = 'month' } = form.values;
  return (
    <SettingsGroup title={text.title} icon={<TicketsIcon size={17} />}>
      <TicketNumberSample form={form} />
      <SettingsField form={form} name="number_prefix" labelled>
        {(control) => (
          <TextField
            {...control}
            ltr
            maxLength={TICKET_NUMBER_PREFIX_MAX}
            value={control.value ?? ''}
            onChange={(value) => control.onChange(normalizeCode(value).toUpperCase())}
          />
        )}
      </SettingsField>
      <SettingsField form={form} name="number_date" labelled>
        {(control) => (
          <Select {...control} options={DATE_OPTIONS} onChange={(value) => control.onChange(value ?? 'yymm')} />
        )}
      </SettingsField>
      {date === 'none' ? null : (
        <SettingsField form={form} name="number_restart" labelled>
          {(control) => (
            <Select
              {...control}
              value={restartOf({ date, restart })}
              options={restartsOf(date).map((value) => ({ value, label: text.restarts[value] }))}
              onChange={(value) => control.onChange(value ?? 'never')}
            />
          )}
        </SettingsField>
      )}
      <SettingsField form={form} name="number_digits" labelled>
        {(control) => (
          <Select
            {...control}
            options={DIGIT_OPTIONS}
            onChange={(value) => control.onChange(value ?? TICKET_NUMBER_DIGITS.min)}
          />
        )}
      </SettingsField>
      <SettingsField form={form} name="number_check">
        {(control, label) => <Switch checked={control.value} onChange={control.onChange} label={label} />}
      </SettingsField>
    </SettingsGroup>
  );
}

function TicketNumberSample({ form: { values } }: { form: SettingsForm<'generalTicketSettings'> }) {
  const { year, month } = jalaliFromEpochDay(wallClock(useNow(60), getDisplayZone()).day);
  const format: TicketNumberFormat = {
    prefix: values.number_prefix ?? '',
    date: values.number_date ?? 'yymm',
    digits: values.number_digits ?? TICKET_NUMBER_DIGITS.min,
    restart: values.number_restart ?? 'month',
    check: values.number_check ?? true,
  };
  const sample = formatTicketNumber({ year, month: month + 1, sequence: SAMPLE_SEQUENCE }, format);
  return (
    <div className="tk-number-sample">
      <p role="status">
        {text.sample} <Ltr>{toFa(sample)}</Ltr>
      </p>
      <small>{text.stays}</small>
    </div>
  );
}
