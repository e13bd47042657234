import { health } from '@hamyar/contracts';
import { me } from '@hamyar/contracts/identity';
import { probe as ask } from '@hamyar/store';
import { writable } from './page-store.ts';

/** ms of failed calls before the loss is shown (design/api.md "Socket") */
const OFFLINE_AFTER_MS = 10_000;
const PROBE_EVERY_MS = 2_000;
const PROBE_TIMEOUT_MS = 4_000;

/** Whether the loss is shown, as a card or as a dialog, and whether an attempt is under way. */
export interface Connection {
  lost: boolean;
  modal: boolean;
  reconnecting: boolean;
}
const ONLINE: Connection = { lost: false, modal: false, reconnecting: false };
export const connection = writable<Connection>(ONLINE);

interface ConnectionCallbacks {
  /** The connection is back: the socket connects now, and active queries are fetched again. */
  restored(): void;
  lost(): void;
}

let callbacks: ConnectionCallbacks = { restored: () => {}, lost: () => {} };
let failingSince: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Watches the connection. A loss is shown immediately when the browser reports it, otherwise after ten seconds. */
export function watchConnection(given: ConnectionCallbacks): void {
  callbacks = given;
  addEventListener('offline', () => setOffline());
  addEventListener('online', () => void probeConnection());
  if (!navigator.onLine) setOffline();
}

/** The socket has closed: checks whether the server can be reached. */
export function suspectOffline(): void {
  if (timer === undefined) timer = setTimeout(() => void probeConnection(), PROBE_EVERY_MS);
}

/** The socket is open, so the connection works. */
export function confirmOnline(): void {
  clearTimeout(timer);
  timer = undefined;
  failingSince = null;
  if (!connection.get().lost) return;
  connection.set(ONLINE);
  callbacks.restored();
}

/** Tries to connect immediately; for the button of the overlay. */
export async function probeConnection(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (connection.get().lost) connection.set({ ...connection.get(), reconnecting: true });
  if (navigator.onLine && (await isServerHealthy())) {
    confirmOnline();
    return;
  }
  failingSince ??= Date.now();
  if (!navigator.onLine || Date.now() - failingSince >= OFFLINE_AFTER_MS) setOffline();
  timer = setTimeout(() => void probeConnection(), PROBE_EVERY_MS + Math.random() * PROBE_EVERY_MS);
}

function setOffline(): void {
  const { lost, modal } = connection.get();
  connection.set({ lost: true, modal, reconnecting: false });
  if (!lost) callbacks.lost();
  suspectOffline();
}

/**
 * Turns the card of a lost connection into a dialog, for a person who asks for something that needs it, or back; does
 * nothing while the connection is there.
 */
export function showConnectionDialog(modal: boolean): void {
  if (connection.get().lost) connection.set({ ...connection.get(), modal });
}

/** Whether the session is still valid; null when the server gave no answer. */
export async function isSessionValid(): Promise<boolean | null> {
  const { error } = await ask(me, PROBE_TIMEOUT_MS);
  if (!error) return true;
  return error.status === 'AUTHENTICATION_ERROR' ? false : null;
}

const isServerHealthy = async (): Promise<boolean> => !(await ask(health, PROBE_TIMEOUT_MS)).error;
