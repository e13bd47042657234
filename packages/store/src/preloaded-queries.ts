import type { BootData, PreloadedQuery } from '@hamyar/contracts';
import { api } from './api.ts';
import type { AppStore, RootState } from './store.ts';

/** seconds after which an answer that came with the page is old news, e.g. because the module's code had to be asked for again */
const FRESH_SECONDS = 60;

/** Upserts by endpoint name: the endpoints are the modules', so their names are not known here. */
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
 * Puts the answers that came with the page under the queries of a module, so that its first screen finds them and asks for
 * nothing. Call the result whenever code of a module has arrived: an answer is given once, to the first code that brings its
 * endpoint, and counts as read when the page was written.
 * @param now unix seconds by the server's clock
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
    // what somebody has asked meanwhile is newer
    const unasked = ofModule.filter(({ endpoint, arg }) => isUnasked(store, endpoint, arg));
    if (unasked.length === 0 || now() - server_time > FRESH_SECONDS) return;
    const action = (api.util as unknown as QueryUpserts).upsertQueryEntries(
      unasked.map(({ endpoint, arg, value }) => ({ endpointName: endpoint, arg, value })),
    );
    store.dispatch({ ...action, meta: { ...action.meta, timestamp: server_time * 1000 } });
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

/** Lets go of everything the queries of a store keep, timers included; for stores that draw one page and are gone. */
export function clearQueries(store: AppStore): void {
  store.dispatch(api.util.resetApiState());
}
