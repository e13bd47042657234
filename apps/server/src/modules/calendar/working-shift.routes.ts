import {
  workingShiftDelete,
  workingShiftGet,
  workingShiftList,
  workingShiftStore,
  workingShiftUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { changeShift, createShift, deleteShift, openShift, pageOfShifts } from './working-shift.service.ts';

const ABOUT = 'working_shift';

/** The calls of working shifts (spec 7.7, decisions 2.7). */
export function workingShiftRoutes(host: ModuleHost, deps: Deps): void {
  host.route(workingShiftList, async ({ user, query }) => {
    const { rows, page } = await pageOfShifts(deps, user, query);
    return list(rows, page);
  });
  host.route(workingShiftGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openShift(deps, user, params.id));
  });
  host.route(workingShiftStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createShift(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.shiftSaved);
  });
  host.route(workingShiftUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeShift(deps, { user, ip }, params.id, body), messages.shiftSaved);
  });
  host.route(workingShiftDelete, async ({ user, ip, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteShift(deps, { user, ip }, params.id, query.replace_with);
    return deleted(undefined, messages.shiftDeleted);
  });
}
