import type { CalendarEventRow } from '@hamyar/contracts/calendar';
import { wallClock } from '@hamyar/dayjs-jalali';
import { compareFa, searchKeyCompact } from '@hamyar/persian';

/** The part of one time of an event that lies in one day. */
export interface DayEvent {
  key: string;
  event: CalendarEventRow;
  /** Unix seconds of this time. */
  start: number;
  end: number | null;
  /** Takes the whole day, or goes on through it. */
  allDay: boolean;
  /** Minutes after midnight of this day, 0..1440. */
  from: number;
  to: number;
  /** It has begun on a day before. */
  continued: boolean;
}

/** One event beside others at the same time: its column among so many. */
export interface LaneEvent extends DayEvent {
  lane: number;
  lanes: number;
}

const DAY_MINUTES = 1440;
/** Minutes as high as a short event is drawn. */
const SHORTEST = 30;

const minutesAt = (seconds: number, zone: string): { day: number; minutes: number } => {
  const { day, hour, minute } = wallClock(seconds, zone);
  return { day, minutes: hour * 60 + minute };
};

function partsOf(event: CalendarEventRow, start: number, end: number | null, zone: string): [number, DayEvent][] {
  const first = minutesAt(start, zone);
  const last = end === null || end <= start ? first : minutesAt(end - 1, zone);
  const to = end === null || end <= start ? first.minutes : minutesAt(end, zone).minutes;
  const parts: [number, DayEvent][] = [];
  for (let day = first.day; day <= last.day; day += 1) {
    const from = day === first.day ? first.minutes : 0;
    const until = day < last.day || (to === 0 && end !== null && end > start) ? DAY_MINUTES : to;
    parts.push([
      day,
      {
        key: `${event.id}-${start}-${day}`,
        event,
        start,
        end,
        allDay: event.all_day || (from === 0 && until === DAY_MINUTES),
        from,
        to: Math.max(from, until),
        continued: day > first.day,
      },
    ]);
  }
  return parts;
}

/** What stands first in a day: whole days, then by the time, then by the title. */
const byTime = (a: DayEvent, b: DayEvent): number =>
  Number(b.allDay) - Number(a.allDay) || a.from - b.from || b.to - a.to || compareFa(a.event.title, b.event.title);

/**
 * The events of each day (epoch day), in order. Years overlap in what goes on from one into the next: a time that two of
 * them answer is there once.
 */
export function eventsByDay(rows: readonly CalendarEventRow[], zone: string): Map<number, DayEvent[]> {
  const days = new Map<number, Map<string, DayEvent>>();
  for (const event of rows)
    for (const { start_date, end_date } of event.occurrences)
      for (const [day, part] of partsOf(event, start_date, end_date, zone)) {
        const known = days.get(day) ?? new Map<string, DayEvent>();
        days.set(day, known.set(part.key, part));
      }
  return new Map([...days].map(([day, parts]) => [day, [...parts.values()].sort(byTime)]));
}

/** The rows whose title or place contains a text, in any spelling; all for no text. */
export function matchingRows(rows: readonly CalendarEventRow[], text: string): readonly CalendarEventRow[] {
  const key = searchKeyCompact(text);
  if (key === '') return rows;
  return rows.filter(({ title, location }) => searchKeyCompact(`${title} ${location ?? ''}`).includes(key));
}

/** Puts the timed events of a day side by side where they overlap; each group is as wide as it needs. */
export function lanesOf(events: readonly DayEvent[]): LaneEvent[] {
  const placed: LaneEvent[] = [];
  let group: LaneEvent[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.lanes = ends.length;
    placed.push(...group);
    group = [];
    ends = [];
  };
  for (const event of [...events].filter(({ allDay }) => !allDay).sort(byTime)) {
    if (ends.every((end) => end <= event.from)) close();
    const free = ends.findIndex((end) => end <= event.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(event.to, event.from + SHORTEST);
    group.push({ ...event, lane, lanes: 1 });
  }
  close();
  return placed;
}
