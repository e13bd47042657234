import { channels } from '@hamyar/contracts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import type { CustomFieldRecord } from './custom-field.repository.ts';
import {
  beginSearchWork,
  lockSearchWork,
  removeSearchKeys,
  setSearchWork,
  writeSearchKeys,
} from './custom-value-search.repository.ts';

/** Tickets of one transaction: nobody who fills in this field waits longer than for these. */
const PART = 2_000;

type Searched = Pick<CustomFieldRecord, 'searchable' | 'sensitive' | 'is_archived'>;

/** Tickets are found by its values: those of a field for employees only are never in an index (decisions 2.11). */
export const isSearched = ({ searchable, sensitive, is_archived: archived }: Searched): boolean =>
  searchable && !sensitive && !archived;

/** Percent of the tickets whose values of a field have the search keys that they are to have; null: all of them. */
export const searchProgress = ({
  search_after: after,
  search_last: last,
}: Pick<CustomFieldRecord, 'search_after' | 'search_last'>): number | null =>
  after === null || last === null ? null : last === 0 ? 0 : Math.min(99, Math.floor((after / last) * 100));

/** Lets a worker write or remove the search keys of the values that there are, where the change demands it. */
export async function changeSearched(
  deps: Deps,
  trx: Trx,
  { id, userId, before, after }: { id: number; userId: number; before: Searched; after: Searched | null },
): Promise<void> {
  if (isSearched(before) === (after !== null && isSearched(after))) return;
  await beginSearchWork(trx, id);
  await addPart(deps, trx, id, userId);
}

const addPart = (deps: Deps, trx: Trx, field_id: number, user_id: number) =>
  deps.jobs.add(trx, 'custom_field.search', { field_id, user_id }, { key: `custom_field.search:${field_id}` });

/**
 * Writes the search keys of one part of the tickets, or removes them, says how far it is to who asked for it, and leaves
 * the next part to another run: a server that ends waits for one part, and other jobs come in between. What is wanted is
 * read again with each part, so a change of mind goes on with the other work.
 */
export async function workOnSearch(deps: Deps, fieldId: number, userId: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const work = await lockSearchWork(trx, fieldId);
    if (work?.search_after == null || work.search_last === null) return;
    const part = { after: work.search_after, upTo: work.search_after + PART };
    await (work.searched ? writeSearchKeys : removeSearchKeys)(trx, work, part);
    const after = part.upTo >= work.search_last ? null : part.upTo;
    await setSearchWork(trx, fieldId, after);
    if (after !== null) await addPart(deps, trx, fieldId, userId);
    const progress = searchProgress({ search_after: after, search_last: work.search_last });
    const event = { name: 'custom_field.search', data: { id: fieldId, progress } } as const;
    await insertSocketEvents(deps, trx, [{ channel: channels.user(userId), ...event }], null);
  });
}
