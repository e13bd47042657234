/** ms during which events are collected for one request */
const BATCH_DELAY_MS = 1_000;
/** ms of random delay added, so that two hundred browsers do not send their requests at the same moment */
const JITTER_MS = 500;
/** ms before a failed request is repeated */
const RETRY_MS = 4_000;
/** Rows in one request; the API accepts 200 ids. */
const IDS_PER_REQUEST = 100;

/** Ids of rows that events have named: `changed` ones may be on the screen, `created` ones are new. */
export interface ChangedRows {
  changed: number[];
  created: number[];
}

/**
 * Collects socket events into requests that are at least a second apart (design/api.md "Socket"): events contain only
 * ids, and a reply that reaches many browsers must not cause one request per event. `flush` gets each id once, created
 * ids separately, and at most the newest {@link IDS_PER_REQUEST}. The next request starts after `flush` has finished.
 * When it rejects, its ids are included in the next request, because the socket sends each event only once.
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
