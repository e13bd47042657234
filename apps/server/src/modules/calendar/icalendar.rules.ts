import { wallClock, zonedStart, type UnixRange } from '@hamyar/dayjs-jalali';

/** One entry of a file: one time of an event, or a series that a rule of the format says. */
export interface IcsEvent {
  /** The same in every file, so that programs change an event instead of adding it again. */
  uid: string;
  title: string;
  /** Plain text. */
  description: string | null;
  location: string | null;
  color: string;
  allDay: boolean;
  /** Unix seconds. */
  start: number;
  end: number | null;
  /** How often the event was changed. */
  sequence: number;
  /** Takes place again every day or week, up to a last day (epoch day; null is without end). */
  series?: { every: 'DAILY' | 'WEEKLY'; until: number | null };
}

const CRLF = '\r\n';
/** Octets of the longest line (RFC 5545 3.1). */
const LINE = 75;
/** Days before a range for which the zone of a file is described: programs ask further back for old series only. */
const ZONE_DAYS = 3660;

/** A text value (RFC 5545 3.3.11): what separates values is escaped, and nothing in it can begin a line of its own. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029\u0085]/g, '\\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** A content line in parts of at most 75 octets, never within a letter (RFC 5545 3.1). */
export function foldLine(line: string): string {
  // a UTF-16 unit takes three octets at most
  if (line.length * 3 <= LINE || Buffer.byteLength(line) <= LINE) return line;
  const octets = Buffer.from(line);
  const parts: string[] = [];
  let begin = 0;
  // the space that begins a further line is one of its octets
  for (let room = LINE; begin + room < octets.length; room = LINE - 1) {
    let end = begin + room;
    // the octets after the first one of a letter are 10xxxxxx
    while ((octets[end]! & 0xc0) === 0x80) end -= 1;
    parts.push(octets.toString('utf8', begin, end));
    begin = end;
  }
  return [...parts, octets.toString('utf8', begin)].join(`${CRLF} `);
}

const pad = (n: number, length = 2): string => String(n).padStart(length, '0');

function dateOf(day: number): string {
  const at = new Date(day * 86_400_000);
  return `${pad(at.getUTCFullYear(), 4)}${pad(at.getUTCMonth() + 1)}${pad(at.getUTCDate())}`;
}

/** A local time without its zone: 20261120T143500. */
function local(seconds: number, zone: string): string {
  const { day, hour, minute, second } = wallClock(seconds, zone);
  return `${dateOf(day)}T${pad(hour)}${pad(minute)}${pad(second)}`;
}
const utc = (seconds: number): string => `${local(seconds, 'UTC')}Z`;

/** Seconds by which the zone is ahead of UTC. */
function offsetAt(seconds: number, zone: string): number {
  const { day, hour, minute, second } = wallClock(seconds, zone);
  return day * 86_400 + hour * 3600 + minute * 60 + second - seconds;
}
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60;
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`;
}

/** The first second after which the clocks show something else; the change lies between the two moments. */
function changeBetween(before: number, after: number, zone: string): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, zone) === offsetAt(before, zone)) low = middle;
    else high = middle;
  }
  return high;
}

const WEEK = 7 * 86_400;

/** The zone with every change of its clocks in a range, so that a program needs no list of zones of its own. */
function zoneLines(zone: string, { start, end }: UnixRange): string[] {
  const begin = offsetAt(start, zone);
  const first = { at: start, from: begin, to: begin };
  const changes = [first];
  // nowhere are the clocks changed there and back within a week
  for (let at = start, from = begin; at < end; at += WEEK) {
    const to = offsetAt(at + WEEK, zone);
    if (from !== to) changes.push({ at: changeBetween(at, at + WEEK, zone), from, to });
    from = to;
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...changes.flatMap(({ at, from, to }) => {
      const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
      // the time of a change is that of the clocks before it
      const shown = local(at + from, 'UTC');
      return [
        `BEGIN:${kind}`,
        `DTSTART:${shown}`,
        `TZOFFSETFROM:${offsetText(from)}`,
        `TZOFFSETTO:${offsetText(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** The rule of a series (RFC 5545 3.3.10): its last day as a date, or as the last second of that day by UTC. */
function ruleOf({ allDay, series }: IcsEvent, zone: string): string[] {
  if (!series) return [];
  const { every, until } = series;
  if (until === null) return [`RRULE:FREQ=${every}`];
  return [`RRULE:FREQ=${every};UNTIL=${allDay ? dateOf(until) : utc(zonedStart(until + 1, zone) / 1000 - 1)}`];
}

function eventLines(event: IcsEvent, zone: string, now: number): string[] {
  const time = (name: string, seconds: number) =>
    event.allDay
      ? `${name};VALUE=DATE:${dateOf(wallClock(seconds, zone).day)}`
      : `${name};TZID=${zone}:${local(seconds, zone)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${event.sequence}`,
    time('DTSTART', event.start),
    ...(event.end === null || event.end === event.start ? [] : [time('DTEND', event.end)]),
    ...ruleOf(event, zone),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `X-APPLE-CALENDAR-COLOR:${event.color}`,
    'END:VEVENT',
  ];
}

const textOf = (lines: readonly string[]): string => lines.map((line) => foldLine(line) + CRLF).join('');

/** What the head of a file says. */
export interface IcsHead {
  name: string;
  /** A sentence about the file, or null. */
  description: string | null;
  zone: string;
  range: UnixRange;
  /** Unix seconds. */
  now: number;
}

/**
 * An iCalendar file (RFC 5545) in parts, one for each entry. Times are local times of the zone, which the file describes
 * from its earliest series on. Daily and weekly series are one entry with a rule; other events are one entry each time,
 * because no rule of the format knows Jalali months.
 */
export function* icalendarParts(
  { name, description, zone, range, now }: IcsHead,
  events: readonly IcsEvent[],
): Generator<string, void> {
  const earliest = events.reduce((first, { start }) => Math.min(first, start), range.start);
  const start = Math.max(earliest, range.start - ZONE_DAYS * 86_400);
  yield textOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hamyar//Calendar//FA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(description === null ? [] : [`X-WR-CALDESC:${escapeText(description)}`]),
    `X-WR-TIMEZONE:${zone}`,
    ...zoneLines(zone, { start, end: range.end }),
  ]);
  for (const event of events) yield textOf(eventLines(event, zone, now));
  yield textOf(['END:VCALENDAR']);
}
