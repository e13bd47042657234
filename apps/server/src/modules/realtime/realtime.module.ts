import { SOCKET_EVENT_HOURS } from '@hamyar/contracts';
import type { ServerModule } from '../../platform/deps.ts';
import { deleteOldEvents } from '../../platform/realtime/socket-event.repository.ts';
import { openSocket } from './socket-setup.ts';
import { channelByPerson, checkChannelPolicies } from '../../platform/realtime/channel.policy.ts';
import { realtimeRoutes } from './realtime.routes.ts';

export interface RealtimeJobPayloads {
  /** Deletes events that can no longer be resumed. */
  'realtime.prune': Record<string, never>;
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends RealtimeJobPayloads {}
}

/** Tokens for the socket's channels, and the retention of its events (spec 7.39, design/api.md "Socket"). */
export const realtimeModule: ServerModule = {
  name: 'realtime',
  channels: [channelByPerson('system', () => true)],
  register(host, deps) {
    // a channel that nobody may ever subscribe to ends the start
    checkChannelPolicies(deps.modules);
    realtimeRoutes(host, deps);
    host.mount(async (app) => {
      openSocket(app, deps);
    });
    deps.jobs.handle('realtime.prune', () =>
      deleteOldEvents(deps.db, new Date(deps.clock.now().getTime() - SOCKET_EVENT_HOURS * 3_600_000)),
    );
    deps.jobs.schedule('41 * * * *', 'realtime.prune');
  },
};
