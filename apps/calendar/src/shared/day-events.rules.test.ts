import type { CalendarEventRow } from '@hamyar/contracts/calendar';
import { epochDayFromJalali, wallClockToUnix } from '@hamyar/dayjs-jalali';
import fc from 'fast-check';
import { buildEvent } from '../testing/build-event.ts';
import { eventsByDay, lanesOf, matchingRows } from './day-events.rules.ts';

const ZONE = 'Asia/Tehran';
const day = epochDayFromJalali(1405, 7, 29);
const at = (hour: number, minute = 0, of = day) => wallClockToUnix({ day: of, hour, minute, second: 0 }, ZONE);
const event = (id: number, start: number, end: number | null, more: Partial<CalendarEventRow> = {}) =>
  buildEvent({ id, start_date: start, end_date: end, occurrences: [{ start_date: start, end_date: end }], ...more });
const idsOf = (rows: CalendarEventRow[], of = day) =>
  (eventsByDay(rows, ZONE).get(of) ?? []).map((part) => part.event.id);

describe('the events of a day', () => {
  it('[2.79] stand in order: whole days first, then by their time', () => {
    const rows = [
      event(1, at(14), at(15)),
      event(2, at(9), at(10)),
      event(3, at(0), at(0, 0, day + 1), { all_day: true }),
      event(4, at(9), at(12)),
    ];
    expect(idsOf(rows)).toEqual([3, 4, 2, 1]);
  });

  it('are there on each day that they go through, and not on the one that begins when they end', () => {
    const rows = [event(1, at(22), at(0, 0, day + 2))];
    const parts = [day - 1, day, day + 1, day + 2].map((of) => eventsByDay(rows, ZONE).get(of)?.[0]);
    expect(parts.map((part) => part && [part.from, part.to, part.allDay, part.continued])).toEqual([
      undefined,
      [22 * 60, 1440, false, false],
      [0, 1440, true, true],
      undefined,
    ]);
  });

  it('[4.14] are there once when two years answer them', () => {
    const rows = [event(1, at(9), at(10))];
    expect(idsOf([...rows, ...rows])).toEqual([1]);
  });

  it('[3.19] are a point in time without an end', () => {
    const [part] = eventsByDay([event(1, at(9), null)], ZONE).get(day) ?? [];
    expect([part?.from, part?.to]).toEqual([540, 540]);
  });

  it('are found by title and place, in any spelling', () => {
    const rows = [event(1, at(9), null, { title: 'كليد انبار' }), event(2, at(9), null, { location: 'سالن کنفرانس' })];
    expect(matchingRows(rows, 'کلید').map(({ id }) => id)).toEqual([1]);
    expect(matchingRows(rows, 'سالن').map(({ id }) => id)).toEqual([2]);
    expect(matchingRows(rows, ' ')).toHaveLength(2);
  });
});

describe('events at the same time', () => {
  it('stand side by side and never over each other, whatever they are', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 1300 }), fc.integer({ min: 0, max: 139 })), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(spans, (list) => {
        const rows = list.map(([from, length], index) => event(index + 1, at(0, from), at(0, from + length)));
        const placed = lanesOf(eventsByDay(rows, ZONE).get(day) ?? []);
        expect(placed).toHaveLength(rows.length);
        for (const one of placed) {
          expect(one.lane).toBeLessThan(one.lanes);
          const others = placed.filter(
            (other) =>
              other !== one &&
              other.from < Math.max(one.to, one.from + 30) &&
              one.from < Math.max(other.to, other.from + 30),
          );
          for (const other of others) {
            expect(other.lanes).toBe(one.lanes);
            expect(other.lane).not.toBe(one.lane);
          }
        }
      }),
    );
  });
});
