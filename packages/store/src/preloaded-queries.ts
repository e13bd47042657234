import type { BootData, PreloadedQuery } from '@hamyar/contracts';
import { api } from './api.ts';
import type { AppStore, RootState } from './store.ts';

/** ms after which preloaded answers are too old to use, e.g. because loading the module's code took several tries. */
const FRESH_MS = 60_000;

/** Inserts query results by endpoint name. The endpoints belong to modules, so their types are not known here. */
interface QueryUpserts {
  upsertQueryEntries(entries: readonly { endpointName: string; arg: unknown; value: unknown }[]): {
    type: string;
    meta: { timestamp: number };
  };
}

/** Reads the state of one query, by an endpoint of whatever module. */
interface QuerySelection {
  select(arg: unknown): (state: RootState) => { isUninitialized: boolean };
}

/**
 * Puts the answers that arrived in the page into the query cache, so that the first screen of a module makes no call.
 * Call the returned function each time code of a module has been loaded: it inserts the answers whose endpoints exist
 * now. Each answer is inserted once, with the time of the page as its fetch time.
 * @param requestedAt unix milliseconds of this device when it asked for the page. The page itself may be older: that of a
 * visitor is stored, and the server has confirmed it since then
 */
export function createQueryPreloader(
  store: AppStore,
  { first }: Pick<BootData, 'first'>,
  requestedAt: number,
): (module: string) => void {
  const pending = new Set(first);
  return (module) => {
    const ofModule = [...pending].filter(
      (answer) => answer.module === module && Object.hasOwn(api.endpoints, answer.endpoint),
    );
    for (const answer of ofModule) pending.delete(answer);
    // what somebody has asked meanwhile is newer
    const unasked = ofModule.filter(({ endpoint, arg }) => isUnasked(store, endpoint, arg));
    if (unasked.length === 0 || Date.now() - requestedAt > FRESH_MS) return;
    const action = (api.util as unknown as QueryUpserts).upsertQueryEntries(
      unasked.map(({ endpoint, arg, value }) => ({ endpointName: endpoint, arg, value })),
    );
    store.dispatch({ ...action, meta: { ...action.meta, timestamp: requestedAt } });
  };
}

function isUnasked(store: AppStore, endpoint: string, arg: unknown): boolean {
  const endpoints = api.endpoints as unknown as Record<string, QuerySelection>;
  return endpoints[endpoint]!.select(arg)(store.getState()).isUninitialized;
}

/** What the queries of a store were answered, to be given to the browser's store. `module`: whose screen asked. */
export const answeredQueries = (store: AppStore, module: string): PreloadedQuery[] =>
  Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === 'fulfilled'
      ? [{ module, endpoint: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );

/** The queries of a store that wait for their first answer. */
export const runningQueries = (store: AppStore): readonly PromiseLike<unknown>[] =>
  Object.values(store.getState().api.queries).some((query) => query?.status === 'pending' && query.data === undefined)
    ? store.dispatch(api.util.getRunningQueriesThunk())
    : [];

/** Empties the query cache and stops its timers. For stores that live for one server-rendered page. */
export function clearQueries(store: AppStore): void {
  store.dispatch(api.util.resetApiState());
}
