import { macroDelete, macroGet, macroList, macroStore, macroUpdate, ticketMacro } from '@hamyar/contracts/schemas';
import { NotFound } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { runMacro } from './macro-run.service.ts';
import { changeMacro, createMacro, deleteMacro, openMacro, pageOfMacros } from './macro.service.ts';
import { messages } from './messages.ts';
import { staleAnswer } from './ticket-content.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { contentsAfter, openTicket } from './ticket-detail.service.ts';

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
  host.route(ticketMacro, async ({ user, params, body, socketId, setLogObject }) => {
    setLogObject('ticket', params.id);
    const { stale, after } = await runMacro(context, user, params.id, body, socketId);
    const ticket = await openTicket(context, user, params.id).catch((error: unknown) => {
      if (error instanceof NotFound) return null;
      throw error;
    });
    if (stale) throw staleAnswer(ticket, await contentsAfter(context, user, { id: params.id }, body.last_seen_seq));
    return updated(ticket ? { ticket, after } : undefined, messages.macroDone);
  });
}
