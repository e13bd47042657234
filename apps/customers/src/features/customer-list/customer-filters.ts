import { SEARCH_MIN_CHARS, type UserListQuery } from '@hamyar/contracts';
import { defineList, numberFilter, textFilter } from '@hamyar/module-kit/list';

/** What the list of users can be asked for about customers; `employee` and `fast` choose another list. */
type CustomerListQuery = Omit<UserListQuery, 'employee' | 'fast'>;

/** Search, filters and sort orders of the customers list. */
export const customerList = defineList<CustomerListQuery>()({
  filters: {
    keyword: textFilter({ min: SEARCH_MIN_CHARS }),
    customer_level_id: numberFilter(),
    organization_id: numberFilter(),
    // only other screens ask for these
    ids: null,
    department_id: null,
    status: null,
    supervisor: null,
  },
  sorts: ['name', 'created_at', 'last_login_at'],
  defaultSort: { by: 'name', order: 'asc' },
});
