import fc from 'fast-check';
import { TICKET_STATUS, type TicketStatus } from '@hamyar/contracts';
import { clockMinutes, explainClock } from './clock-explanation.ts';
import type { CalendarOfHours, ClockEvent, ClockHours, ClockTargets, TicketClockName } from './clock-timeline.ts';
import { clockMilestones, explainTicketClocks, ticketClocks } from './ticket-clock.ts';
import { aroundTheClock, type CivilClock, type Closure, type WorkCalendar, type WorkWeek } from './working-time.ts';

const [MINUTE, DAY] = [60, 86_400];
const TEHRAN = 12_600;
/** Tehran since 2022: no daylight saving time. */
const tehran: CivilClock = {
  dayOf: (at) => Math.floor((at + TEHRAN) / DAY),
  weekdayOf: (day) => (((day + 5) % 7) + 7) % 7,
  momentOf: (day, minute) => day * DAY + minute * MINUTE - TEHRAN,
};
const dayOfIso = (text: string) => Date.parse(text) / 1000 / DAY;
const hours = (...pairs: (readonly [number, number])[]) =>
  pairs.map(([from, to]) => ({ from: from * 60, to: to * 60 }));
const OFFICE: WorkWeek = [...Array.from({ length: 5 }, () => hours([8, 16])), hours([8, 12]), []];
const office = (week: WorkWeek = OFFICE, closures: ReadonlyMap<number, readonly Closure[]> = new Map()) => ({
  ...{ clock: tehran, week, dated: [], closures },
});

