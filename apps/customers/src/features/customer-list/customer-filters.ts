import { SEARCH_MIN_CHARS, USER_STATUSES, type UserListQuery } from '@hamyar/contracts';
import { fieldValuesFilter } from '@hamyar/module-kit/custom-fields';
import {
  choiceFilter,
  defineList,
  flagFilter,
  numberFilter,
  textFilter,
  type FiltersOf,
  type ListQuery,
  type SortsOf,
} from '@hamyar/module-kit/list';

/** What the list of users can be asked for about customers; `employee` and `fast` choose another list. */
type CustomerListQuery = Omit<UserListQuery, 'employee' | 'fast'>;

/** Search, filters and sort orders of the customers list. */
export const customerList = defineList<CustomerListQuery>()({
  filters: {
    keyword: textFilter({ min: SEARCH_MIN_CHARS }),
    customer_level_id: numberFilter(),
    organization_id: numberFilter(),
    branch_id: numberFilter(),
    status: choiceFilter(USER_STATUSES),
    supervisor: flagFilter(),
    state_id: numberFilter(),
    city_id: numberFilter(),
    expire_from: numberFilter(),
    expire_to: numberFilter(),
    cf: fieldValuesFilter(),
    // only other screens ask for these
    ids: null,
    department_id: null,
  },
  sorts: ['name', 'created_at', 'last_login_at'],
  directions: { created_at: 'desc', last_login_at: 'desc' },
  defaultSort: { by: 'name', order: 'asc' },
});

/** The filters of the list. */
export type CustomerFilters = FiltersOf<typeof customerList>;
/** The list with its state in the address. */
export type CustomerListState = ListQuery<CustomerFilters, SortsOf<typeof customerList>>;

/** Those that the drawer sets; the others have a control above the rows. */
export const DRAWER_FILTERS = [
  'supervisor',
  'state_id',
  'city_id',
  'expire_from',
  'expire_to',
  'cf',
] as const satisfies readonly (keyof CustomerFilters)[];
