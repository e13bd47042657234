import { userDelete, userGet, userList, userStore, userUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { toDepartmentsOf } from '../departments/public.ts';
import { listUsers } from './customer-list.service.ts';
import { changeCustomer, createCustomer, deleteCustomer, openCustomer } from './customer.service.ts';
import { messages } from './messages.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** The calls on customers, and the fast lists of people (spec 7.30, 3.15). */
export function customerRoutes(host: ModuleHost, deps: Deps): void {
  host.route(userList, async ({ user, query }) => {
    const { rows, page } = await listUsers(deps, user, query);
    return list(rows, page);
  });
  host.route(userGet, async ({ user, params, query, setLogObject: about }) => {
    about('user', params.id);
    // Employees are not part of this module.
    if (query.employee === 1) throw new NotFound();
    const customer = await openCustomer(deps, user, params.id);
    return ok({ ...customer, to_departments: await toDepartmentsOf(deps.db, user, params.id) });
  });
  host.route(userStore, async ({ user, ip, body, setLogObject: about }) => {
    const id = await createCustomer(deps, { user, ip }, body);
    about('user', id);
    return created({ id }, messages.created);
  });
  host.route(userUpdate, async ({ user, ip, params, body, setLogObject: about }) => {
    about('user', params.id);
    return updated(await changeCustomer(deps, { user, ip }, params.id, body), messages.updated);
  });
  host.route(userDelete, async ({ user, ip, params, query, setLogObject: about }) => {
    about('user', params.id);
    if (query.employee === 1) throw new NotFound();
    await deleteCustomer(deps, { user, ip }, params.id);
    return deleted(undefined, messages.deleted);
  });
}
