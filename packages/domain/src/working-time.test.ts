import fc from 'fast-check';
import { type ClockStep, dueTime, explainDueTime } from './due-time.ts';
import {
  addWorkingMinutes,
  afterWorkingDays,
  aroundTheClock,
  type CivilClock,
  type Closure,
  NoWorkingTime,
  nextOpening,
  type WorkCalendar,
  type WorkWeek,
  weekMinutes,
  workingMinutesBetween,
  wrongInterval,
} from './working-time.ts';

const MINUTE = 60;
const DAY = 86_400;
/** Clocks of Tehran without `Intl`: +3:30, and +4:30 from 22 March 2022 to 21 September 2022 24:00. */
const SUMMER = { from: Date.UTC(2022, 2, 21, 20, 30) / 1000, to: Date.UTC(2022, 8, 21, 19, 30) / 1000 };
const offsetAt = (at: number): number => (at >= SUMMER.from && at < SUMMER.to ? 16_200 : 12_600);
const wall = (at: number) => {
  const local = at + offsetAt(at);
  const day = Math.floor(local / DAY);
  return { day, minute: Math.floor((local - day * DAY) / MINUTE) };
};
const tehran: CivilClock = {
  dayOf: (at) => wall(at).day,
  weekdayOf: (day) => (((day + 5) % 7) + 7) % 7,
  momentOf: (day, minute) => {
    const local = day * DAY + minute * MINUTE;
    const found = [16_200, 12_600].find((offset) => offsetAt(local - offset) === offset);
    return found === undefined ? SUMMER.from : local - found;
  },
};

const iso = (text: string) => Date.parse(text) / 1000;
const dayOfIso = (text: string) => Date.parse(text) / 1000 / DAY;
const hours = (...pairs: (readonly [number, number])[]) =>
  pairs.map(([from, to]) => ({ from: from * 60, to: to * 60 }));
const OFFICE: WorkWeek = [...Array.from({ length: 5 }, () => hours([8, 16])), hours([8, 12]), []];
const calendar = (more: Partial<WorkCalendar> = {}): WorkCalendar => ({
  ...{ clock: tehran, week: OFFICE, dated: [], closures: new Map() },
  ...more,
});
const off = (...days: string[]): WorkCalendar =>
  calendar({ closures: new Map(days.map((day) => [dayOfIso(day), [{ from: 0, to: 1440, title: 'تعطیل' }]])) });

// Wednesday 2026-11-25 is 4 Azar 1405.
const WED = '2026-11-25';
const THU = '2026-11-26';
const FRI = '2026-11-27';
const SAT = '2026-11-28';
const SUN = '2026-11-29';
const MON = '2026-11-30';
const at = (day: string, time: string, zone = '+03:30') => iso(`${day}T${time}:00${zone}`);
const due = (start: number, target: number, of = calendar()) => addWorkingMinutes(of, start, target * 60);

