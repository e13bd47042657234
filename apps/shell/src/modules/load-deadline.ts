import { LoadError } from './load-error.ts';

/**
 * The time limit for loading one part of a page, shared by all steps and retries, so that the total wait is bounded.
 */
export class LoadDeadline {
  readonly #at: number;

  constructor(ms: number) {
    this.#at = performance.now() + ms;
  }

  /** ms that are left; 0 after the deadline. */
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
