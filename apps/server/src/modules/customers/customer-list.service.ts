import { LIST_TOTAL_CAP, type UserListRow } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, ValidationFailed } from '../../platform/http/app-errors.ts';
import { cappedPage, type PageInfo } from '../../platform/http/outcome.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import {
  colleagueScope,
  customerScope,
  mayManageCustomers,
  maySelectCustomers,
  seesContacts,
  seesOfCustomers,
} from './customer.policy.ts';
import { messages } from './messages.ts';
import { toListRow } from './customer.presenter.ts';
import { countPeople, listCustomers, listPeople, type UserQuery } from './customer.repository.ts';

/** The field of a customer that each filter or order would say by its result; null where it says none. */
const FILTER_SAYS = {
  organization_id: 'organization',
  customer_level_id: 'customer_level',
  status: 'account',
  supervisor: 'account',
  branch_id: 'account',
  state_id: 'account',
  city_id: 'account',
  expire_from: 'account',
  expire_to: 'account',
  cf: 'account',
} as const;

/** The first filter or order that would say what this person does not see of customers. */
function hiddenFilter(user: CurrentUser, query: UserQuery): string | null {
  const names = Object.keys(FILTER_SAYS) as (keyof typeof FILTER_SAYS)[];
  const filter = names.find((name) => query[name] !== undefined && !seesOfCustomers(user, FILTER_SAYS[name]));
  if (filter) return filter;
  return query.sort_by !== 'name' && !seesOfCustomers(user, 'account') ? 'sort_by' : null;
}

/**
 * Colleagues by name, customers by name for people who write tickets with them, or customers with their rows for people
 * who manage them (spec 7.30, decisions 2.25). Filters may match few or many: each statement is planned for its values.
 * @throws Forbidden; ValidationFailed for a filter that would say what is hidden from the person
 */
export async function listUsers(
  { plannedDb: db }: Pick<Deps, 'plannedDb'>,
  user: CurrentUser,
  query: UserQuery,
): Promise<{ rows: UserListRow[]; page: PageInfo }> {
  const colleagues = query.employee === 1;
  if (colleagues ? !user.employee : query.fast ? !maySelectCustomers(user) : !mayManageCustomers(user))
    throw new Forbidden();
  const refused = colleagues ? null : hiddenFilter(user, query);
  if (refused) throw new ValidationFailed([fieldError(refused, 'UNKNOWN_FIELD', {}, messages.hiddenFilter)]);
  if (query.page * query.perPage > LIST_TOTAL_CAP)
    throw new ValidationFailed([fieldError('page', 'MAX', {}, messages.pageTooFar)]);
  const scope = colleagues ? colleagueScope(user) : customerScope(user);
  const search = { contacts: colleagues || seesContacts(user) };
  const [rows, total] = await Promise.all([
    colleagues || query.fast
      ? listPeople(db, scope, query, search)
      : listCustomers(db, scope, query).then((found) => found.map(toListRow)),
    countPeople(db, scope, query, search),
  ]);
  return { rows, page: cappedPage(query, total) };
}
