import { refetchActiveQueries, type CallFailure, type SentCall } from '@hamyar/store';
import { backOffDelay } from '../realtime/back-off.rules.ts';
import { connection, isSessionValid } from './connection.ts';
import { pageError } from './page-store.ts';

/** ms without a failure after which the next one begins with short pauses again */
const CALM_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let attempt = 0;
let failedAt = 0;

/** No answer, or one that says when to ask again, as while the database is away. */
const isPassing = ({ status, retry_after }: CallFailure): boolean =>
  status === 'NETWORK' || status === 'TIMEOUT' || retry_after !== undefined;

/**
 * Fetches what is on the screen again, as soon as the server answers this session, after a read that has failed for a
 * reason that passes: who sees an error need not ask again. While the connection counts as lost, its return does this.
 */
export function readAgainLater(failure: CallFailure, { method }: SentCall): void {
  if (method !== 'GET' || !isPassing(failure)) return;
  const now = Date.now();
  if (now - failedAt > CALM_MS) attempt = 0;
  failedAt = now;
  if (timer === undefined) wait(failure.retry_after);
}

/** Fetches what is on the screen again; a page whose place an error of the server has taken is shown again, and asks. */
export function readAgain(): void {
  if (pageError.get()?.kind === '500') pageError.set(null);
  refetchActiveQueries();
}

function wait(retryAfter = 0): void {
  // the pauses begin at seconds: the loss of the connection is noticed within these
  const delay = Math.max(retryAfter * 1000, backOffDelay(attempt + 2, Math.random()));
  attempt += 1;
  timer = setTimeout(async () => {
    const answers = !connection.get().lost && (await isSessionValid()) !== null;
    timer = undefined;
    if (connection.get().lost) return;
    if (answers) readAgain();
    else wait();
  }, delay);
}
