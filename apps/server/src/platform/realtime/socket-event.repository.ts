import type { SocketEventName, SocketEvents } from '@hamyar/contracts';
import type { Db } from '../database/pool.ts';

/** One event on one channel: ids and versions, never bodies (design/api.md "Socket"). */
export type NewSocketEvent = { [Name in SocketEventName]: { channel: string; name: Name; data: SocketEvents[Name] } }[SocketEventName];

/** Topic on which a node tells the others that there are new events. */
export const SOCKET_TOPIC = 'socket';

/**
 * Writes events in the transaction of the rows they tell of, so that nothing is told that was rolled back and nothing
 * committed is kept secret. The tab that caused them is left out by its socket id.
 */
export async function writeSocketEvents(trx: Db, events: readonly NewSocketEvent[], exceptSocket: string | null): Promise<void> {
  if (events.length === 0) return;
  await trx.insertInto('socket_event').values(events.map(({ channel, name, data }) => ({ channel, name, data: JSON.stringify(data), except_socket: exceptSocket }))).execute();
}
