import fc from 'fast-check';
import { escapeText, foldLine, icalendarParts, type IcsEvent } from './icalendar.rules.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const event: IcsEvent = {
  uid: '7-1@hamyar',
  title: 'نشست',
  description: null,
  location: null,
  color: '#E77373',
  allDay: false,
  start: at('2026-11-20T06:30:00Z'),
  end: at('2026-11-20T08:00:00Z'),
  sequence: 3,
};
const file = (events: IcsEvent[], range = { start: at('2026-03-21T00:00:00Z'), end: at('2027-03-21T00:00:00Z') }) =>
  [
    ...icalendarParts(
      { name: 'تقویم', description: null, zone: 'Asia/Tehran', range, now: at('2026-11-20T08:00:00Z') },
      events,
    ),
  ].join('');
const lines = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

describe('an iCalendar file', () => {
  it('[RFC 5545] has local times of Asia/Tehran, and describes the zone', () => {
    const text = lines(file([event]));
    expect(text).toContain('DTSTART;TZID=Asia/Tehran:20261120T100000');
    expect(text).toContain('DTEND;TZID=Asia/Tehran:20261120T113000');
    expect(text.slice(text.indexOf('BEGIN:VTIMEZONE'), text.indexOf('END:VTIMEZONE'))).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Tehran',
      'BEGIN:STANDARD',
      'DTSTART:20260321T033000',
      'TZOFFSETFROM:+0330',
      'TZOFFSETTO:+0330',
      'END:STANDARD',
    ]);
  });

  it('[decisions 2.0] knows both changes of the clocks in 1401, at the local time before each', () => {
    const text = file([], { start: at('2022-01-01T00:00:00Z'), end: at('2023-01-01T00:00:00Z') });
    expect(text).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20220322T000000\r\nTZOFFSETFROM:+0330\r\nTZOFFSETTO:+0430\r\nEND:DAYLIGHT',
    );
    expect(text).toContain(
      'BEGIN:STANDARD\r\nDTSTART:20220922T000000\r\nTZOFFSETFROM:+0430\r\nTZOFFSETTO:+0330\r\nEND:STANDARD',
    );
  });

  it('has the days of an event that takes whole days, the end after the last of them', () => {
    const days = { allDay: true, start: at('2026-11-19T20:30:00Z'), end: at('2026-11-21T20:30:00Z') };
    const text = lines(file([{ ...event, ...days }]));
    expect(text).toContain('DTSTART;VALUE=DATE:20261120');
    expect(text).toContain('DTEND;VALUE=DATE:20261122');
  });

  it('[RFC 5545] says a daily or weekly series by a rule, up to the end of its last day in the zone', () => {
    const day = (iso: string) => at(iso) / 86_400;
    const weekly = { ...event, series: { every: 'WEEKLY' as const, until: day('2027-01-01T00:00:00Z') } };
    expect(lines(file([weekly]))).toContain('RRULE:FREQ=WEEKLY;UNTIL=20270101T202959Z');
    expect(lines(file([{ ...weekly, allDay: true }]))).toContain('RRULE:FREQ=WEEKLY;UNTIL=20270101');
    const text = file([{ ...event, series: { every: 'DAILY', until: null } }]);
    expect(lines(text)).toContain('RRULE:FREQ=DAILY');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('[RFC 5545] describes the zone from the beginning of its earliest series on, ten years back at most', () => {
    const series = { every: 'DAILY' as const, until: null };
    const old = (iso: string) => file([{ ...event, start: at(iso), end: null, series }]);
    expect(old('2022-01-01T06:30:00Z')).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20220322T000000');
    expect(old('1999-01-01T06:30:00Z')).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20170322T000000');
    expect(old('1999-01-01T06:30:00Z')).not.toContain('DTSTART:1999032');
  });

  it('[RFC 5545] escapes what separates values, so that no text begins a line of its own', () => {
    expect(escapeText('الف; ب, پ\\ت\r\nBEGIN:VEVENT\nx')).toBe('الف\\; ب\\, پ\\\\ت\\nBEGIN:VEVENT\\nx');
    const text = lines(
      file([{ ...event, title: 'x\r\nEND:VEVENT\r\nATTACH:file:///etc/passwd', location: 'a\u2028b' }]),
    );
    expect(text.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(text.some((line) => line.startsWith('ATTACH'))).toBe(false);
  });

  it('[RFC 5545] folds every line at 75 octets, never within a letter, and unfolded it is what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = `SUMMARY:${escapeText(text)}`;
        const folded = foldLine(line);
        const parts = folded.split('\r\n');
        expect(parts.every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
        expect(folded.replace(/\r\n /g, '')).toBe(line);
        // full lines: no next letter would have had room
        for (const [n, part] of parts.slice(0, -1).entries())
          expect(Buffer.byteLength(part) + Buffer.byteLength([...parts[n + 1]!][1]!)).toBeGreaterThan(75);
        expect(Buffer.from(folded).toString()).toBe(folded);
      }),
      { examples: [['نشست‌ هفتگیِ بسیار طولانی 👩‍👩‍👧‍👦 '.repeat(9)]] },
    );
  });
});
