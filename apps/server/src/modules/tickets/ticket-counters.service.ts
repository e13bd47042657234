import {
  LIST_TOTAL_CAP,
  TICKET_VIEWS,
  TICKET_VIEW_FILTERS,
  type TicketCounters,
  type TicketViewName,
} from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { filterOf, refusedFilter, type TicketFilter } from './ticket-filter.service.ts';
import { conditions, countMany } from './ticket-list.repository.ts';
import type { TicketContext } from './ticket-context.ts';

const viewFilter = (view: TicketViewName) => TICKET_VIEW_FILTERS[view] as unknown as TicketFilter;

/**
 * Counts the caller's views, exact to 10,000, all in one statement, cached for ten seconds or until something changes
 * (decisions 2.3 "Counters").
 */
export async function countViews(
  context: TicketContext,
  user: CurrentUser,
  asked: readonly TicketViewName[] | undefined,
): Promise<TicketCounters> {
  const { deps, totals } = context;
  const views = (asked ?? TICKET_VIEWS).filter((view) => refusedFilter(user, viewFilter(view)) === null);
  const filters = await Promise.all(
    views.map(async (view) => ({
      view,
      ...(await filterOf(deps.db, user, viewFilter(view), deps.clock.now())),
    })),
  );
  const keyed = filters.map((filter) => ({ ...filter, key: JSON.stringify([user.id, filter.view, filter.predicate]) }));
  const missing = keyed.filter(({ key }) => totals.get(key) === undefined);
  const counted = await countMany(
    deps.db,
    missing.map(({ predicate, more }) => ({ predicate, more: conditions.every(more) })),
    LIST_TOTAL_CAP,
  );
  missing.forEach(({ key }, i) => totals.set(key, counted[i] ?? 0));
  return Object.fromEntries(
    keyed.map(({ view, key }, i) => [
      view,
      Math.min(totals.get(key) ?? counted[missing.indexOf(keyed[i]!)] ?? 0, LIST_TOTAL_CAP),
    ]),
  );
}
