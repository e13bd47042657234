import { SEARCH_MIN_CHARS } from '@hamyar/contracts';
import { defineList, numberFilter, textFilter } from '@hamyar/module-kit/list';

/** Search, filters and sort orders of the customers list. */
export const customerList = defineList({
  filters: {
    keyword: textFilter({ min: SEARCH_MIN_CHARS }),
    customer_level_id: numberFilter(),
    organization_id: numberFilter(),
  },
  sorts: ['name', 'created_at', 'last_login_at'],
  defaultSort: { by: 'name', order: 'asc' },
});
