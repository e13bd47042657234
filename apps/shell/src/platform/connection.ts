import { paths } from '@hamyar/contracts';
import { writable } from './page-store.ts';

/** ms of failing before the loss is shown (design/api.md "Socket") */
const PATIENCE_MS = 10_000;
const PROBE_EVERY_MS = 2_000;
const PROBE_TIMEOUT_MS = 4_000;

/** Whether the loss is shown, and whether an attempt is under way. */
export interface Connection {
  lost: boolean;
  reconnecting: boolean;
}
export const connection = writable<Connection>({ lost: false, reconnecting: false });

interface ConnectionParts {
  /** The connection is back: the socket hurries, what is shown is fetched again. */
  restored(): void;
  lost(): void;
}

let parts: ConnectionParts = { restored: () => {}, lost: () => {} };
let failingSince: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Watches the browser and the server. The loss is known at once when the browser says so, else after ten seconds. */
export function watchConnection(given: ConnectionParts): void {
  parts = given;
  addEventListener('offline', () => lose());
  addEventListener('online', () => void probe());
  if (!navigator.onLine) lose();
}

/** The socket has closed: find out whether the server is there at all. */
export function suspectLoss(): void {
  if (timer === undefined) timer = setTimeout(() => void probe(), PROBE_EVERY_MS);
}

/** The socket is open: everything is well. */
export function provenAlive(): void {
  clearTimeout(timer);
  timer = undefined;
  failingSince = null;
  if (!connection.get().lost) return;
  connection.set({ lost: false, reconnecting: false });
  parts.restored();
}

/** Tries at once; for the button of the notice. */
export async function probe(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (connection.get().lost) connection.set({ lost: true, reconnecting: true });
  if (navigator.onLine && (await healthy())) {
    provenAlive();
    return;
  }
  failingSince ??= Date.now();
  if (!navigator.onLine || Date.now() - failingSince >= PATIENCE_MS) lose();
  timer = setTimeout(() => void probe(), PROBE_EVERY_MS + Math.random() * PROBE_EVERY_MS);
}

function lose(): void {
  const was = connection.get().lost;
  connection.set({ lost: true, reconnecting: false });
  if (!was) parts.lost();
  suspectLoss();
}

/** Whether the session still stands; null when nobody answered. A bare call, because a failing one must not replace the page. */
export async function sessionStands(): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(paths.me, {
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return status === 401 ? false : ok || null;
  } catch {
    return null;
  }
}

async function healthy(): Promise<boolean> {
  try {
    return (await fetch(paths.health, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}
