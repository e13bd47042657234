import { fastify, type FastifyInstance } from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { registerBodyParsers } from './body-parsing.ts';
import { limitBodyTime, liftBodyDeadline } from './body-deadline.ts';
import { registerErrorHandler } from './error-responses.ts';

let app: FastifyInstance;
let lines: string[] = [];
let port = 0;

beforeAll(async () => {
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  registerBodyParsers(app);
  registerErrorHandler(app);
  limitBodyTime(app, 100);
  app.post('/plain', async () => 'read');
  app.post(
    '/upload',
    {
      onRequest: async ({ raw }) => liftBodyDeadline(raw),
    },
    async () => 'read',
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  lines = [];
});
afterAll(() => app.close());

/** A connection that has sent the beginning of a JSON body. */
function begin(path: string): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a":`,
  );
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(answer));
  });
  return { socket, closed };
}

describe('a body that does not arrive', () => {
  it('[issue 2, bad input] ends its connection, without a line in the log; an upload goes on', async () => {
    const upload = begin('/upload');
    expect(await begin('/plain').closed).toMatch(/^HTTP\/1\.1 408 /);
    upload.socket.write('"b"}');
    expect(await upload.closed).toMatch(/^HTTP\/1\.1 200 /);
    expect(lines).toEqual([]);
  });

  it('[issue 2, bad input] is no outage of the database when the sender hangs up', async () => {
    const answered = new Promise<number>((resolve) => {
      app.server.once('request', (request, response) => {
        response.once('close', () => setImmediate(() => resolve(response.statusCode)));
      });
    });
    const { socket } = begin('/plain');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.destroy();
    await answered;
    expect(lines).toEqual([]);
  });
});
