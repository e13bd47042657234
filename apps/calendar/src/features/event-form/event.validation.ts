import { CALENDAR_EVENT_MAX } from '@hamyar/contracts/calendar';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { fill } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import type { EventValues } from './event.conversions.ts';

const text = fa.form;

/**
 * The checks of the form before it is sent: title, start and end are required, the end is not before the start (spec
 * 5.34-5.37).
 */
export function eventFields(values: EventValues): FieldSpecs<EventValues> {
  const { all_day, date, start, end, end_day } = values;
  const timed = !all_day;
  const sameDay = end_day === null || end_day === date;
  return {
    title: { required: true },
    date: { required: true, wire: 'start_date' },
    start: { required: timed },
    end: {
      required: timed,
      wire: 'end_date',
      rules: [() => (timed && sameDay && start && end && end < start ? text.endBeforeStart : null)],
    },
    // of the two that a refusal of the end is about, the last day is nearer to it; hidden ones are passed over
    end_day: { wire: 'end_date', rules: [() => (end_day && date && end_day < date ? text.endDateBeforeStart : null)] },
    description: { allowHtml: true },
    department_id: { required: values.visibility === 'department' ? text.departmentNeeded : false },
    reminder_minutes: {
      rules: [
        () =>
          values.reminder_minutes.length > CALENDAR_EVENT_MAX.reminders
            ? fill(text.tooManyReminders, { n: CALENDAR_EVENT_MAX.reminders })
            : null,
      ],
    },
    repeat_until: {
      rules: [
        () =>
          values.repeat !== 'none' && values.repeat_until && date && values.repeat_until < date
            ? text.untilBeforeStart
            : null,
      ],
    },
  };
}
