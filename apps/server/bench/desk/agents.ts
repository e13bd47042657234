import { once } from 'node:events';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import type { Db } from '../../src/platform/database/pool.ts';
import { caller } from './client.ts';
import { insertSession } from './people.ts';

/** Open tabs of employees, of every employee as many as of the others, which listen to what a tab with the ticket list listens to. */
export interface Agents {
  count: number;
  /** Events that have reached them. */
  received(): number;
  close(): void;
}

export async function connectAgents(address: string, db: Db, count: number): Promise<Agents> {
  const { rows } = await sql<{ id: number; departments: number[] }>`
    select u.id, coalesce(array_agg(m.department_id) filter (where m.department_id is not null), '{}') as departments
    from "user" u left join department_member m on m.user_id = u.id
    where u.employee and u.status = 'active' and u.deleted_at is null group by u.id order by u.id limit ${count}`.execute(
    db,
  );
  let received = 0;
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, tab) => {
      const { id, departments } = rows[tab % rows.length]!;
      const token = await insertSession(db, id);
      const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, {
        headers: { cookie: `auth.token=${token}`, origin: address },
      });
      socket.on('message', (data) => {
        if ((JSON.parse(String(data)) as { type: string }).type === 'event') received += 1;
      });
      await once(socket, 'open');
      const channels = ['system', `private-user.${id}`, ...departments.map((department) => `department.${department}`)];
      const { data } = await caller(address, token).post<{ data: { tokens: Record<string, string> } }>(
        '/api/channelAuth',
        { channels },
      );
      for (const [channel, auth] of Object.entries(data.tokens))
        socket.send(JSON.stringify({ type: 'subscribe', channel, auth }));
      return socket;
    }),
  );
  return {
    count: sockets.length,
    received: () => received,
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
