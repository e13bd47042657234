import { cancelRequests, configureRequests, send } from './index.ts';
import type { ApiError, ApiRequest } from './index.ts';

let online = true;
let failed: [ApiError['status'], string][] = [];
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
    onError: ({ status }: ApiError, { path }: ApiRequest) => failed.push([status, path]),
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
    const calls = [send({ path: '/api/ticket' }), send({ path: '/api/draft/x', method: 'PUT', body: {} })];
    cancelRequests();
    expect(await Promise.all(calls)).toEqual([0, 1].map(() => ({ error: { status: 'OFFLINE', message: '' } })));
    expect(failed.map(([status]) => status)).toEqual(['OFFLINE', 'OFFLINE']);
  });

  it('[4.1] neither sends nor queues a call while it is lost', async () => {
    online = false;
    expect(await send({ path: '/api/ticket' })).toEqual({ error: { status: 'OFFLINE', message: '' } });
    online = true;
    const later = send({ path: '/api/me' });
    expect(gone).toEqual(['/api/me']);
    cancelRequests();
    await later;
  });

  it('says nothing of a call that its own caller has given up', async () => {
    const caller = new AbortController();
    const call = send({ path: '/api/ticket' }, caller.signal);
    caller.abort();
    expect(await call).toEqual({ error: { status: 'ABORTED', message: '' } });
    expect(failed).toEqual([]);
  });
});