// Wednesday 2026-11-25 is 4 Azar 1405.
const [WED, THU, SAT, SUN, MON] = ['2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29', '2026-11-30'];
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:30`) / 1000;

const HOURS: ClockHours = { around_the_clock: false, shift_id: null, department_id: 1, branch_id: 1 };
const ALWAYS: ClockHours = { ...HOURS, around_the_clock: true };
const calendarOf: CalendarOfHours = ({ around_the_clock }) => (around_the_clock ? aroundTheClock(tehran) : office());

const { open, inProgress, expertReplied, customerReplied, closed } = TICKET_STATUS;
const TARGETS: ClockTargets = { first_response: 120, next_response: 60, resolution: 480 };
const policy = (
  moment: number,
  targets = TARGETS,
  more: Partial<ClockEvent & { type: 'policy' }> = {},
): ClockEvent => ({
  ...{ type: 'policy', at: moment, targets, pauses: [expertReplied], hours: HOURS },
  ...more,
});
const created = (moment: number, targets = TARGETS): ClockEvent[] => [
  { type: 'start', at: moment, status: open, answered: false, awaits_customer: false },
  policy(moment, targets),
];
const staff = (moment: number): ClockEvent => ({ type: 'staff_reply', at: moment });
const customer = (moment: number): ClockEvent => ({ type: 'customer_reply', at: moment });
const status = (moment: number, to: TicketStatus, grace?: number): ClockEvent => ({
  ...{ type: 'status', at: moment, status: to },
  ...(grace === undefined ? {} : { grace }),
});
const answered = (moment: number) => [staff(moment), status(moment, expertReplied)];
const asked = (moment: number) => [customer(moment), status(moment, customerReplied)];
const clocks = (events: readonly ClockEvent[], now: number, of = calendarOf) => ticketClocks(events, of, now);

describe('the clocks of a ticket', () => {
  it('[decisions 2.6 rule 1] begin with the next opening when it is created outside of working hours', () => {
    const { first_response, next_response, resolution } = clocks(created(at('2026-11-27', '10:00')), at(SAT, '08:00'));
    expect(first_response).toMatchObject({ state: 'running', due_at: at(SAT, '10:00') });
    expect(next_response.state).toBe('none');
    expect(resolution).toMatchObject({ state: 'running', due_at: at(SAT, '16:00') });
  });

  it('[decisions 2.6 rule 2] the first public answer ends the first response, in time until the last second', () => {
    const events = created(at(SAT, '08:00'));
    const first = (reply: number) => clocks([...events, ...answered(reply)], at(MON, '08:00')).first_response;
    expect(first(at(SAT, '10:00'))).toMatchObject({
      state: 'met',
      done_at: at(SAT, '10:00'),
      due_at: at(SAT, '10:00'),
    });
    expect(first(at(SAT, '10:00') + 1)).toMatchObject({ state: 'breached', done_at: at(SAT, '10:00') + 1 });
    expect(clocks(events, at(SAT, '10:00')).first_response.state).toBe('running');
    expect(clocks(events, at(SAT, '10:00') + 1).first_response).toMatchObject({ state: 'breached', done_at: null });
  });

  it('[decisions 2.6 rule 3] the resolution stands while the customer is waited for, and keeps the minutes left', () => {
    const waiting = [...created(at(SAT, '09:00')), ...answered(at(SAT, '10:00'))];
    expect(clocks(waiting, at(SUN, '15:00')).resolution).toMatchObject({
      state: 'paused',
      due_at: null,
      remaining: 420,
    });
    const { resolution } = clocks([...waiting, ...asked(at(SUN, '15:30'))], at(SUN, '15:30'));
    expect(resolution).toMatchObject({ state: 'running', due_at: at(MON, '14:30') });
  });

  it('[decisions 2.6 rule 4] another importance counts what has passed, and may be due immediately', () => {
    const events = created(at(SAT, '08:00'));
    const urgent = policy(at(SAT, '10:00'), { ...TARGETS, resolution: 60 });
    const { resolution, first_response } = clocks([...events, urgent], at(SAT, '10:00') + 1);
    expect(resolution).toMatchObject({ state: 'breached', due_at: at(SAT, '10:00'), shortened: true });
    expect(first_response).toMatchObject({ state: 'breached', due_at: at(SAT, '10:00'), shortened: false });
    const none = policy(at(SAT, '09:00'), { ...TARGETS, resolution: null });
    expect(clocks([...events, none], at(SAT, '10:00')).resolution.state).toBe('none');
    const again = policy(at(SAT, '10:00'));
    expect(clocks([...events, none, again], at(SAT, '10:00')).resolution.due_at).toBe(at(SAT, '16:00'));
  });

  it('[decisions 2.6 rule 5] a message of the customer moves the next response and never the first', () => {
    const impatient = [...created(at(SAT, '08:00')), customer(at(SAT, '08:10'))];
    const early = clocks(impatient, at(SAT, '08:30'));
    expect([early.first_response.due_at, early.next_response.state]).toEqual([at(SAT, '10:00'), 'none']);
    const later = [...impatient, ...answered(at(SAT, '09:00')), ...asked(at(SAT, '11:00')), customer(at(SAT, '11:30'))];
    expect(clocks(later, at(SAT, '11:45')).next_response).toMatchObject({ state: 'running', due_at: at(SAT, '12:00') });
    expect(clocks([...later, staff(at(SAT, '11:50'))], at(SAT, '12:30')).next_response.state).toBe('met');
  });

  it('[decisions 2.3 T9] a reopened ticket goes on with what was left, and has at least the grace', () => {
    const short = created(at(SAT, '08:00'), { ...TARGETS, resolution: 60 });
    const shut = [...short, staff(at(SAT, '08:10')), status(at(SAT, '08:55'), closed)];
    expect(clocks(shut, at(SUN, '15:00')).resolution).toMatchObject({ state: 'met', done_at: at(SAT, '08:55') });
    const back = [...shut, customer(at(SUN, '15:30')), status(at(SUN, '15:30'), customerReplied, 60)];
    expect(clocks(back, at(SUN, '15:30')).resolution).toMatchObject({ state: 'running', due_at: at(MON, '08:30') });
    const long = created(at(SAT, '08:00'));
    const reopened = [...long, status(at(SAT, '09:00'), closed), status(at(SUN, '08:00'), customerReplied, 60)];
    expect(clocks(reopened, at(SUN, '08:00')).resolution.due_at).toBe(at(SUN, '15:00'));
    expect(clocks(reopened, at(SUN, '08:00')).first_response.due_at).toBe(at(SUN, '09:00'));
  });

  it('[decisions 2.3 T9] the grace waits for a reopened ticket that is still paused', () => {
    const events = [
      ...created(at(SAT, '08:00'), { ...TARGETS, resolution: 60 }),
      ...[status(at(SAT, '08:55'), closed), status(at(SUN, '08:00'), expertReplied, 60)],
      status(at(MON, '08:00'), inProgress),
    ];
    expect(clocks(events, at(MON, '08:00')).resolution.due_at).toBe(at(MON, '09:00'));
  });

  it('[decisions 2.3 T2] a ticket to a customer has no first response, and begins when the customer answers', () => {
    const sent: ClockEvent[] = [
      { type: 'start', at: at(SAT, '08:00'), status: expertReplied, answered: false, awaits_customer: true },
      policy(at(SAT, '08:00')),
    ];
    expect(Object.values(clocks(sent, at(SUN, '08:00'))).map(({ state }) => state)).toEqual(['none', 'none', 'none']);
    const { first_response, next_response, resolution } = clocks(
      [...sent, ...asked(at(SUN, '08:00'))],
      at(SUN, '08:00'),
    );
    expect(first_response.state).toBe('none');
    expect([next_response.due_at, resolution.due_at]).toEqual([at(SUN, '09:00'), at(SUN, '16:00')]);
  });

  it('[decisions 2.6] an importance whose clock is 24x7 counts every minute from then on, and not before', () => {
    const night = policy(at(SUN, '06:00'), TARGETS, { hours: ALWAYS });
    const { resolution } = clocks([...created(at(SAT, '14:00')), night], at(SUN, '06:00'));
    expect(resolution.due_at).toBe(at(SUN, '12:00'));
  });

  it('[decisions 2.6 rule 7] says that a due time has no working hours instead of a wrong one', () => {
    const never: CalendarOfHours = () => office(Array.from({ length: 7 }, () => []));
    const events = created(at(WED, '08:00'));
    expect(clocks(events, at(THU, '08:00'), never).resolution).toMatchObject({
      ...{ state: 'running', due_at: null, unreachable: true },
    });
    expect(explainTicketClocks(events, never).resolution).toBeNull();
    expect(clockMilestones(events, never, { warning: { percent: 25 }, after: [] })).toEqual([]);
  });

  it('[decisions 2.6 rule 7] an escalation without working time is left out, and the breach before it stays', () => {
    const closed = Array.from({ length: 800 }, (_, day) => dayOfIso(SUN) + day);
    const shut = new Map(closed.map((day) => [day, [{ from: 0, to: 1440, title: 'تعطیل' }]]));
    const lastDay: CalendarOfHours = () => office(OFFICE, shut);
    const after = [{ clock: 'resolution' as const, minutes: 30 }];
    const found = clockMilestones(created(at(SAT, '08:00')), lastDay, { warning: { percent: 25 }, after });
    expect(found.filter(({ clock }) => clock === 'resolution').map(({ step }) => step)).toEqual(['warn', 'breach']);
  });

  it('[decisions 2.6] warns with a share of the minutes left, and counts working minutes after the breach', () => {
    const events = created(at(SAT, '08:00'));
    const after = [{ clock: 'resolution' as const, minutes: 30 }];
    const found = clockMilestones(events, calendarOf, { warning: { percent: 25 }, after });
    expect(found.map(({ clock, step, at: moment }) => [clock, step, moment])).toEqual([
      ['first_response', 'warn', at(SAT, '09:30')],
      ['first_response', 'breach', at(SAT, '10:00')],
      ['resolution', 'warn', at(SAT, '14:00')],
      ['resolution', 'breach', at(SAT, '16:00')],
      ['resolution', { after: 30 }, at(SUN, '08:30')],
    ]);
    const minutes = clockMilestones(events, calendarOf, { warning: { minutes: 500 }, after: [] });
    expect(minutes[0]).toEqual({ clock: 'first_response', step: 'warn', at: at(SAT, '08:00') });
    expect(
      clockMilestones([...events, ...answered(at(SAT, '08:05'))], calendarOf, { warning: { percent: 25 }, after }),
    ).toEqual([]);
  });
});

// Ten calendars of twelve days, minute by minute; the last one is around the clock.
const FIRST = dayOfIso('2026-11-21');
const HORIZON = 12 * 1440;
const SHIFTS = [[], hours([8, 16]), hours([8, 12]), hours([0, 6], [22, 24]), hours([9, 13], [14, 18]), hours([7, 8])];
const pool = Array.from({ length: 9 }, (_, index): WorkCalendar => {
  const week = Array.from({ length: 7 }, (_day, day) => SHIFTS[(index * 5 + day * (index + 1)) % SHIFTS.length]!);
  const [off, afternoon] = [FIRST + (index % 5), FIRST + ((index * 3) % 7) + 5];
  return office(
    week,
    new Map([
      [off, [{ from: 0, to: 1440, title: 'تعطیل' }]],
      [afternoon, [{ from: 600, to: 900, title: 'جشن' }]],
    ]),
  );
});
const calendars = [...pool, aroundTheClock(tehran)];
const START = FIRST * DAY - TEHRAN;
const isOpen = calendars.map(({ week, closures }) => {
  const minutes = new Uint8Array(HORIZON);
  for (let day = 0; day < HORIZON / 1440; day += 1) {
    for (const { from, to } of week[(FIRST + day + 5) % 7]!) minutes.fill(1, day * 1440 + from, day * 1440 + to);
    for (const { from, to } of closures.get(FIRST + day) ?? []) minutes.fill(0, day * 1440 + from, day * 1440 + to);
  }
  return minutes;
});
const pooled: CalendarOfHours = ({ department_id }) => calendars[department_id]!;

const target = fc.option(fc.integer({ min: 1, max: 900 }), { nil: null });
const anyPolicy = fc
  .record({
    targets: fc.record({ first_response: target, next_response: target, resolution: target }),
    pauses: fc.subarray([inProgress, expertReplied, customerReplied]),
    department_id: fc.nat(9),
  })
  .map(({ targets, pauses, department_id }) => ({ targets, pauses, hours: { ...HOURS, department_id } }));
const anyStatus = fc.constantFrom(open, inProgress, expertReplied, customerReplied, closed);
const anyEvent = fc.oneof(
  { weight: 2, arbitrary: anyPolicy.map((chosen) => ({ type: 'policy' as const, ...chosen })) },
  { weight: 2, arbitrary: fc.constant({ type: 'staff_reply' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'customer_reply' as const }) },
  {
    weight: 4,
    arbitrary: fc.tuple(anyStatus, fc.nat(90)).map(([to, grace]) => ({ type: 'status' as const, status: to, grace })),
  },
);
const anyTicket = fc
  .record({
    begin: fc.nat(2 * 1440),
    first: fc.record({ status: anyStatus, answered: fc.boolean(), awaits_customer: fc.boolean() }),
    policy: anyPolicy,
    more: fc.array(fc.tuple(fc.integer({ min: 0, max: 700 }), anyEvent), { maxLength: 8 }),
  })
  .map(({ begin, first, policy: chosen, more }) => {
    let moment = START + begin * MINUTE;
    const events: ClockEvent[] = [
      { type: 'start', at: moment, ...first, status: first.status === closed ? open : first.status },
      { type: 'policy', at: moment, ...chosen },
    ];
    for (const [wait, event] of more) {
      moment += wait * MINUTE;
      events.push({ ...event, at: moment } as ClockEvent);
    }
    return events;
  });

describe('against a reference that counts each minute', () => {
  it('[decisions 2.6] finds the same due times and states in 10,000 tickets, and explains each by its working minutes', () => {
    fc.assert(
      fc.property(anyTicket, fc.nat(600), (events, wait) => {
        const now = events.at(-1)!.at + wait * MINUTE;
        const found = ticketClocks(events, pooled, now);
        const explained = explainTicketClocks(events, pooled);
        const reference = referenceClocks(events);
        for (const name of ['first_response', 'next_response', 'resolution'] as const) {
          const [clock, expected, explanation] = [found[name], reference[name], explained[name]];
          expect(clock.done_at).toBe(expected.target === null || !expected.exists ? null : expected.done);
          if (!expected.exists || expected.target === null) {
            expect([clock.state, explanation]).toEqual(['none', null]);
            continue;
          }
          if (expected.due === 'beyond') continue;
          expect([clock.due_at, clock.unreachable]).toEqual([expected.due, false]);
          expect(clock.state).toBe(referenceState(expected, now));
          expect(explanation!.due_at).toBe(clock.due_at);
          const { parts, counted, allowed } = explanation!;
          const whole = { ...clock, name, warn_at: null, target_minutes: allowed, parts: [...parts] };
          const shown = explainClock(whole, now);
          // an open ticket has the working time alone, and says the same
          const worked = { ...whole, parts: parts.filter(({ kind }) => kind === 'worked') };
          expect(clockMinutes(worked, now)).toEqual({ used: shown.used, left: shown.left });
          expect(shown.lines.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(
            shown.used + (clock.done_at === null ? shown.left : 0),
          );
          if (clock.due_at !== null) expect(shown.used + shown.left).toBe(counted);
          else expect([shown.used, shown.left]).toEqual([counted, allowed - counted]);
          expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(counted);
          expect(counted).toBe(expected.due === null ? expected.consumed : expected.counted);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

interface Reference {
  exists: boolean;
  target: number | null;
  /** with the grace of reopening */
  allowed: number | null;
  consumed: number;
  calendar: number;
  running: boolean;
  done: number | null;
  due: number | 'beyond' | null;
  counted: number;
}

const referenceState = ({ done, due, running }: Reference, now: number) => {
  const passed = typeof due === 'number' && (done ?? now) > due;
  return passed ? 'breached' : done !== null ? 'met' : running ? 'running' : 'paused';
};

/** The rules of decisions 2.6 as counters that every minute moves. */
function referenceClocks(events: readonly ClockEvent[]): Record<TicketClockName, Reference> {
  const none = (): Reference => ({
    ...{ exists: false, target: null, allowed: null, consumed: 0, calendar: 0, running: false },
    ...{ done: null, due: null, counted: 0 },
  });
  const all: Record<TicketClockName, Reference> = { first_response: none(), next_response: none(), resolution: none() };
  let policyNow: (ClockEvent & { type: 'policy' }) | null = null;
  let [state, isAnswered, awaits, grace]: [TicketStatus, boolean, boolean, number | null] = [open, false, false, null];
  const names = ['first_response', 'next_response', 'resolution'] as const;
  const isLive = (clock: Reference) => clock.exists && clock.done === null;
  const check = (clock: Reference, minute: number) => {
    if (clock.allowed === null || clock.consumed < clock.allowed) clock.due = null;
    else if (clock.due === null) [clock.due, clock.counted] = [START + minute * MINUTE, clock.consumed];
  };
  const adapt = (name: TicketClockName) => {
    const clock = all[name];
    if (!policyNow || !isLive(clock)) return;
    clock.calendar = policyNow.hours.department_id;
    if (clock.target !== policyNow.targets[name]) clock.target = clock.allowed = policyNow.targets[name];
  };
  const start = (name: TicketClockName) => {
    if (!policyNow) return;
    all[name] = { ...none(), exists: true, running: true, target: 0 };
    adapt(name);
    if (policyNow.targets[name] === 0) all[name].allowed = 0;
  };
  const goOn = (clock: Reference, least: number | null) => {
    if (!isLive(clock) || clock.running) return;
    clock.running = true;
    if (least && clock.allowed !== null) clock.allowed = Math.max(clock.allowed, clock.consumed + least);
  };
  const fitPause = () => {
    const clock = all.resolution;
    if (!isLive(clock)) return;
    if (policyNow?.pauses.includes(state)) clock.running = false;
    else if (!clock.running) {
      goOn(clock, grace);
      grace = null;
    }
  };
  const apply = (event: ClockEvent) => {
    if (event.type === 'start') [state, isAnswered, awaits] = [event.status, event.answered, event.awaits_customer];
    else if (event.type === 'policy') {
      const isFirst = policyNow === null;
      policyNow = event;
      if (isFirst && !awaits) {
        if (!isAnswered) start('first_response');
        start('resolution');
      }
      for (const name of names) adapt(name);
      fitPause();
    } else if (event.type === 'staff_reply') {
      isAnswered = true;
      for (const name of ['first_response', 'next_response'] as const) if (isLive(all[name])) all[name].done = event.at;
    } else if (event.type === 'customer_reply') {
      if (awaits) start('resolution');
      if (awaits) isAnswered = true;
      awaits = false;
      if (isAnswered && !isLive(all.next_response)) start('next_response');
      fitPause();
    } else {
      const wasClosed = state === closed;
      state = event.status;
      if (state === closed) {
        all.first_response.running = isLive(all.first_response) ? false : all.first_response.running;
        for (const name of ['next_response', 'resolution'] as const) if (isLive(all[name])) all[name].done = event.at;
        return;
      }
      if (wasClosed) {
        goOn(all.first_response, event.grace ?? null);
        grace = event.grace ?? null;
        const { resolution } = all;
        if (resolution.exists && resolution.done !== null && before !== null) {
          all.resolution = { ...before, done: null, running: false };
          adapt('resolution');
        }
      }
      fitPause();
    }
  };
  // a clock that was ended goes on to its due time; the one that is reopened is the one before that
  let before: Reference | null = null;
  const index = (moment: number) => (moment - START) / MINUTE;
  let next = 0;
  for (let minute = index(events[0]!.at); ; minute += 1) {
    for (; next < events.length && index(events[next]!.at) === minute; next += 1) {
      const wasLive = isLive(all.resolution);
      const copy = { ...all.resolution };
      apply(events[next]!);
      if (wasLive && all.resolution.done !== null) before = copy;
      for (const name of names) check(all[name], minute);
    }
    const moving = names.filter(
      (name) => all[name].running && all[name].exists && all[name].due === null && all[name].allowed !== null,
    );
    if (next >= events.length && moving.length === 0) return all;
    if (minute >= HORIZON) {
      for (const name of moving) all[name].due = 'beyond';
      return all;
    }
    for (const name of names) {
      const clock = all[name];
      if (!clock.exists || !clock.running || isOpen[clock.calendar]![minute] === 0) continue;
      clock.consumed += 1;
      if (clock.allowed !== null && clock.consumed === clock.allowed && clock.due === null)
        [clock.due, clock.counted] = [START + (minute + 1) * MINUTE, clock.consumed];
    }
  }
}