describe('working time', () => {
  it('[decisions 2.6 rule 1] counts within working hours, over nights and weekends', () => {
    expect(due(at(WED, '15:30'), 2)).toBe(at(THU, '09:30'));
    expect(due(at(THU, '11:00'), 4)).toBe(at(SAT, '11:00'));
    expect(due(at(THU, '11:00'), 4, off(SAT))).toBe(at(SUN, '11:00'));
    expect(due(at(FRI, '10:00'), 1)).toBe(at(SAT, '09:00'));
  });

  it('[decisions 2.6] counts over the holidays of Nowruz', () => {
    const nowruz = off('2025-03-19', '2025-03-20', '2025-03-21', '2025-03-22', '2025-03-23', '2025-03-24');
    expect(due(at('2025-03-18', '15:00'), 2, nowruz)).toBe(at('2025-03-25', '09:00'));
  });

  it('[decisions 2.6] a shift through the night is two intervals that meet at 24:00', () => {
    const night = calendar({ week: Array.from({ length: 7 }, () => hours([0, 6], [22, 24])) });
    expect(due(at(WED, '23:30'), 1, night)).toBe(at(THU, '00:30'));
    expect(due(at(WED, '12:00'), 3, night)).toBe(at(THU, '01:00'));
  });

  it('[decisions 2.6] counts over the end of daylight saving time in 2022', () => {
    expect(due(at('2022-09-21', '15:30', '+04:30'), 4)).toBe(at('2022-09-22', '11:30', '+03:30'));
    const always = aroundTheClock(tehran);
    expect(due(at('2022-09-21', '15:30', '+04:30'), 24, always)).toBe(at('2022-09-22', '14:30', '+03:30'));
  });

  it('work that ends with the day is due at its end, and a minute that has begun is at its start', () => {
    expect(due(at(THU, '11:00'), 1)).toBe(at(THU, '12:00'));
    expect(due(at(THU, '11:00') + 59, 1)).toBe(at(THU, '12:00'));
    expect(due(at(FRI, '10:00'), 0)).toBe(at(FRI, '10:00'));
  });

  it('[decisions 2.7] dated hours stand instead of those of the week, and a partial day off removes hours', () => {
    const ramadan = { from_day: dayOfIso(WED), to_day: dayOfIso(THU), days: OFFICE.map(() => hours([9, 14])) };
    expect(due(at(WED, '13:00'), 2, calendar({ dated: [ramadan] }))).toBe(at(THU, '10:00'));
    const afternoon = new Map([[dayOfIso(WED), [{ from: 780, to: 1440, title: 'جشن' }]]]);
    expect(due(at(WED, '12:00'), 2, calendar({ closures: afternoon }))).toBe(at(THU, '09:00'));
  });

  it('[decisions 2.6 rule 7] ends with an error after 366 days without work', () => {
    const never = calendar({ week: Array.from({ length: 7 }, () => []) });
    expect(() => due(at(WED, '12:00'), 1, never)).toThrow(NoWorkingTime);
    expect(nextOpening(never, at(WED, '12:00'))).toBeNull();
    const once = { from_day: dayOfIso(WED) + 366, to_day: dayOfIso(WED) + 366, days: OFFICE.map(() => hours([8, 9])) };
    expect(due(at(WED, '12:00'), 0.5, { ...never, dated: [once] })).toBe(at(WED, '08:30') + 366 * DAY);
    expect(() =>
      due(at(WED, '12:00'), 1, {
        ...never,
        dated: [{ ...once, from_day: once.from_day + 1, to_day: once.to_day + 1 }],
      }),
    ).toThrow(NoWorkingTime);
  });

  it('says when somebody works next', () => {
    expect(nextOpening(calendar(), at(WED, '09:00') + 7)).toBe(at(WED, '09:00') + 7);
    expect(nextOpening(calendar(), at(WED, '16:00'))).toBe(at(THU, '08:00'));
    expect(nextOpening(off(SAT), at(THU, '12:30'))).toBe(at(SUN, '08:00'));
  });

  it('[decisions 2.7] finds intervals that overlap or have no minutes, and a week without work', () => {
    const week = (...pairs: (readonly [number, number])[]) => [hours(...pairs), [], [], [], [], [], []];
    expect(wrongInterval(week([8, 12], [12, 24]))).toBeNull();
    expect(wrongInterval(week([8, 12], [11, 13]))).toEqual({ weekday: 0, index: 1, fault: 'overlap' });
    expect(wrongInterval(week([8, 12], [13, 13]))).toEqual({ weekday: 0, index: 1, fault: 'empty' });
    expect(weekMinutes(OFFICE)).toBe(44 * 60);
    expect(weekMinutes(week())).toBe(0);
  });
});

describe('the due time of a clock', () => {
  const start = (moment: number, target: number): ClockStep => ({ type: 'start', at: moment, minutes: target * 60 });

  it('[decisions 2.6 rule 3] a pause keeps the minutes that are left', () => {
    const steps: ClockStep[] = [start(at(SAT, '09:00'), 8), { type: 'pause', at: at(SAT, '10:00') }];
    expect(dueTime(calendar(), steps)).toEqual({ due_at: null, remaining: 420, shortened: false });
    const resumed: ClockStep[] = [...steps, { type: 'resume', at: at(SUN, '15:30') }];
    expect(dueTime(calendar(), resumed)).toEqual({ due_at: at(MON, '14:30'), remaining: 420, shortened: false });
  });

  it('[decisions 2.6] a ticket that is reopened has at least the minutes of its grace', () => {
    const steps: ClockStep[] = [
      start(at(SAT, '08:00'), 1),
      { type: 'pause', at: at(SAT, '08:55') },
      { type: 'resume', at: at(SUN, '15:30'), at_least: 60 },
    ];
    expect(dueTime(calendar(), steps).due_at).toBe(at(MON, '08:30'));
  });

  it('[decisions 2.6 rule 4] another target counts what has passed, and a shorter one is due immediately', () => {
    const begun = start(at(SAT, '08:00'), 8);
    const change = (target: number): ClockStep => ({ type: 'target', at: at(SAT, '10:00'), minutes: target * 60 });
    expect(dueTime(calendar(), [begun, change(4)])).toMatchObject({ due_at: at(SAT, '12:00'), shortened: false });
    expect(dueTime(calendar(), [begun, change(1)])).toMatchObject({ due_at: at(SAT, '10:00'), shortened: true });
  });

  it('explains a due time by what was worked, closed, off and paused, without gaps', () => {
    const steps: ClockStep[] = [
      start(at(WED, '14:30'), 8),
      { type: 'pause', at: at(WED, '15:30') },
      { type: 'resume', at: at(THU, '09:00') },
    ];
    const { parts, counted, due_at } = explainDueTime(off(SAT), steps);
    expect(due_at).toBe(at(SUN, '12:00'));
    expect(counted).toBe(480);
    expect(parts.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['worked', 60],
      ['paused', 0],
      ['worked', 180],
      ['outside', 0],
      ['outside', 0],
      ['outside', 0],
      ['off', 0],
      ['outside', 0],
      ['outside', 0],
      ['worked', 240],
    ]);
    expect(parts.find(({ kind }) => kind === 'off')).toMatchObject({ title: 'تعطیل', from: at(SAT, '08:00') });
  });
});

