import type { BootData } from '@hamyar/contracts';
import { api } from './api.ts';
import type { AppStore } from './store.ts';

/**
 * Seconds after which preloaded answers are too old to use, e.g. because loading the module's code took several tries.
 */
const FRESH_SECONDS = 60;

/** Inserts query results by endpoint name. The endpoints belong to modules, so their types are not known here. */
interface QueryUpserts {
  upsertQueryEntries(entries: readonly { endpointName: string; arg: unknown; value: unknown }[]): {
    type: string;
    meta: { timestamp: number };
  };
}

/**
 * Puts the answers that arrived in the page into the query cache, so that the first screen of a module makes no call.
 * Call the returned function each time code of a module has been loaded: it inserts the answers whose endpoints exist
 * now. Each answer is inserted once, with the time of the page as its fetch time.
 * @param now unix seconds of the server's clock
 */
export function createQueryPreloader(
  store: AppStore,
  { first, server_time }: Pick<BootData, 'first' | 'server_time'>,
  now: () => number,
): (module: string) => void {
  const pending = new Set(first);
  return (module) => {
    const ofModule = [...pending].filter(
      (answer) => answer.module === module && Object.hasOwn(api.endpoints, answer.endpoint),
    );
    for (const answer of ofModule) pending.delete(answer);
    if (ofModule.length === 0 || now() - server_time > FRESH_SECONDS) return;
    const action = (api.util as unknown as QueryUpserts).upsertQueryEntries(
      ofModule.map(({ endpoint, arg, value }) => ({ endpointName: endpoint, arg, value })),
    );
    store.dispatch({ ...action, meta: { ...action.meta, timestamp: server_time * 1000 } });
  };
}

/** Empties the query cache and stops its timers. For stores that live for one server-rendered page. */
export function clearQueries(store: AppStore): void {
  store.dispatch(api.util.resetApiState());
}
