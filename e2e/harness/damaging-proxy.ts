import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the product; `url` is its address. */
export interface DamagingProxy {
  url: string;
  close(): void;
}

/**
 * Starts a server in front of the product that adds one byte to the files for which `isDamaged` returns true. Answers of
 * `page.route` would not do: a browser stores only what came over the network. It passes on no sockets.
 */
export async function damagingProxy(target: string, isDamaged: (path: string) => boolean): Promise<DamagingProxy> {
  const { hostname, port } = new URL(target);
  const forward = (received: IncomingMessage, sent: ServerResponse) => {
    const path = received.url ?? '/';
    const damaged = isDamaged(path);
    const headers = { ...received.headers, ...(damaged ? { 'accept-encoding': 'identity' } : {}) };
    const onward = request({ hostname, port, path, method: received.method, headers }, (answer) => {
      const { 'content-length': length, ...others } = answer.headers;
      sent.writeHead(answer.statusCode ?? 502, damaged || length === undefined ? others : answer.headers);
      answer.pipe(sent, { end: false });
      answer.on('end', () => sent.end(damaged ? ' ' : undefined));
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
