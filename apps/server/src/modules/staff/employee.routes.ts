import {
  employeeDelete,
  employeeGet,
  employeeInvite,
  employeeList,
  employeeStore,
  employeeUninvite,
  employeeUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { createEmployee } from './employee-creation.service.ts';
import { renewInvitation, withdrawInvitation } from './employee-invitation.service.ts';
import { deleteEmployee } from './employee-removal.service.ts';
import { changeEmployee, openEmployee, pageOfEmployees } from './employee.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'user';

/** The calls of employees (decisions 2.8). */
export function employeeRoutes(host: ModuleHost, deps: Deps): void {
  host.route(employeeList, async ({ user, query }) => {
    const { rows, page } = await pageOfEmployees(deps, user, query);
    return list(rows, page);
  });
  host.route(employeeGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openEmployee(deps, user, params.id));
  });
  host.route(employeeStore, async ({ user, ip, body, setLogObject }) => {
    const stored = await createEmployee(deps, { user, ip }, body);
    setLogObject(ABOUT, stored.id);
    return created(stored, messages.employeeCreated);
  });
  host.route(employeeUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeEmployee(deps, { user, ip }, params.id, body), messages.employeeUpdated);
  });
  host.route(employeeDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteEmployee(deps, { user, ip }, params.id);
    return deleted(undefined, messages.employeeDeleted);
  });
  invitationRoutes(host, deps);
}

function invitationRoutes(host: ModuleHost, deps: Deps): void {
  host.route(employeeInvite, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return created(await renewInvitation(deps, { user, ip }, params.id, body.way), messages.employeeInvited);
  });
  host.route(employeeUninvite, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await withdrawInvitation(deps, { user, ip }, params.id);
    return deleted(undefined, messages.invitationWithdrawn);
  });
}
