import { attachmentStore } from '@hamyar/contracts/attachments';
import { cancelRequests, configureRequests } from './send.ts';
import { upload } from './upload.ts';

/** Stands in for the browser's XMLHttpRequest and remembers what it was given. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  opened = '';
  headers: Record<string, string> = {};
  form: FormData | null = null;
  status = 0;
  response: unknown = null;
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  onabort = () => {};
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'retry-after' ? '7' : null;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
  }
}

describe('an upload', () => {
  const original = globalThis.XMLHttpRequest;
  beforeAll(() => {
    globalThis.XMLHttpRequest = FakeRequest as never;
  });
  afterAll(() => {
    globalThis.XMLHttpRequest = original;
  });
  const file = new File(['متن'], 'گزارش.txt');
  const start = (progress?: (share: number) => void) => upload(attachmentStore, {}, file, progress);

  it('sends the file under its name with the headers of every call, and tells which share has gone', async () => {
    const shares: number[] = [];
    const { done } = start((share) => shares.push(share));
    const request = FakeRequest.last;
    expect(request.opened).toBe(`POST ${attachmentStore.path}`);
    expect(request.headers['X-Requested-With']).toBe('hamyar');
    expect((request.form?.get('file') as File).name).toBe('گزارش.txt');
    request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
    request.answer(201, { status: 'CREATED', data: { token: 'abc' } });
    expect(await done).toEqual({ data: { token: 'abc' } });
    expect(shares).toEqual([0.25]);
  });

  it('ends as a value when the server refuses, nobody answers or the person cancels', async () => {
    const refused = start();
    FakeRequest.last.answer(429, null);
    expect((await refused.done).error).toEqual({ status: 'TOO_MANY_REQUESTS', message: '', retry_after: 7 });
    const lost = start();
    FakeRequest.last.onerror();
    expect((await lost.done).error?.status).toBe('NETWORK');
    const slow = start();
    FakeRequest.last.ontimeout();
    expect((await slow.done).error?.status).toBe('TIMEOUT');
    const cancelled = start();
    cancelled.cancel();
    expect((await cancelled.done).error?.status).toBe('ABORTED');
  });

  it('[4.1] is not sent while offline, ends when the connection is lost, and asks for it', async () => {
    const asked: string[] = [];
    let online = true;
    configureRequests({
      isOnline: () => online,
      onError: ({ status }, { failures }) => asked.push(`${status} ${failures}`),
    });
    const running = start();
    cancelRequests();
    expect((await running.done).error?.status).toBe('OFFLINE');
    online = false;
    const { opened } = FakeRequest.last;
    FakeRequest.last.opened = '';
    expect((await start().done).error?.status).toBe('OFFLINE');
    expect([opened, FakeRequest.last.opened, asked]).toEqual([
      `POST ${attachmentStore.path}`,
      '',
      ['OFFLINE toast', 'OFFLINE toast'],
    ]);
    const part = upload(attachmentStore, {}, file, undefined, { resumable: true });
    cancelRequests();
    FakeRequest.last.answer(201, { status: 'CREATED', data: null });
    expect((await part.done).error).toBeUndefined();
    configureRequests({ isOnline: () => true, onError: () => {} });
  });
});
