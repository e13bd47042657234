import { invitationAccept, invitationGet } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { acceptInvitation, readInvitation } from './invitation.service.ts';
import { originOf, sendLogin } from './login.routes.ts';

/** The invitation of an employee, for its person (docs/adr/0129). */
export function registerInvitationRoutes(host: ModuleHost, deps: Deps): void {
  host.route(invitationGet, async ({ params }) => ok(await readInvitation(deps, params.token)));
  host.route(invitationAccept, async (context) => {
    const opened = await acceptInvitation(deps, { ...context.params, ...context.body }, originOf(context));
    return sendLogin(deps, context, opened);
  });
}
