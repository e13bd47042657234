import {
  LIST_TOTAL_CAP,
  TICKET_VIEWS,
  TICKET_VIEW_FILTERS,
  type TicketCounters,
  type TicketViewName,
} from '@hamyar/contracts';
import type { QueryOf, ticketCounters } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { filtersOfViews } from './saved-view.service.ts';
import { filterOf, refusedFilter, type TicketFilter } from './ticket-filter.service.ts';
import { conditions, countMany } from './ticket-list.repository.ts';
import type { TicketContext } from './ticket-context.ts';

const viewFilter = (view: TicketViewName) => TICKET_VIEW_FILTERS[view] as unknown as TicketFilter;

/** What is counted: a view, and the filter that stands behind it. */
interface Counted<Key> {
  key: Key;
  filter: TicketFilter;
}

/**
 * Counts the caller's views and saved views, exact to 10,000, in two statements at most, cached for ten seconds or until
 * something changes (decisions 2.3 "Counters").
 */
export async function countViews(
  context: TicketContext,
  user: CurrentUser,
  { views: asked, view_ids: ids, mine }: QueryOf<typeof ticketCounters>,
): Promise<TicketCounters> {
  const own: TicketFilter = mine ? { mine } : {};
  const views = (asked ?? (ids ? [] : TICKET_VIEWS)).map((view) => ({
    key: view,
    filter: { ...viewFilter(view), ...own },
  }));
  if (ids === undefined || !user.employee) return Object.fromEntries(await countFilters(context, user, views));
  const filters = await filtersOfViews(context.deps.db, user, ids);
  const saved = [...filters].map(([key, filter]) => ({ key, filter: { ...filter, ...own } }));
  const counts = new Map(await countFilters<TicketViewName | number>(context, user, [...views, ...saved]));
  return {
    ...Object.fromEntries(views.flatMap(({ key }) => (counts.has(key) ? [[key, counts.get(key)!]] : []))),
    saved_views: saved.map(({ key }) => ({ id: key, count: counts.get(key) ?? 0 })),
  };
}

async function countFilters<Key extends string | number>(
  { deps, totals }: TicketContext,
  user: CurrentUser,
  counted: readonly Counted<Key>[],
): Promise<[Key, number][]> {
  const conditionsOfEach = await Promise.all(
    counted
      .filter(({ filter }) => refusedFilter(user, filter) === null)
      .map(async ({ key, filter }) => {
        const { predicate, more, selective } = await filterOf(deps.db, user, filter, deps.clock.now());
        return { key, predicate, more, selective, cacheKey: JSON.stringify([user.id, filter, predicate]) };
      }),
  );
  const missing = conditionsOfEach.filter(({ cacheKey }) => totals.get(cacheKey) === undefined);
  const fresh = new Map<string, number>();
  for (const selective of [false, true]) {
    const together = missing.filter((one) => one.selective === selective);
    const counts = await countMany(
      selective ? deps.plannedDb : deps.db,
      together.map(({ predicate, more }) => ({ predicate, more: conditions.every(more) })),
      LIST_TOTAL_CAP,
    );
    together.forEach(({ cacheKey }, i) => {
      fresh.set(cacheKey, counts[i] ?? 0);
      totals.set(cacheKey, counts[i] ?? 0);
    });
  }
  return conditionsOfEach.map(({ key, cacheKey }) => [
    key,
    Math.min(totals.get(cacheKey) ?? fresh.get(cacheKey) ?? 0, LIST_TOTAL_CAP),
  ]);
}
