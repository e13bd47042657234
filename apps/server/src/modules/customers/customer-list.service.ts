import type { UserListRow } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { colleagueScope, customerScope, mayManageCustomers, maySelectCustomers } from './customer.policy.ts';
import { toListRow } from './customer.presenter.ts';
import { countPeople, listCustomers, listPeople, type UserQuery } from './customer.repository.ts';

/**
 * Colleagues by name, customers by name for people who write tickets with them, or customers with their rows for people
 * who manage them (spec 7.30, decisions 2.25). @throws Forbidden
 */
export async function listUsers(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: UserQuery,
): Promise<{ rows: UserListRow[]; page: PageInfo }> {
  const colleagues = query.employee === 1;
  if (colleagues ? !user.employee : query.fast ? !maySelectCustomers(user) : !mayManageCustomers(user))
    throw new Forbidden();
  const scope = colleagues ? colleagueScope(user) : customerScope(user);
  const [rows, total] = await Promise.all([
    colleagues || query.fast
      ? listPeople(db, scope, query)
      : listCustomers(db, scope, query).then((found) => found.map(toListRow)),
    countPeople(db, scope, query),
  ]);
  return { rows, page: { currentPage: query.page, perPage: query.perPage, total } };
}
