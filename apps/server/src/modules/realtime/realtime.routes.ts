import { channelAuth } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { Unauthenticated } from '../../platform/http/app-errors.ts';
import { ok } from '../../platform/http/outcome.ts';
import { signChannel } from '../../platform/realtime/channel-token.ts';
import { channelRights } from '../../platform/realtime/channel.policy.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** Tokens for the channels of the socket (spec 7.39). */
export function realtimeRoutes(host: ModuleHost, deps: Deps): void {
  host.route(channelAuth, async ({ user, session, body }) => {
    if (!session) throw new Unauthenticated();
    const allowed = (await channelRights(deps, body.channels))(user);
    const now = deps.clock.unix();
    return ok({
      tokens: Object.fromEntries(
        [...allowed].map((channel) => [channel, signChannel(deps.secrets, session.id, channel, now)]),
      ),
    });
  });
}
