import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request has cost so far; also what tells the request log about it. */
export interface RequestSignals {
  /** Statements sent to the database for this request. */
  statements: number;
  objectType: string | null;
  objectId: number | null;
}

const storage = new AsyncLocalStorage<RequestSignals>();

/** Fresh signals of a request. */
export const newSignals = (): RequestSignals => ({ statements: 0, objectType: null, objectId: null });

/** Runs the rest of a request so that statements below it are counted. */
export function withSignals<T>(signals: RequestSignals, run: () => T): T {
  return storage.run(signals, run);
}

/** Called by the database handle for every statement. */
export function countStatement(): void {
  const signals = storage.getStore();
  if (signals) signals.statements += 1;
}
