import { SEARCH_MIN_CHARS } from '@hamyar/contracts';
import { defineList, numberFilter, textFilter } from '@hamyar/module-kit/list';

/** Search, filters and sort orders of the customers list. */
export const customerList = defineList({
  filters: { keyword: textFilter(), customer_level_id: numberFilter(), organization_id: numberFilter() },
  sorts: ['name', 'created_at', 'last_login_at'],
  defaultSort: { by: 'name', order: 'asc' },
});

/** The search text that is sent: undefined below three characters (spec 5.33). */
export const searchable = (keyword: string | undefined): string | undefined =>
  keyword !== undefined && [...keyword].length >= SEARCH_MIN_CHARS ? keyword : undefined;
