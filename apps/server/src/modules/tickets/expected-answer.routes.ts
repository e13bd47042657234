import { expectedAnswerGet } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { expectedAnswerOf } from './expected-answer.service.ts';
import type { TicketContext } from './ticket-context.ts';

/** Mounts the call that says when an answer can be expected. */
export function expectedAnswerRoutes(host: ModuleHost, context: TicketContext): void {
  host.route(expectedAnswerGet, async ({ user, query }) => ok(await expectedAnswerOf(context, user, query)));
}
