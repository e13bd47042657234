import { me } from '@hamyar/contracts/identity';
import { ticketList, ticketRead } from '@hamyar/contracts/tickets';
import { cancelRequests, configureRequests, send } from './index.ts';
import type { CallFailure } from './index.ts';

let online = true;
let failed: [CallFailure['status'], string][] = [];
let gone: string[] = [];

/** A server that never answers. */
function silentServer(): void {
  globalThis.fetch = ((url: string, { signal }: RequestInit) =>
    new Promise((_, reject) => {
      gone.push(url);
      signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    })) as typeof fetch;
}

beforeAll(() =>
  configureRequests({
    isOnline: () => online,
    onError: ({ status }, { path }) => failed.push([status, path]),
  }),
);
beforeEach(() => {
  online = true;
  failed = [];
  gone = [];
  silentServer();
});

describe('calls and the connection', () => {
  it('[4.1] cancels every running call when the connection is lost', async () => {
    const calls = [send(ticketList), send(ticketRead, { id: 7, last_read_seq: 1 })];
    cancelRequests();
    expect(await Promise.all(calls)).toEqual([0, 1].map(() => ({ error: { status: 'OFFLINE', message: '' } })));
    expect(failed.map(([status]) => status)).toEqual(['OFFLINE', 'OFFLINE']);
  });

  it('[4.1] neither sends nor queues a call while it is lost', async () => {
    online = false;
    expect(await send(ticketList)).toEqual({ error: { status: 'OFFLINE', message: '' } });
    online = true;
    const later = send(me);
    expect(gone).toEqual(['/api/me']);
    cancelRequests();
    await later;
  });

  it('says nothing of a call that its own caller has given up', async () => {
    const caller = new AbortController();
    const call = send(ticketList, undefined, { signal: caller.signal });
    caller.abort();
    expect(await call).toEqual({ error: { status: 'ABORTED', message: '' } });
    expect(failed).toEqual([]);
  });
});
