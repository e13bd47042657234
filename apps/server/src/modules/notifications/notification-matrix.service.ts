import type { Deps } from '../../platform/deps.ts';
import { buildNotificationMatrix, type NotificationMatrix } from './notification-matrix.rules.ts';
import { readNotificationMatrixRows } from './notification-matrix.repository.ts';

export interface NotificationMatrixReader {
  /** The current matrix; cached, and for a moment out of date on other nodes after a change. */
  current(): Promise<NotificationMatrix>;
  /** Clears the cache, here and on every node. */
  changed(): Promise<void>;
}

const TOPIC = 'notice';
/** Milliseconds of the cache, in case a message from another node is lost. */
const LIFETIME = 60_000;
const readers = new WeakMap<object, NotificationMatrixReader>();

/** The one reader of this process. */
export function notificationMatrixOf(deps: Pick<Deps, 'db' | 'broker'>): NotificationMatrixReader {
  const known = readers.get(deps.broker);
  if (known) return known;
  const reader = makeReader(deps);
  readers.set(deps.broker, reader);
  return reader;
}

function makeReader({ db, broker }: Pick<Deps, 'db' | 'broker'>): NotificationMatrixReader {
  let reading: Promise<NotificationMatrix> | null = null;
  let readAt = 0;
  const forget = () => {
    reading = null;
  };
  broker.subscribe(TOPIC, forget);
  broker.onResync(forget);
  return {
    async current() {
      if (!reading || performance.now() - readAt > LIFETIME) {
        readAt = performance.now();
        reading = readNotificationMatrixRows(db).then(buildNotificationMatrix);
        reading.catch(forget);
      }
      return reading;
    },
    async changed() {
      forget();
      await broker.publish(TOPIC, 'changed');
    },
  };
}