// Random calendars around the end of daylight saving time and in ordinary weeks, minute by minute.
const interval = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 40 }))
  .map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }));
const intervals = fc
  .array(interval, { maxLength: 3 })
  .map((list) =>
    list
      .sort((a, b) => a.from - b.from)
      .filter(({ from }, index, all) => all.slice(0, index).every(({ to }) => to <= from)),
  );
const week = fc.array(intervals, { minLength: 7, maxLength: 7 });
const FIRST = fc.constantFrom(dayOfIso('2022-03-18'), dayOfIso('2022-09-18'), dayOfIso(WED));
const anyCalendar = FIRST.chain((first) =>
  fc.record({
    first: fc.constant(first),
    week,
    dated: fc.array(
      fc.tuple(fc.nat(6), fc.nat(3), week).map(([from, length, days]) => ({
        ...{ from_day: first + from, to_day: first + from + length, days },
      })),
      { maxLength: 1 },
    ),
    closures: fc
      .array(fc.tuple(fc.nat(9), fc.oneof(interval, fc.constant({ from: 0, to: 1440 }))), { maxLength: 3 })
      .map((list) => {
        const days = new Map<number, Closure[]>();
        for (const [day, closed] of list)
          days.set(first + day, [...(days.get(first + day) ?? []), { ...closed, title: 'تعطیل' }]);
        return days;
      }),
  }),
).map(({ first, ...parts }) => ({ first, calendar: calendar(parts) }));

// each look at a global of Jest's sandbox is slow, and these are asked for every minute of 10,000 calendars
const { floor, max } = Math;

/** Whether somebody works in each minute from the midnight of UTC of `first` on, by the wall clock alone. */
function openMinutes({ week: days, dated, closures }: WorkCalendar, first: number): (index: number) => boolean {
  const known: boolean[] = [];
  let [lastDay, latest] = [-1, 0];
  let hoursOfDay = new Uint8Array();
  const isNextOpen = (): boolean => {
    const at = first * DAY + known.length * MINUTE;
    const local = (at + offsetAt(at)) / MINUTE;
    const day = floor(local / 1440);
    const minute = local - day * 1440;
    if (day !== lastDay) {
      const dates = dated.find(({ from_day, to_day }) => from_day <= day && day <= to_day);
      hoursOfDay = new Uint8Array(1440);
      for (const { from, to } of (dates?.days ?? days)[(day + 5) % 7]!) hoursOfDay.fill(1, from, to);
      for (const { from, to } of closures.get(day) ?? []) hoursOfDay.fill(0, from, to);
    }
    // an hour that the clocks repeat belongs to the end of its day
    latest = day === lastDay ? max(latest, minute) : minute;
    lastDay = day;
    return hoursOfDay[latest] === 1;
  };
  return (index) => {
    while (known.length <= index) known.push(isNextOpen());
    return known[index]!;
  };
}

const SCAN = 6 * 1440;
const moment = fc.integer({ min: 300, max: 2 * 1440 });

