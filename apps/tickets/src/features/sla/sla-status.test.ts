import type { SlaPart, TicketSlaClocks } from '@hamyar/contracts';
import { explainClock, usedPercent } from '@hamyar/domain';
import { clockStatus, clockThatMatters, workingLeft } from './sla-status.rules.ts';

type ExplainedClock = TicketSlaClocks['clocks'][number];
const HOUR = 3_600;
/** Saturday 7 Azar 1405, 8:00 in Tehran. */
const SAT = Date.parse('2026-11-28T08:00:00+03:30') / 1000;
const part = (kind: SlaPart, from: number, to: number, title: string | null = null) => ({
  ...{ kind, from, to, title },
  minutes: kind === 'worked' ? (to - from) / 60 : 0,
});
const clock = (changes: Partial<ExplainedClock> = {}): ExplainedClock => ({
  ...{ name: 'resolution', state: 'running', target_minutes: 480, due_at: SAT + 34 * HOUR, done_at: null },
  ...{ warn_at: SAT + 32 * HOUR, shortened: false, unreachable: false },
  parts: [
    part('worked', SAT, SAT + 2 * HOUR),
    part('paused', SAT + 2 * HOUR, SAT + 4 * HOUR),
    part('worked', SAT + 4 * HOUR, SAT + 8 * HOUR),
    part('outside', SAT + 8 * HOUR, SAT + 24 * HOUR),
    part('off', SAT + 24 * HOUR, SAT + 32 * HOUR, 'جشن شرکت'),
    part('worked', SAT + 32 * HOUR, SAT + 34 * HOUR),
  ],
  ...changes,
});

describe('the explanation of a due time', () => {
  it('[decisions 2.6] says what was worked until now, what was not counted, and what is left', () => {
    const { lines, used, left, paused, daysOff, closed } = explainClock(clock(), SAT + 5 * HOUR);
    expect(lines.map(({ kind, minutes, ends }) => [kind, minutes, ends])).toEqual([
      ['worked', 120, null],
      ['paused', 0, null],
      ['worked', 60, 'now'],
      ['remaining', 300, null],
    ]);
    expect({ used, left, paused, daysOff, closed }).toEqual({
      ...{ used: 180, left: 300, paused: 120, daysOff: ['جشن شرکت'], closed: true },
    });
    expect(usedPercent(clock(), used)).toBe(38);
  });

  it('[decisions 2.6] says of what is over that it went until the answer or the due time, and not until now', () => {
    const last = (changes: Partial<ExplainedClock>, now: number) => {
      const { lines } = explainClock(clock(changes), now);
      return lines.findLast(({ kind }) => kind === 'worked')?.ends;
    };
    expect(last({ state: 'met', done_at: SAT + 5 * HOUR }, SAT + 90 * HOUR)).toBe('done');
    expect(last({ state: 'breached' }, SAT + 90 * HOUR)).toBe('due');
    expect(last({ state: 'breached', done_at: SAT + 80 * HOUR }, SAT + 90 * HOUR)).toBe('due');
  });

  it('[decisions 2.6 rule 3] a clock that stands has its pause until now, and what is left of its target', () => {
    const stood = clock({
      ...{ state: 'paused', due_at: null, warn_at: null },
      parts: [part('worked', SAT, SAT + HOUR)],
    });
    const { lines, used, left } = explainClock(stood, SAT + 3 * HOUR);
    expect(lines.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['worked', SAT, SAT + HOUR],
      ['paused', SAT + HOUR, SAT + 3 * HOUR],
      ['remaining', SAT + 3 * HOUR, SAT + 3 * HOUR],
    ]);
    expect([used, left]).toEqual([60, 420]);
    expect(clockStatus(stood, SAT + 3 * HOUR)).toEqual({ text: 'متوقف، ۷ ساعت مانده', tone: 'stands' });
  });

  it('[decisions 2.3, decisions 2.6] counts down by the clock, as the list does, and says what of it is working time', () => {
    expect(workingLeft(clock(), SAT + 5 * HOUR)).toBe('۵ ساعت کاری');
    expect(workingLeft(clock(), SAT + 33 * HOUR)).toBeNull();
    for (const state of ['paused', 'met', 'breached'] as const)
      expect(workingLeft(clock({ state }), SAT + 5 * HOUR)).toBeNull();
    expect(workingLeft(clock(), SAT + 35 * HOUR)).toBeNull();
  });

  it('[decisions 2.6] says in a few words how a clock stands', () => {
    const text = (changes: Partial<ExplainedClock>, now: number) => clockStatus(clock(changes), now);
    expect(text({}, SAT + 5 * HOUR)).toEqual({ text: '۱ روز و ۵ ساعت مانده', tone: 'calm' });
    expect(text({}, SAT + 33 * HOUR)).toEqual({ text: '۱ ساعت مانده', tone: 'soon' });
    expect(text({ state: 'breached' }, SAT + 36 * HOUR)).toEqual({ text: '۲ ساعت از مهلت گذشته', tone: 'late' });
    expect(text({ state: 'met', done_at: SAT + 5 * HOUR }, SAT + 40 * HOUR)).toEqual({
      ...{ text: 'در ۳ ساعت', tone: 'done' },
    });
    expect(text({ state: 'breached', done_at: SAT + 35 * HOUR }, SAT + 40 * HOUR)).toEqual({
      ...{ text: 'با ۱ ساعت دیرکرد', tone: 'late' },
    });
    expect(text({ unreachable: true, due_at: null, parts: [] }, SAT).tone).toBe('late');
  });

  it('[decisions 2.6] names the clock that matters: the first due time that is not over, before one that stands', () => {
    const answer = clock({ name: 'next_response', due_at: SAT + HOUR });
    const stands = clock({ state: 'paused', due_at: null });
    const met = clock({ name: 'first_response', state: 'met', due_at: SAT, done_at: SAT });
    expect(clockThatMatters([met, answer, clock()])).toBe(answer);
    expect(clockThatMatters([met, answer, stands])).toBe(answer);
    expect(clockThatMatters([met, stands])).toBe(stands);
    expect(clockThatMatters([clock({ unreachable: true, due_at: null }), stands])?.unreachable).toBe(true);
    expect(clockThatMatters([met, clock({ state: 'none' })])).toBeNull();
  });
});
