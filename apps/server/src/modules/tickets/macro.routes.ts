import { macroDelete, macroGet, macroList, macroStore, macroUpdate } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { changeMacro, createMacro, deleteMacro, openMacro, pageOfMacros } from './macro.service.ts';
import { messages } from './messages.ts';
import type { TicketContext } from './ticket-context.ts';

const ABOUT = 'macro';

/** Macros of tickets (decisions 2.4). */
export function macroRoutes(host: ModuleHost, context: TicketContext): void {
  const { deps } = context;
  host.route(macroList, async ({ user, query }) => {
    const { rows, page } = await pageOfMacros(deps, user, query);
    return list(rows, page);
  });
  host.route(macroGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openMacro(deps.db, user, params.id));
  });
  host.route(macroStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createMacro(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.macroSaved);
  });
  host.route(macroUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeMacro(deps, { user, ip }, params.id, body), messages.macroSaved);
  });
  host.route(macroDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteMacro(deps, { user, ip }, params.id);
    return deleted(undefined, messages.macroDeleted);
  });
}
