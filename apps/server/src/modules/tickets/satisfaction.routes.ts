import { ratingLinkGet, ratingLinkPut, satisfactionPut } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { openRatingLink, rateByLink } from './satisfaction-link.service.ts';
import { rate } from './satisfaction.service.ts';
import type { TicketContext } from './ticket-context.ts';

/** Mounts the calls that rate a ticket: in the panel, and by the link of a mail. */
export function satisfactionRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(satisfactionPut, async ({ user, body, socketId }) =>
    updated(await rate(context, user, body, { socketId }), messages.rated),
  );
  host.route(ratingLinkGet, async ({ params }) => ok(await openRatingLink(context, params.token)));
  host.route(ratingLinkPut, async ({ params, body }) =>
    updated(await rateByLink(context, params.token, body), messages.rated),
  );
}
