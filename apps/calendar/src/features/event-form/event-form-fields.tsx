import { CALENDAR_EVENT_MAX, EVENT_REPEATS, EVENT_VISIBILITIES, type CalendarEvent } from '@hamyar/contracts/calendar';
import { Segmented } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { FormGrid, MultiSelect, Select, TextField } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { fa, reminderNames, reminderText, repeatNames, visibilityNames } from '../../messages/fa.ts';
import { BusyAttendees } from './busy-attendees.tsx';
import { colleaguesOf } from '../../shared/colleagues.rules.ts';
import { ColorChoice } from '../../shared/color-choice.tsx';
import type { EventValues } from './event.conversions.ts';

const text = fa.form;

interface FieldsProps {
  form: ResourceForm<EventValues>;
}

/** Colour, repeat, reminders and what it is about. */
export function DetailFields({ form }: FieldsProps) {
  const { repeat, reminder_minutes: chosen } = form.values;
  const minutes = [...new Set([...Object.keys(reminderNames).map(Number), ...chosen])].sort((a, b) => a - b);
  return (
    <>
      <FormField form={form} name="color" label={text.color}>
        {(control) => (
          <ColorChoice label={text.color} name={control.id} value={control.value} onChange={control.onChange} />
        )}
      </FormField>
      <FormGrid>
        <FormField form={form} name="repeat" label={text.repeat}>
          {(control) => (
            <Select
              {...control}
              options={EVENT_REPEATS.map((value) => ({ value, label: repeatNames[value] }))}
              onChange={(value) => control.onChange(value ?? 'none')}
            />
          )}
        </FormField>
        {repeat === 'none' ? null : (
          <FormField form={form} name="repeat_until" label={text.until}>
            {(control) => <JalaliDate {...control} min={form.values.date ?? undefined} />}
          </FormField>
        )}
        <FormField form={form} name="reminder_minutes" label={text.reminder}>
          {(control) => (
            <MultiSelect
              {...control}
              maxShown={CALENDAR_EVENT_MAX.reminders}
              options={minutes.map((value) => ({
                value,
                label: reminderNames[value] ?? fill(reminderText, { n: value }),
              }))}
            />
          )}
        </FormField>
        <FormField form={form} name="location" label={text.location}>
          {(control) => <TextField {...control} maxLength={CALENDAR_EVENT_MAX.location} />}
        </FormField>
      </FormGrid>
      <FormField form={form} name="description" label={text.description}>
        {(control) => (
          <RichTextEditor
            id={control.id}
            label={text.description}
            value={control.value}
            invalid={control.invalid}
            aria-describedby={control['aria-describedby']}
            deferred
            minHeight={84}
            maxHeight={220}
            onChange={control.onChange}
            onBlur={control.onBlur}
          />
        )}
      </FormField>
    </>
  );
}

interface SharingFieldsProps extends FieldsProps {
  /** Id of the person who edits, who needs no invitation. */
  own: number;
  /** Id of the event that is being changed. */
  eventId: number | undefined;
  /** The stored attendees: they may be of departments that the person does not see. */
  invited: CalendarEvent['attendees'];
  /** The stored department, which need not be one of the person's own. */
  department: CalendarEvent['department'];
}

/** Who sees the event, and who is invited. */
export function SharingFields({ form, own, eventId, invited, department }: SharingFieldsProps) {
  const departments = useReferenceList('departments') ?? [];
  const me = useSession();
  const { visibility, attendees } = form.values;
  const people = new Map([...colleaguesOf(departments, me), ...invited.map(({ id, name }) => [id, name] as const)]);
  if (!invited.some(({ id }) => id === own)) people.delete(own);
  const choices = new Map([
    ...departments.filter(({ mine, kind }) => mine && kind === 'normal').map(({ id, name }) => [id, name] as const),
    ...(department ? [[department.id, department.name] as const] : []),
  ]);
  const before = new Set(invited.map(({ id }) => id));
  const fresh = attendees.filter((id) => !before.has(id) && id !== own).length;
  return (
    <FormGrid>
      <FormField
        form={form}
        name="attendees"
        label={text.attendees}
        help={fresh > 0 ? fill(text.invited, { n: fresh }) : undefined}
      >
        {(control) => (
          <>
            <MultiSelect {...control} options={[...people].map(([value, label]) => ({ value, label }))} />
            <BusyAttendees values={form.values} people={people} eventId={eventId} />
          </>
        )}
      </FormField>
      <FormField form={form} name="visibility" label={text.visibility}>
        {(control) => (
          <Segmented
            label={text.visibility}
            block
            value={control.value}
            onChange={control.onChange}
            options={EVENT_VISIBILITIES.map((value) => ({ value, label: visibilityNames[value] }))}
          />
        )}
      </FormField>
      {visibility === 'department' ? (
        <FormField form={form} name="department_id" label={text.department} required>
          {(control) => <Select {...control} options={[...choices].map(([value, label]) => ({ value, label }))} />}
        </FormField>
      ) : null}
    </FormGrid>
  );
}
