import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const frame = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};
const counted = (n: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(n);
  return bytes;
};
const READY = frame('Z', Buffer.from('I'));

function rowOf(values: Record<string, string>): Buffer {
  const columns = Object.keys(values).map((name) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
    ]),
  );
  const cells = Object.values(values).map((value) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value.length);
    return Buffer.concat([length, Buffer.from(value)]);
  });
  return Buffer.concat([
    frame('T', Buffer.concat([counted(columns.length), ...columns])),
    frame('D', Buffer.concat([counted(cells.length), ...cells])),
    frame('C', Buffer.from('SELECT 1\0')),
    READY,
  ]);
}

/**
 * A server on loopback that accepts every login and answers each query with the same row; without a row it never
 * answers.
 */
export async function fakePostgres(row: Record<string, string> | null): Promise<{ url: string; server: Server }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let met = false;
    socket
      .on('error', () => {})
      .on('data', () => {
        if (!row) return;
        socket.write(met ? rowOf(row) : Buffer.concat([frame('R', Buffer.alloc(4)), READY]));
        met = true;
      });
  })
    .on('close', () => {
      for (const socket of sockets) socket.destroy();
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `postgres://someone:sesame@127.0.0.1:${(server.address() as AddressInfo).port}/x` };
}
