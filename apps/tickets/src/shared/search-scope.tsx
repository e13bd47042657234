import { Button } from '@hamyar/design-system/basics';
import { skipToken } from '@hamyar/store';
import { useTicketPageQuery } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';
import { countFilters, searchesNumber, type TicketFilters } from './ticket-filter.conversions.ts';
import type { ListChoice } from './use-ticket-list.ts';

/** Where a search has looked, and what it would find everywhere. */
export interface SearchScope {
  /** «در نمای «باز»». */
  where: string;
  /** Number of tickets that the search finds everywhere; null until it is known, and where there are too many to count. */
  everywhere: number | null;
  /** Searches all tickets; absent where the search has done so, or where it would find nothing. */
  searchEverywhere?: (() => void) | undefined;
}

/** The smallest page: only its total is shown. */
const COUNT_ONLY = { page: 1, perPage: 10 } as const;

/**
 * What a list says about its search; null where nothing is searched, or the search has looked at all tickets because
 * the person chose that. `viewName` is the name of the view on the screen, `unnamed` the filters that it does not say;
 * once the rows are `read`, all are counted.
 */
export function useSearchScope(
  { state: { view, filters }, searchEverywhere }: ListChoice,
  viewName: string,
  read: boolean,
  unnamed: TicketFilters = filters,
): SearchScope | null {
  const { s } = filters;
  const narrow = s !== undefined && (view !== 'all' || countFilters(filters) > 0);
  const byNumber = searchesNumber(filters);
  const { currentData } = useTicketPageQuery(narrow && read && !byNumber ? { s, ...COUNT_ONLY } : skipToken);
  if (!narrow) return null;
  if (byNumber) return { where: fa.searchScope.number, everywhere: null };
  return {
    where: fa.searchScope.view(viewName, countFilters(unnamed)),
    everywhere: currentData && !currentData.totalCapped ? currentData.total : null,
    searchEverywhere: currentData?.total === 0 ? undefined : () => searchEverywhere(s),
  };
}

/** «در نمای «باز» · جستجو در همهٔ تیکت‌ها ۱۲ مورد», above the rows that a search has found. */
export function SearchScopeLine({ scope }: { scope: SearchScope | null }) {
  if (scope === null) return null;
  return (
    <p className="tk-search-scope">
      <span>{scope.where}</span>
      {scope.searchEverywhere ? (
        <>
          <span aria-hidden="true">·</span>
          <Button variant="link" size="sm" onClick={scope.searchEverywhere}>
            {fa.searchScope.everywhere}
          </Button>
          {scope.everywhere === null ? null : <small>{fa.count(scope.everywhere)}</small>}
        </>
      ) : null}
    </p>
  );
}

/** The same where the search has found nothing: what an empty list offers. */
export function SearchEverywhere({ scope }: { scope: SearchScope | null }) {
  if (!scope?.searchEverywhere) return null;
  return (
    <Button onClick={scope.searchEverywhere}>
      {fa.searchScope.everywhere}
      {scope.everywhere === null ? null : <small className="hd-muted">{fa.count(scope.everywhere)}</small>}
    </Button>
  );
}

/** Where a search that found nothing has looked. */
export const nothingFoundText = (scope: SearchScope | null): string | undefined =>
  scope?.everywhere === 0 ? fa.searchScope.nowhere : scope?.where;
