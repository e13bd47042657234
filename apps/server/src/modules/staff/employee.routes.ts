import { employeeGet, employeeList, employeeUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { list, ok, updated } from '../../platform/http/outcome.ts';
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
  host.route(employeeUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeEmployee(deps, { user, ip }, params.id, body), messages.employeeUpdated);
  });
}
