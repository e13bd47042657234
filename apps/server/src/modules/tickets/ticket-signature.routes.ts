import { ticketSignatureGet } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import type { TicketContext } from './ticket-context.ts';
import { signatureToWrite } from './ticket-signature.service.ts';

/** Mounts the call that shows who writes an answer what stands below it. */
export function ticketSignatureRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketSignatureGet, async ({ user, query }) => ok(await signatureToWrite(context, user, query.ticket_id)));
}
