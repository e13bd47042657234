import { wallClock, type UnixRange } from '@hamyar/dayjs-jalali';

/** One time of one event in a file. */
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
}

const CRLF = '\r\n';
/** Octets of the longest line (RFC 5545 3.1). */
const LINE = 75;
const encoder = new TextEncoder();

/** A text value (RFC 5545 3.3.11): what separates values is escaped, and nothing in it can begin a line of its own. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029\u0085]/g, '\\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** A content line in parts of at most 75 octets, never within a letter (RFC 5545 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join(CRLF);
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

/** The zone with every change of its clocks in a range, so that a program needs no list of zones of its own. */
function zoneLines(zone: string, { start, end }: UnixRange): string[] {
  const begin = offsetAt(start, zone);
  const first = { at: start, from: begin, to: begin };
  const changes = [first];
  for (let at = start; at < end; at += 86_400) {
    const [from, to] = [offsetAt(at, zone), offsetAt(at + 86_400, zone)];
    if (from !== to) changes.push({ at: changeBetween(at, at + 86_400, zone), from, to });
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
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `X-APPLE-CALENDAR-COLOR:${event.color}`,
    'END:VEVENT',
  ];
}

/**
 * An iCalendar file (RFC 5545). Times are local times of the zone, which the file describes; a repeated event is one
 * entry each time, because no rule of the format knows Jalali months. `now` is unix seconds.
 */
export function toICalendar(
  name: string,
  events: readonly IcsEvent[],
  { zone, range, now }: { zone: string; range: UnixRange; now: number },
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hamyar//Calendar//FA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    ...zoneLines(zone, range),
    ...events.flatMap((event) => eventLines(event, zone, now)),
    'END:VCALENDAR',
  ]
    .map((line) => foldLine(line) + CRLF)
    .join('');
}
