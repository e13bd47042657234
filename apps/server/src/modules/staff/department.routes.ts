import {
  departmentDelete,
  departmentGet,
  departmentList,
  departmentStore,
  departmentUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { deleteDepartment } from './department-removal.service.ts';
import { changeDepartment, createDepartment, openDepartment, pageOfDepartments } from './department.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'department';

/** The calls of departments (spec 7.7, decisions 2.7). */
export function departmentRoutes(host: ModuleHost, deps: Deps): void {
  host.route(departmentList, async ({ user, query }) => {
    const { rows, page } = await pageOfDepartments(deps, user, query);
    return list(rows, page);
  });
  host.route(departmentGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openDepartment(deps, user, params.id));
  });
  host.route(departmentStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createDepartment(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.departmentCreated);
  });
  host.route(departmentUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeDepartment(deps, { user, ip }, params.id, body), messages.departmentUpdated);
  });
  host.route(departmentDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteDepartment(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.departmentDeleted);
  });
}
