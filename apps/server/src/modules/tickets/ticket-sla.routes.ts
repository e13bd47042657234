import { ticketSlaApply, ticketSlaMatches } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import type { TicketContext } from './ticket-context.ts';
import { applySla, countMatchingTickets } from './ticket-sla-apply.service.ts';

/** Mounts the calls on the open tickets that a policy is for (decisions 2.6). */
export function ticketSlaRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ticketSlaMatches, async ({ user, params }) =>
    ok({ count: await countMatchingTickets(context, user, params.id) }),
  );
  host.route(ticketSlaApply, async ({ user, ip, params, setLogObject }) => {
    setLogObject('sla', params.id);
    return ok(await applySla(context, { user, ip }, params.id));
  });
}
