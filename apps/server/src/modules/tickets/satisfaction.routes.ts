import { ratingLinkGet, satisfactionPut } from '@hamyar/contracts/schemas';
import { Forbidden } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { openRatingLink, rateByLink } from './satisfaction-link.service.ts';
import { rate } from './satisfaction.service.ts';
import type { TicketContext } from './ticket-context.ts';

/** Mounts the calls that rate a ticket: in the panel, and by the link of a mail. */
export function satisfactionRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(ratingLinkGet, async ({ params }) => ok(await openRatingLink(context, params.token)));
  host.route(satisfactionPut, async (asking) => {
    const { body, socketId } = asking;
    if ('token' in body) return updated(await rateByLink(context, body), messages.rated);
    const { user } = asking;
    if (user.employee || user.must_change_password) throw new Forbidden();
    return updated(await rate(context, user, body, { socketId }), messages.rated);
  });
}
