/** The only source of the current time for rules and services, so that tests can set it. */
export interface Clock {
  /** The current time with millisecond precision, like every stored time. */
  now(): Date;
  /** Unix seconds, the unit of the API. */
  unix(): number;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  unix: () => Math.floor(Date.now() / 1000),
};

/** A clock that stops until a test changes it. */
export interface TestClock extends Clock {
  set(moment: Date | string): void;
  /** @param amount milliseconds */
  advance(amount: number): void;
}

/** Creates a clock that is stopped at the given moment. */
export function testClock(start: Date | string = '2026-11-20T08:00:00Z'): TestClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    unix: () => Math.floor(at / 1000),
    set: (moment) => {
      at = new Date(moment).getTime();
    },
    advance: (amount) => {
      at += amount;
    },
  };
}
