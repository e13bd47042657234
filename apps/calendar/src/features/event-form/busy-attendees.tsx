import { Alert } from '@hamyar/design-system/basics';
import { fill, isolate } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useBusyPeopleQuery } from '../../api/calendar-event.api.ts';
import { fa } from '../../messages/fa.ts';
import { momentsOf, type EventValues } from './event.conversions.ts';

interface BusyAttendeesProps {
  values: EventValues;
  /** Names of those who can be chosen, by their ids. */
  people: ReadonlyMap<number, string>;
  /** Id of the event that is being changed. */
  eventId: number | undefined;
}

/**
 * Says which of the chosen attendees have something else at the time of the event; of a series at its first time. They
 * may be invited all the same (decisions 2.13).
 */
export function BusyAttendees({ values, people, eventId }: BusyAttendeesProps) {
  const time = rangeOf(values);
  const { currentData: busy = [] } = useBusyPeopleQuery(
    time && values.attendees.length > 0
      ? { ...time, user_ids: values.attendees, ...(eventId === undefined ? {} : { event_id: eventId }) }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const names = busy.flatMap(({ user_id: id }) => people.get(id) ?? []);
  if (names.length === 0) return null;
  const text = names.length === 1 ? fa.form.busyOne : fa.form.busySome;
  return (
    <div className="cl-busy">
      <Alert tone="warning">{fill(text, { names: names.map((name) => isolate(name)).join('، ') })}</Alert>
    </div>
  );
}

/** The time of the event; null while it is not complete, or cannot be. */
function rangeOf(values: EventValues): { start_date: number; end_date: number } | null {
  if (!values.date || (!values.all_day && !(values.start && values.end))) return null;
  try {
    const time = momentsOf(values);
    return time.end_date > time.start_date ? time : null;
  } catch {
    // the field of the date says that it cannot be read [8.17]
    return null;
  }
}