describe('against a reference that counts each minute', () => {
  it('[decisions 2.6] finds the same due time, and the same minutes between two moments, in 10,000 calendars', () => {
    fc.assert(
      fc.property(anyCalendar, moment, fc.integer({ min: 1, max: 700 }), ({ first, calendar: of }, begin, target) => {
        const open = openMinutes(of, first);
        const start = first * DAY + begin * MINUTE;
        let index = begin;
        for (let left = target; left > 0 && index < SCAN; index += 1) if (open(index)) left -= 1;
        let counted = 0;
        for (let minute = begin; minute < index; minute += 1) if (open(minute)) counted += 1;
        expect(workingMinutesBetween(of, start, first * DAY + index * MINUTE)).toBe(counted);
        if (counted === target) expect(addWorkingMinutes(of, start, target)).toBe(first * DAY + index * MINUTE);
      }),
      { numRuns: 10_000 },
    );
  });

  it('[decisions 2.6] every explanation is the one of its due time, in 10,000 clocks with pauses and other targets', () => {
    const more = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 600 }),
        fc.constantFrom('pause', 'resume', 'target', 'grace'),
        fc.integer({ min: 0, max: 900 }),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        anyCalendar,
        moment,
        fc.integer({ min: 1, max: 600 }),
        more,
        ({ first, calendar: of }, begin, minutes, list) => {
          const steps: ClockStep[] = [{ type: 'start', at: first * DAY + begin * MINUTE, minutes }];
          for (const [after, type, value] of list) {
            const then = steps.at(-1)!.at + after * MINUTE;
            if (type === 'target') steps.push({ type, at: then, minutes: value });
            else if (type === 'grace') steps.push({ type: 'resume', at: then, at_least: value });
            else steps.push({ type, at: then } as ClockStep);
          }
          const reference = referenceDue(openMinutes(of, first), first, steps);
          if (reference === 'beyond') return;
          const { parts, counted, allowed: _allowed, ...explained } = explainDueTime(of, steps);
          expect(explained).toEqual(dueTime(of, steps));
          expect([explained.due_at, explained.remaining]).toEqual([reference.due_at, reference.remaining]);
          expect(counted).toBe(reference.counted);
          const ends = parts.map(({ to }) => to);
          expect(parts.map(({ from }) => from)).toEqual([steps[0]!.at, ...ends].slice(0, parts.length));
          expect(ends.at(-1) ?? steps[0]!.at).toBe(explained.due_at ?? steps.at(-1)!.at);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

/** The clock of {@link dueTime}, minute by minute. */
function referenceDue(open: (index: number) => boolean, first: number, steps: readonly ClockStep[]) {
  const indexOf = (at: number) => (at - first * DAY) / MINUTE;
  let [target, consumed, running, due_at] = [0, 0, false, null as number | null];
  let [remaining, countedAtDue] = [0, 0];
  const last = indexOf(steps.at(-1)!.at);
  for (let index = indexOf(steps[0]!.at); ; index += 1) {
    const now = first * DAY + index * MINUTE;
    for (const step of index <= last ? steps : []) {
      if (indexOf(step.at) !== index) continue;
      if (step.type === 'start' || step.type === 'resume') running = true;
      if (step.type === 'pause') running = false;
      if (step.type === 'start') target = step.minutes ?? 0;
      if (step.type === 'resume' && step.at_least) target = Math.max(target, consumed + step.at_least);
      if (step.type === 'target') target = step.minutes ?? 0;
      if (consumed < target) due_at = null;
      else if (due_at === null) [due_at, countedAtDue] = [now, consumed];
      remaining = Math.max(0, target - consumed);
    }
    if (index >= last && (!running || due_at !== null))
      return { due_at, remaining, counted: due_at === null ? consumed : countedAtDue };
    if (index >= SCAN) return 'beyond';
    if (running && open(index)) {
      consumed += 1;
      if (consumed === target && due_at === null) [due_at, countedAtDue] = [now + MINUTE, consumed];
    }
  }
}

describe('working days', () => {
  it('[decisions 2.3 T13] are those on which somebody works: weekends and days off do not count', () => {
    expect(afterWorkingDays(calendar(), at(WED, '10:30'), 1)).toBe(at(THU, '10:30'));
    expect(afterWorkingDays(calendar(), at(WED, '10:30'), 2)).toBe(at(SAT, '10:30'));
    expect(afterWorkingDays(off(SAT), at(WED, '10:30'), 2)).toBe(at(SUN, '10:30'));
    expect(afterWorkingDays(calendar(), at(FRI, '23:00'), 1)).toBe(at(SAT, '23:00'));
    expect(afterWorkingDays(calendar(), at(WED, '10:30'), 0)).toBe(at(WED, '10:30'));
  });

  it('[decisions 2.3 T13] are missing in a calendar without work', () => {
    const never = calendar({ week: Array.from({ length: 7 }, () => []) });
    expect(() => afterWorkingDays(never, at(WED, '10:30'), 1)).toThrow(NoWorkingTime);
  });

  it('[decisions 2.3 T13] more of them end later, and they follow one another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at(WED, '00:00'), max: at(MON, '23:59') }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        (start, some, more) => {
          const of = off(THU, SUN);
          const end = afterWorkingDays(of, start, some + more);
          expect(end).toBe(afterWorkingDays(of, afterWorkingDays(of, start, some), more));
          expect(end).toBeGreaterThanOrEqual(start + (some + more) * DAY);
        },
      ),
      // a moment that is no whole minute once ended some seconds early
      { examples: [[at(MON, '10:30') + 1, 1, 0]] },
    );
  });
});
