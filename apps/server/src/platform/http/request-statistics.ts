import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request has cost so far, for metrics and the request log. */
export interface RequestStatistics {
  /** Statements sent to the database for this request. */
  statements: number;
  objectType: string | null;
  objectId: number | null;
}

const storage = new AsyncLocalStorage<RequestStatistics>();

/** Creates the statistics of a request. */
export const createStatistics = (): RequestStatistics => ({ statements: 0, objectType: null, objectId: null });

/** Runs the rest of a request so that its statements are counted. */
export function runWithStatistics<T>(signals: RequestStatistics, run: () => T): T {
  return storage.run(signals, run);
}

/** Called by the database handle for every statement. */
export function countStatement(): void {
  const signals = storage.getStore();
  if (signals) signals.statements += 1;
}
