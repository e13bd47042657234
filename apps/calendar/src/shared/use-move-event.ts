import { useRef } from 'react';
import type { CalendarEvent, CalendarEventRow } from '@hamyar/contracts/calendar';
import { toast } from '@hamyar/design-system/overlay';
import { shared } from '@hamyar/persian';
import { useMoveCalendarEventMutation } from '../api/calendar-event.api.ts';
import { fa } from '../messages/fa.ts';
import { shiftedMoment } from './wall-time.ts';

/** Minutes that an event keeps when its end is moved. */
const SHORTEST = 15;

type Times = Pick<CalendarEvent, 'start_date' | 'end_date'>;
type Placed = Times & Pick<CalendarEvent, 'version'>;
/** By so many days and minutes on the wall clock, and its end by so many more. */
export interface Shift {
  days: number;
  minutes?: number;
  longer?: number;
}

function shifted({ start_date, end_date }: Times, { days, minutes = 0, longer = 0 }: Shift): Times {
  const start = shiftedMoment(start_date, days, minutes);
  const end = end_date === null ? null : shiftedMoment(end_date, days, minutes + longer);
  return { start_date: start, end_date: end === null || longer === 0 ? end : Math.max(end, start + SHORTEST * 60) };
}

/**
 * Moves an event, or only its end, and offers to take it back. Of a series every time moves. Somebody else's newer version
 * is not overwritten: the call is refused, said, and the events are read again. One call follows the other, each on what
 * the one before has stored, so that keys can be pressed faster than the server answers; what still waits when one is
 * refused is not sent. Resolves to whether the event was moved.
 */
export function useMoveEvent() {
  const [send] = useMoveCalendarEventMutation();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const refusals = useRef(0);
  const stored = useRef(new Map<number, Placed>());

  /** The newest that is known of an event. */
  const newest = (event: CalendarEventRow): Placed => {
    const answered = stored.current.get(event.id);
    return answered && answered.version > event.version ? answered : event;
  };
  const put = (event: CalendarEventRow, timesOf: (now: Placed) => Times, done: (before: Placed) => void) => {
    const seen = refusals.current;
    const sent = queue.current.then(async () => {
      if (refusals.current !== seen) return false;
      const before = newest(event);
      const { data, error } = await send({ id: event.id, version: before.version, ...timesOf(before) });
      if (error) refusals.current += 1;
      else {
        stored.current.set(event.id, data);
        done(before);
      }
      return !error;
    });
    queue.current = sent;
    return sent;
  };

  return (event: CalendarEventRow, by: Shift): Promise<boolean> => {
    // whole days have no minutes
    const shift = event.all_day ? { days: by.days } : by;
    if (event.all_day && by.days === 0) return Promise.resolve(false);
    return put(
      event,
      (now) => shifted(now, shift),
      ({ start_date, end_date }) =>
        toast.success(event.repeat === 'none' ? fa.moved : fa.movedSeries, {
          key: `calendar-moved-${event.id}`,
          action: {
            label: shared.undo,
            onAction: () =>
              void put(
                event,
                () => ({ start_date, end_date }),
                () => toast.success(fa.movedBack),
              ),
          },
        }),
    );
  };
}
