import { PERMISSIONS } from '@hamyar/contracts';
import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { countReferences } from '../../platform/references/row-references.ts';
import { deleteRows } from './multiple-delete.service.ts';
import { messages } from './messages.ts';
import { declaredDeletions } from './row-deletion.ts';
import { declaredReplaceable } from './replaceable-rows.ts';
import { declaredOrders } from './row-order.ts';
import { readGrantableDepartments } from './system-defaults.repository.ts';
import { systemDefaultsFor } from './system-defaults.service.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/**
 * The shared lists that every screen needs (spec 3.29-3.31), the deletion of several rows and their order (spec 7.19,
 * 7.20).
 */
export function systemRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.systemDefaultsGet, async ({ user }) => ok(await systemDefaultsFor(deps, user)));
  const deletions = declaredDeletions(deps.modules);
  host.route(contract.multipleDelete, async ({ user, ip, query }) => {
    const deleteRow = deletions.get(query.type);
    if (!deleteRow) throw new NotFound();
    return ok(await deleteRows(deps, { user, ip }, deleteRow, query.type_ids));
  });
  const replaceable = declaredReplaceable(deps.modules);
  host.route(contract.getReferences, async ({ user, query }) => {
    const rows = replaceable.get(query.type);
    if (!rows) throw new NotFound();
    await rows.assertDeletes(deps, user, query.type_id);
    return ok({ references: await countReferences(deps, deps.db, rows.table, query.type_id) });
  });
  const orders = declaredOrders(deps.modules);
  const orderOf = (type: string) => {
    const order = orders.get(type);
    if (!order) throw new NotFound();
    return order;
  };
  host.route(contract.getOrder, async ({ user, query }) => ok(await orderOf(query.type).read(deps, user)));
  host.route(contract.updateOrder, async ({ user, ip, body }) => {
    await orderOf(body.type).move(deps, { user, ip }, body.type_ids);
    return updated(undefined, messages.orderSaved);
  });
  host.route(contract.adminDefaultsGet, async ({ user }) => {
    if (!user.full_admin && !user.branch_admin && !user.department_admin) throw new Forbidden();
    const departments = await readGrantableDepartments(deps.db, user);
    // nobody grants more than they have, so a branch admin cannot raise themselves (decisions 2.2)
    return ok({ departments, permissions: user.full_admin ? [...PERMISSIONS] : [...user.effective_permissions] });
  });
}
