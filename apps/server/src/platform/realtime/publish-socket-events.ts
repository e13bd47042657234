import type { Deps } from '../deps.ts';
import { SOCKET_TOPIC } from './socket-event.repository.ts';

/**
 * Informs every node, after the commit, that there are new socket events; if this message is lost, no event is lost.
 */
export async function publishSocketEvents({ broker, log }: Pick<Deps, 'broker' | 'log'>): Promise<void> {
  await broker
    .publish(SOCKET_TOPIC, '')
    .catch((error: Error) => log.warn({ reason: error.message }, 'socket news not announced'));
}
