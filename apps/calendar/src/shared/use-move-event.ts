import type { CalendarEventRow } from '@hamyar/contracts/calendar';
import { toast } from '@hamyar/design-system/overlay';
import { useMoveCalendarEventMutation } from '../api/calendar-event.api.ts';
import { fa } from '../messages/fa.ts';
import { shiftedMoment } from './wall-time.ts';

/** Minutes that an event keeps when its end is moved. */
const SHORTEST = 15;

/**
 * Moves an event by days and minutes on the wall clock, or only its end by `longer` minutes. Of a series every time moves.
 * Somebody else's newer version is not overwritten: the call is refused, said, and the events are read again.
 */
export function useMoveEvent() {
  const [send] = useMoveCalendarEventMutation();
  return async (event: CalendarEventRow, days: number, minutes: number, longer = 0): Promise<void> => {
    // whole days have no minutes
    const by = event.all_day ? 0 : minutes;
    if (event.all_day && days === 0) return;
    const start_date = shiftedMoment(event.start_date, days, by);
    const end = event.end_date === null ? null : shiftedMoment(event.end_date, days, by + longer);
    const end_date = end === null || longer === 0 ? end : Math.max(end, start_date + SHORTEST * 60);
    const { error } = await send({ id: event.id, version: event.version, start_date, end_date });
    if (!error) toast.success(event.repeat === 'none' ? fa.moved : fa.movedSeries);
  };
}
