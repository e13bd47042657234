import { ticketExportFile, ticketExportGet, ticketExportStore } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, ok } from '../../platform/http/outcome.ts';
import { downloadExport, readExport, startExport } from './ticket-export.service.ts';
import type { TicketContext } from './ticket-context.ts';

/** Mounts the calls of files of the ticket list (spec 2.81, decisions 2.20). */
export function ticketExportRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketExportStore, async ({ user, ip, body }) => created(await startExport(context, { user, ip }, body)));
  host.route(ticketExportGet, async ({ user, params }) => ok(await readExport(context, user, params.id)));
  host.route(ticketExportFile, ({ user, ip, params }) => downloadExport(context, { user, ip }, params.key));
}
