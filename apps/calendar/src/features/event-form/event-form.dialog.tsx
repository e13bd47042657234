import type { CalendarEvent, EventSource } from '@hamyar/contracts/calendar';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { useNewest } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { useCreateCalendarEventMutation, useUpdateCalendarEventMutation } from '../../api/calendar-event.api.ts';
import { fa } from '../../messages/fa.ts';
import { emptyEvent, eventToBody, eventToForm, type EventValues } from './event.conversions.ts';
import { eventFields } from './event.validation.ts';
import { DetailFields, SharingFields } from './event-form-fields.tsx';
import { TimeFields } from './event-time-fields.tsx';

interface EventFormDialogProps {
  /** The stored event to change; absent for a new one. */
  stored?: CalendarEvent;
  /** Day of a new event (epoch day), and the minute after midnight that was pressed. */
  day: number;
  minute?: number;
  /** What a new event is about. */
  source?: { type: EventSource; id: number };
  /** The event is stored. */
  onSaved(id: number): void;
  onClose(): void;
}

/**
 * Adds or changes an event (spec 2.77, 5.34-5.37). What is typed is a draft: closing the dialog, a lost connection or a
 * crash keeps it for the next opening.
 */
export function EventFormDialog({ stored: given, day, minute, source, onSaved, onClose }: EventFormDialogProps) {
  const [stored, follow] = useNewest(given);
  const [create] = useCreateCalendarEventMutation();
  const [update] = useUpdateCalendarEventMutation();
  const me = useSession();
  const form = useDialogForm<EventValues, { id: number }>({
    initial: stored ? eventToForm(stored) : emptyEvent(day, minute),
    fields: eventFields,
    draft: { key: `calendar-event-${stored?.id ?? (source ? `${source.type}-${source.id}` : 'new')}` },
    send: async (values) => {
      const body = eventToBody(values);
      if (stored) return update({ id: stored.id, version: stored.version, ...body });
      return create(source ? { ...body, source_type: source.type, source_id: source.id } : body);
    },
    onConflict: follow,
    onSaved: (saved) => onSaved(saved.id),
  });
  return (
    <FormDialog
      form={form}
      title={stored ? fa.editEvent : fa.addEvent}
      width={720}
      submitLabel={fa.form.save}
      onClose={onClose}
    >
      <TimeFields form={form} />
      <DetailFields form={form} />
      <SharingFields
        form={form}
        own={me.id}
        eventId={stored?.id}
        invited={stored?.attendees ?? []}
        department={stored?.department ?? null}
      />
    </FormDialog>
  );
}
