import { me } from '@hamyar/contracts/identity';
import { ticketList, ticketRead } from '@hamyar/contracts/tickets';
import { cancelRequests, configureRequests, probe, send } from './index.ts';
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

/** A server that gives every call the same answer; the requests are kept in `sent`. */
let sent: RequestInit[] = [];
function answeringServer(http: number, body: unknown): void {
  sent = [];
  globalThis.fetch = ((_url: string, init: RequestInit) => {
    sent.push(init);
    return Promise.resolve({ status: http, headers: new Headers(), json: () => Promise.resolve(body) });
  }) as unknown as typeof fetch;
}

beforeAll(() =>
  configureRequests({
    socketId: () => 's7',
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

describe('the answer of a call', () => {
  it('is the data, the whole page of a list, or null', async () => {
    const page = { status: 'OK', data: [{ id: 7 }], total: 1 };
    answeringServer(200, page);
    expect(await send(ticketList)).toEqual({ data: page });
    answeringServer(200, { status: 'OK', message: 'ذخیره شد', data: { id: 7 } });
    expect(await send(me)).toEqual({ data: { id: 7 }, message: 'ذخیره شد' });
    answeringServer(200, { status: 'UPDATED' });
    expect(await send(me)).toEqual({ data: null });
  });

  it('is a failure when a proxy puts our envelope under an error of its own', async () => {
    answeringServer(502, { status: 'OK' });
    expect(await send(me)).toEqual({ error: { status: 'SERVER_ERROR', message: '' } });
    expect(failed).toEqual([['SERVER_ERROR', '/api/me']]);
  });

  it('is left to the caller when the server understood and did nothing', async () => {
    answeringServer(200, { status: 'NOK', message: 'نشد', code: 'VERSION_CONFLICT' });
    expect((await send(me)).error).toEqual({ status: 'NOK', message: 'نشد', code: 'VERSION_CONFLICT' });
    expect(failed).toEqual([]);
  });

  it('is a timeout once the time of the call is over', async () => {
    jest.useFakeTimers();
    try {
      const call = send(me);
      await jest.advanceTimersByTimeAsync(30_000);
      expect(await call).toEqual({ error: { status: 'TIMEOUT', message: '' } });
    } finally {
      jest.useRealTimers();
    }
  });

  it('comes for a request that names the socket of its tab, and a probe passes every cache and stays silent', async () => {
    answeringServer(500, null);
    await send(ticketRead, { id: 7, last_read_seq: 1 });
    expect(sent[0]).toMatchObject({ headers: { 'X-Socket-Id': 's7' }, body: '{"last_read_seq":1}' });
    expect(sent[0]).not.toHaveProperty('cache');
    failed = [];
    await probe(me, 1_000);
    expect(sent[1]).toMatchObject({ cache: 'no-store' });
    expect(failed).toEqual([]);
  });
});
