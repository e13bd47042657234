import { Agent, request } from 'node:http';
import { RefusedCall } from './measure.ts';

/** One client with its own connection that stays open, as a browser's does. */
export interface Caller {
  get<Data>(path: string): Promise<Data>;
  post<Data>(path: string, body: object): Promise<Data>;
}

/**
 * Calls the server and reads the whole response. Throws when the server refuses the call, so that no refusal is
 * measured.
 */
export function caller(address: string, token: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = <Data>(method: string, path: string, body?: object) =>
    new Promise<Data>((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const outgoing = request(
        `${address}${path}`,
        {
          method,
          agent,
          headers: {
            authorization: `Bearer ${token}`,
            ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const answer = JSON.parse(Buffer.concat(chunks).toString()) as { status: string; code?: string };
            if (['OK', 'CREATED', 'UPDATED'].includes(answer.status)) resolve(answer as Data);
            else
              reject(
                new RefusedCall(
                  answer.code ?? answer.status,
                  `${method} ${path}: ${JSON.stringify(answer).slice(0, 300)}`,
                ),
              );
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  return { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}
