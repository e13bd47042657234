/** ms in which what happened is gathered into one request */
const BATCH_DELAY_MS = 1_000;
/** ms of jitter on top, so that two hundred desks do not ask in the same instant */
const JITTER_MS = 500;
/** ms before what could not be fetched is asked for again */
const RETRY_MS = 4_000;
/** Rows asked for at once; the wire takes 200 ids. */
const IDS_PER_REQUEST = 100;

/** Ids of rows that something happened to: `changed` ones may be on the screen, `created` ones are not. */
export interface ChangedRows {
  changed: number[];
  created: number[];
}

/**
 * Gathers what the socket tells into one refetch at least a second apart (design/api.md "Socket"): events carry ids, and
 * a reply that reaches many desks must not become as many requests as events. `flush` gets each id once, created ones
 * apart, the newest {@link IDS_PER_REQUEST} when more came. The next round starts only after `flush` is done; when it rejects
 * its ids come again, because the socket tells an event once.
 */
export function createRefetchQueue(
  flush: (batch: ChangedRows) => Promise<void> | void,
  random: () => number = Math.random,
) {
  const changed = new Set<number>();
  const created = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const schedule = (wait = BATCH_DELAY_MS) => {
    if (timer !== undefined || stopped || changed.size + created.size === 0) return;
    timer = setTimeout(() => void run(), wait + random() * JITTER_MS);
  };
  const run = async () => {
    const batch = { changed: [...changed].slice(-IDS_PER_REQUEST), created: [...created].slice(-IDS_PER_REQUEST) };
    changed.clear();
    created.clear();
    const done = await Promise.resolve(flush(batch)).then(
      () => true,
      () => false,
    );
    if (!done) {
      for (const id of batch.created) created.add(id);
      for (const id of batch.changed) if (!created.has(id)) changed.add(id);
    }
    timer = undefined;
    schedule(done ? BATCH_DELAY_MS : RETRY_MS);
  };

  return {
    changed(id: number) {
      if (!created.has(id)) changed.add(id);
      schedule();
    },
    created(id: number) {
      changed.delete(id);
      created.add(id);
      schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
