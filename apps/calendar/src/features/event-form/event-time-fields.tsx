import { CALENDAR_EVENT_MAX } from '@hamyar/contracts/calendar';
import { Checkbox } from '@hamyar/design-system/basics';
import { JalaliDate, JalaliTime } from '@hamyar/design-system/dates';
import { TextField } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { fa } from '../../messages/fa.ts';
import type { EventValues } from './event.conversions.ts';

const text = fa.form;

interface TimeFieldsProps {
  form: ResourceForm<EventValues>;
}

/** Title and time: the end waits for a start, has it as its minimum, and a new start clears it (spec 5.35, 5.36). */
export function TimeFields({ form }: TimeFieldsProps) {
  const { all_day: allDay, start, end_day: endDay } = form.values;
  return (
    <>
      <FormField form={form} name="title" label={text.title}>
        {(control) => <TextField {...control} maxLength={CALENDAR_EVENT_MAX.title} />}
      </FormField>
      <div className="cl-form-times">
        <FormField form={form} name="date" label={text.date} className="cl-form-date">
          {(control) => <JalaliDate {...control} allowClear={false} />}
        </FormField>
        {allDay ? null : (
          <>
            <FormField form={form} name="start" label={text.start}>
              {(control) => (
                <JalaliTime {...control} onChange={(next) => form.change(() => ({ start: next, end: null }))} />
              )}
            </FormField>
            <FormField
              form={form}
              name="end"
              label={text.end}
              // one sentence below a closed field
              help={start || form.errors.end ? undefined : text.chooseStart}
            >
              {(control) => (
                <JalaliTime {...control} disabled={!start} min={endDay ? undefined : (start ?? undefined)} />
              )}
            </FormField>
          </>
        )}
        {allDay || endDay !== null ? (
          <FormField form={form} name="end_day" label={text.endDate}>
            {(control) => <JalaliDate {...control} min={form.values.date ?? undefined} />}
          </FormField>
        ) : null}
        <FormField form={form} name="all_day" label={text.allDay} hideLabel className="cl-form-all-day">
          {(control) => (
            <Checkbox
              id={control.id}
              aria-label={text.allDay}
              aria-describedby={control['aria-describedby']}
              checked={control.value}
              onChange={(on) => form.change(() => ({ all_day: on, ...(on ? {} : { end_day: null }) }))}
            >
              {text.allDay}
            </Checkbox>
          )}
        </FormField>
      </div>
    </>
  );
}
