import { LoadError } from './load-error.ts';

/** The time that one part of a page has to load, shared by all its steps and repetitions, so that no sum of waits is open-ended. */
export class LoadDeadline {
  readonly #at: number;

  constructor(ms: number) {
    this.#at = performance.now() + ms;
  }

  /** ms that are left, 0 when the time is up. */
  get left(): number {
    return Math.max(0, this.#at - performance.now());
  }

  /** Waits for `work`, at most `ms` and never past the deadline. Rejects with a {@link LoadError} of kind `timeout`. */
  limit<Value>(work: Promise<Value>, ms: number): Promise<Value> {
    const longest = Math.min(ms, this.left);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new LoadError('timeout', `no answer within ${Math.round(longest)} ms`)),
        longest,
      );
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
