import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH, SOCKET_FRAME_MAX } from '@hamyar/contracts';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Authenticated, Credential } from '../auth/current-user.ts';
import { parseRequestUrl } from '../http/request-url.ts';
import type { Log } from '../logging/log.ts';
import { SocketConnection } from './socket-connection.ts';
import type { SocketHub } from './socket-hub.ts';

/** What the socket server needs to check access. */
export interface SocketAccess {
  authenticate(token: string, via: Credential): Promise<Authenticated | null>;
  /** Trust X-Forwarded-Host, because a trusted proxy is in front of the server. */
  trustProxy: boolean;
  log: Log;
}

const COOKIE = /(?:^|;\s*)auth\.token=([A-Za-z0-9_-]{1,200})/;

/** Serves `/socket`: one socket per tab, cookie and Origin checked before the upgrade (design/api.md "Socket"). */
export function mountSocket(app: FastifyInstance, hub: SocketHub, access: SocketAccess): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: SOCKET_FRAME_MAX,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    void open(request, socket, head).catch((error: Error) => {
      access.log.error({ err: error }, 'socket not opened');
      refuse(socket, 500, 'Internal Server Error');
    });
  };

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = parseRequestUrl(request.url);
    if (!url) return refuse(socket, 400, 'Bad Request');
    if (url.pathname !== SOCKET_PATH) return refuse(socket, 404, 'Not Found');
    const bearer = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer ?? COOKIE.exec(request.headers.cookie ?? '')?.[1];
    // Browsers send the cookie with a socket from any page: only pages of this origin may open one with it.
    if (!bearer && !isOwnOrigin(request, access.trustProxy)) return refuse(socket, 403, 'Forbidden');
    const authenticated = token ? await access.authenticate(token, bearer ? 'bearer' : 'cookie') : null;
    if (!authenticated) return refuse(socket, 401, 'Unauthorized');
    server.handleUpgrade(request, socket, head, (ws) => {
      const connection = new SocketConnection(randomUUID(), authenticated.session.id, authenticated.user, ws);
      ws.on('message', (data, binary) => {
        if (!binary)
          hub.receive(connection, String(data)).catch((error: Error) => {
            access.log.error({ err: error }, 'socket frame failed');
            connection.terminate();
          });
      });
      ws.on('error', () => ws.terminate());
      ws.on('close', () => hub.remove(connection));
      hub.add(connection, url.searchParams.get('cursor')).catch(() => ws.terminate());
    });
  }

  app.server.on('upgrade', onUpgrade);
  app.addHook('onReady', () => hub.start());
  // Before the server stops listening for requests: open sockets would prevent it from closing.
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade);
    await hub.stop();
    server.close();
  });
}

function isOwnOrigin(request: IncomingMessage, trustProxy: boolean): boolean {
  const { origin, host } = request.headers;
  const forwarded = request.headers['x-forwarded-host'];
  const own = trustProxy && typeof forwarded === 'string' ? forwarded : host;
  try {
    return origin !== undefined && own !== undefined && new URL(origin).host === own.replace(/:(80|443)$/, '');
  } catch {
    return false;
  }
}

function refuse(socket: Duplex, code: number, reason: string): void {
  socket.end(`HTTP/1.1 ${code} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
