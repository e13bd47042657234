import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { createSocketHub, type SocketHub } from '../../platform/realtime/socket-hub.ts';
import { mountSocket } from '../../platform/realtime/socket-server.ts';
import { authenticate, loadUser, mayLogIn, filterOpenSessions, SESSION_ENDED } from '../identity/public.ts';
import { channelRights } from '../../platform/realtime/channel.policy.ts';

/** The hub of this node, with the sessions and the policy of HTTP. */
export function createHub(deps: Deps): SocketHub {
  const loggedIn = async (id: number) => {
    const user = await loadUser(deps, id);
    return user && mayLogIn(user) ? user : null;
  };
  return createSocketHub(deps, {
    channelRights: (channels) => channelRights(deps, channels),
    loadUser: loggedIn,
    openSessions: (ids) => filterOpenSessions(deps, ids),
    sessionEnded: SESSION_ENDED,
  });
}

/** Opens `/socket` on the application. */
export function openSocket(app: FastifyInstance, deps: Deps): SocketHub {
  const hub = createHub(deps);
  mountSocket(app, hub, {
    authenticate: (token, via) => authenticate(deps, token, via),
    trustProxy: deps.config.trustProxy.length > 0,
    log: deps.log,
  });
  return hub;
}
