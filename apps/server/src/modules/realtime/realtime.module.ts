import { SOCKET_EVENT_HOURS } from '@hamyar/contracts';
import { channelAuth } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { Unauthenticated } from '../../platform/http/app-errors.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { signChannel } from '../../platform/realtime/channel-token.ts';
import { deleteOldEvents } from '../../platform/realtime/socket-event.repository.ts';
import { subscribableChannels } from './channel.policy.ts';
import { openSocket } from './socket-setup.ts';

export interface RealtimeJobPayloads {
  /** Deletes events that can no longer be resumed. */
  'realtime.prune': Record<string, never>;
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends RealtimeJobPayloads {}
}

/** Tokens for the socket's channels, and the retention of its events (spec 7.39, design/api.md "Socket"). */
export function realtimeModule(deps: Deps): ServerModule {
  return {
    name: 'realtime',
    register(host) {
      host.route(channelAuth, async ({ user, session, body }) => {
        if (!session) throw new Unauthenticated();
        const allowed = await subscribableChannels(deps, user, body.channels);
        const now = deps.clock.unix();
        return ok({
          tokens: Object.fromEntries(
            [...allowed].map((channel) => [channel, signChannel(deps.secrets, session.id, channel, now)]),
          ),
        });
      });
      host.mount(async (app) => {
        openSocket(app, deps);
      });
      deps.jobs.handle('realtime.prune', () =>
        deleteOldEvents(deps.db, new Date(deps.clock.now().getTime() - SOCKET_EVENT_HOURS * 3_600_000)),
      );
      deps.jobs.schedule('41 * * * *', 'realtime.prune');
    },
  };
}
