import type { Db } from '../database/pool.ts';
import type { Log } from '../logging/log.ts';
import type { Broker } from './broker.ts';
import { currentLowWatermark, readFeedPage, SOCKET_TOPIC, type StoredEvent } from './socket-event.repository.ts';

/** Milliseconds between reads when no message arrives: a lost message delays events but loses none. */
const POLL_INTERVAL = 5_000;
/** Milliseconds until the next read while an older transaction delays events. */
const PENDING_INTERVAL = 30;

/** Reads the events of this installation in order and delivers each of them once. */
export interface SocketFeed {
  /** Everything below this transaction has been delivered. */
  lowWatermark(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Listens for new events and for reconnections, during which events may have been missed. */
function onPossibleEvents(broker: Broker, listener: () => void): () => void {
  const stopTopic = broker.subscribe(SOCKET_TOPIC, listener);
  const stopResync = broker.onResync(listener);
  return () => {
    stopTopic();
    stopResync();
  };
}

/** Creates the feed of this node; `deliver` gets the events of finished transactions in order; it must not throw. */
export function createSocketFeed(
  { db, broker, log }: { db: Db; broker: Broker; log: Log },
  deliver: (events: StoredEvent[]) => Promise<void>,
): SocketFeed {
  let lowWatermark = '0';
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;
  let unsubscribe = () => {};

  const scheduleRead = (after: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(triggerRead, after).unref();
  };

  function triggerRead(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = read().finally(() => {
      running = null;
    });
  }

  async function read(): Promise<void> {
    let pause = POLL_INTERVAL;
    try {
      do {
        again = false;
        const page = await readFeedPage(db, lowWatermark);
        if (stopped) return;
        // The watermark moves first: a tab that subscribes during the delivery reads the rest of this page from the
        // table.
        lowWatermark = page.low;
        if (page.events.length > 0) await deliver(page.events);
        pause = page.waiting ? PENDING_INTERVAL : POLL_INTERVAL;
      } while (again);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'socket events not read, trying again');
      pause = 1_000;
    }
    scheduleRead(pause);
  }

  return {
    lowWatermark: () => lowWatermark,
    async start() {
      lowWatermark = await currentLowWatermark(db);
      stopped = false;
      unsubscribe = onPossibleEvents(broker, triggerRead);
      scheduleRead(POLL_INTERVAL);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      await running;
    },
  };
}
