import { formatTime, getDisplayZone } from '@hamyar/dayjs-jalali';
import { fill } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';
import type { DayEvent } from './day-events.rules.ts';

/** «۱۰:۰۰ تا ۱۱:۳۰», «۱۰:۰۰» without an end, «تمام روز». */
export function timeText({ start, end, allDay }: Pick<DayEvent, 'start' | 'end' | 'allDay'>): string {
  if (allDay) return fa.allDay;
  const zone = getDisplayZone();
  const from = formatTime(start, zone);
  return end === null || end === start ? from : fill(fa.range, { from, to: formatTime(end, zone) });
}

/** What a row of a cell shows of the time: when it begins on this day. */
export const shortTime = (event: DayEvent): string =>
  event.allDay || event.continued ? fa.allDay : formatTime(event.start, getDisplayZone());
