import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the product; `url` is its address. */
export interface DamagingProxy {
  url: string;
  close(): void;
}

/** What a file becomes on its way: one byte more, a page of somebody else such as a hotel's login, or its first half. */
export type Damage = 'byte' | 'html' | 'half';

/** A request that a browser sends. */
export interface ProxiedRequest {
  path: string;
  /** The browser asks past its own store, as it does for a file that has failed. */
  anew: boolean;
}

const DAMAGED: Readonly<Record<Damage, (content: Buffer) => Buffer>> = {
  byte: (content) => Buffer.concat([content, Buffer.from(' ')]),
  html: () => Buffer.from('<!doctype html><title>Wi-Fi</title><p>Welcome'),
  half: (content) => content.subarray(0, content.length / 2),
};

/**
 * Starts a server in front of the product that damages the files for which `damageOf` names a damage; their headers stay,
 * so that the browser stores them for ever. Answers of `page.route` would not do: a browser stores only what came over
 * the network. It passes on no sockets.
 */
export async function damagingProxy(
  target: string,
  damageOf: (asked: ProxiedRequest) => Damage | undefined,
): Promise<DamagingProxy> {
  const { hostname, port } = new URL(target);
  const forward = (received: IncomingMessage, sent: ServerResponse) => {
    const path = received.url ?? '/';
    const damage = damageOf({ path, anew: received.headers['cache-control'] === 'no-cache' });
    const headers = { ...received.headers, ...(damage ? { 'accept-encoding': 'identity' } : {}) };
    const onward = request({ hostname, port, path, method: received.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (!damage) return void answer.pipe(sent.writeHead(status, answer.headers));
      const { 'content-length': _, ...others } = answer.headers;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        sent.writeHead(status, damage === 'html' ? { ...others, 'content-type': 'text/html' } : others);
        sent.end(DAMAGED[damage](Buffer.concat(chunks)));
      });
    });
    onward.on('error', () => sent.destroy());
    received.pipe(onward);
  };
  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
