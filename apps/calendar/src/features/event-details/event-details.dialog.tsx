import type { ReactNode } from 'react';
import type { CalendarEvent } from '@hamyar/contracts/calendar';
import { Alert, Button, ErrorState, lineText, Ltr, Name, Skeleton } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import {
  BellIcon,
  CalendarIcon,
  ClockIcon,
  CustomersIcon,
  EyeIcon,
  EditIcon,
  LinkIcon,
  PinIcon,
  RefreshIcon,
  UserIcon,
} from '@hamyar/design-system/icons';
import { Modal } from '@hamyar/design-system/overlay';
import { DeleteButton } from '@hamyar/module-kit/form';
import { formatFullDate, formatIsoDate, getDisplayZone } from '@hamyar/dayjs-jalali';
import { fill, formatDuration, isolate, joinFa, toFa } from '@hamyar/persian';
import { failureText } from '@hamyar/module-kit/failure';
import { Link } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { useCalendarEventQuery, useDeleteCalendarEventMutation } from '../../api/calendar-event.api.ts';
import { fa, reminderNames, reminderText, repeatNames, visibilityNames } from '../../messages/fa.ts';
import { useFollow } from '../../shared/layer-entries.tsx';
import { timeText } from '../../shared/event-text.ts';

const text = fa.details;

/** What is known of an event before its details are read: the time that was pressed. */
export interface ShownTime {
  start: number;
  end: number | null;
}

interface EventDetailsDialogProps {
  id: number;
  /** The time of a series that was pressed; without it the first one. */
  at: ShownTime | null;
  onEdit(event: CalendarEvent): void;
  onClose(): void;
}

/** Title, Jalali date, times and the sanitised description of an event, with edit, delete and close (spec 2.78). */
export function EventDetailsDialog({ id, at, onEdit, onClose }: EventDetailsDialogProps) {
  const { data: event, error, refetch } = useCalendarEventQuery(id);
  const gone = failureOf({ error })?.status === 'NOT_FOUND';
  return (
    <Modal
      open
      width="details"
      className="cl-details"
      title={event ? <DetailsTitle event={event} /> : fa.title}
      onClose={onClose}
      footer={
        event ? (
          <>
            {event.editable ? (
              <Button variant="primary" icon={<EditIcon />} onClick={() => onEdit(event)}>
                {text.edit}
              </Button>
            ) : null}
            <Button onClick={onClose}>{text.close}</Button>
          </>
        ) : null
      }
      footerEnd={event?.editable ? <DeleteEvent event={event} onDeleted={onClose} /> : null}
    >
      {event ? <Facts event={event} at={at} /> : null}
      {!event && !error ? <Skeleton lines={4} /> : null}
      {!event && gone ? <Alert tone="warning">{text.gone}</Alert> : null}
      {!event && error && !gone ? <ErrorState title={failureText(error)} onRetry={() => void refetch()} /> : null}
    </Modal>
  );
}

const DetailsTitle = ({ event }: { event: CalendarEvent }) => (
  <span className="cl-details-title">
    <i style={{ background: event.color }} aria-hidden="true" />
    {lineText(event.title)}
  </span>
);

function Facts({ event, at }: { event: CalendarEvent; at: ShownTime | null }) {
  const start = at?.start ?? event.start_date;
  const end = at ? at.end : event.end_date;
  const zone = getDisplayZone();
  const lastSecond = end === null ? start : Math.max(start, end - 1);
  const [first, last] = [formatFullDate(start, zone), formatFullDate(lastSecond, zone)];
  const length =
    end === null || event.all_day || end <= start ? '' : ` · ${formatDuration(Math.round((end - start) / 60))}`;
  const people = event.attendees.map(({ name }) => isolate(name));
  return (
    <>
      <dl className="cl-facts">
        <Fact icon={<CalendarIcon />} name={text.date}>
          {first === last ? first : fill(fa.range, { from: first, to: last })}
        </Fact>
        <Fact icon={<ClockIcon />} name={text.time}>
          {timeText({ start, end, allDay: event.all_day })}
          {length}
        </Fact>
        {event.repeat === 'none' ? null : (
          <Fact icon={<RefreshIcon />} name={fa.form.repeat}>
            {repeatNames[event.repeat]}
            {event.repeat_until ? ` ${fill(text.until, { date: formatIsoDate(event.repeat_until) })}` : ''}
          </Fact>
        )}
        {event.source ? (
          <Fact icon={<LinkIcon />} name={text.about[event.source.type]}>
            <SourceLink source={event.source} />
          </Fact>
        ) : null}
        {event.location ? (
          <Fact icon={<PinIcon />} name={fa.form.location}>
            {lineText(event.location)}
          </Fact>
        ) : null}
        {people.length > 0 ? (
          <Fact icon={<CustomersIcon />} name={fa.form.attendees}>
            {joinFa(people)}
          </Fact>
        ) : null}
        {event.reminder_minutes.length > 0 ? (
          <Fact icon={<BellIcon />} name={fa.form.reminder}>
            {joinFa(event.reminder_minutes.map((n) => reminderNames[n] ?? fill(reminderText, { n })))}
          </Fact>
        ) : null}
        <Fact icon={<UserIcon />} name={text.owner}>
          {isolate(event.owner.name)}
        </Fact>
        <Fact icon={<EyeIcon />} name={fa.form.visibility}>
          {[visibilityNames[event.visibility], event.department?.name].filter(Boolean).join(' ')}
        </Fact>
      </dl>
      {event.description ? <RichText html={event.description} className="cl-description" /> : null}
    </>
  );
}

/** Leads to the ticket or the customer that the event is about, out of the calendar. */
function SourceLink({ source: { type, id, name, subject } }: { source: NonNullable<CalendarEvent['source']> }) {
  const follow = useFollow();
  const params = { id };
  return (
    <Link
      to={type === 'ticket' ? { route: 'tickets-id', params } : { route: 'customers-id', params }}
      className="cl-source"
      onClick={follow}
    >
      {type === 'ticket' ? <Ltr>{toFa(name)}</Ltr> : <Name>{name}</Name>}
      {subject === null ? null : <> {lineText(subject)}</>}
    </Link>
  );
}

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div>
    <dt>
      {icon}
      <span className="hd-visually-hidden">{name}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);

function DeleteEvent({ event, onDeleted }: { event: CalendarEvent; onDeleted(): void }) {
  const [remove] = useDeleteCalendarEventMutation();
  const question = event.repeat === 'none' ? text.confirm : text.confirmSeries;
  return (
    <DeleteButton
      question={{ message: fill(question, { title: isolate(event.title) }) }}
      remove={() => remove({ id: event.id }).unwrap()}
      deleted={text.deleted}
      onDeleted={onDeleted}
    >
      {text.delete}
    </DeleteButton>
  );
}
