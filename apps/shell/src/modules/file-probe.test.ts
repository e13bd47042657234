/** @jest-environment node */
import { createHash } from 'node:crypto';
import { probeFile, reloadFiles } from './file-probe.ts';

const CODE = 'export const a = 1;';
const hashOf = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
const answer = (body: string, { type = 'text/javascript', ok = true } = {}) => ({
  ok,
  headers: new Headers({ 'content-type': type }),
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode(body).buffer),
});
const requests = jest.fn();

describe('the probe of a file that did not load', () => {
  beforeEach(() => {
    requests.mockReset();
    Object.assign(globalThis, { fetch: requests });
  });
  afterAll(() => Reflect.deleteProperty(globalThis, 'fetch'));

  it.each([
    ['a correct script', '/m/a/list.js', answer(CODE), null],
    ['a correct style sheet', '/m/a/list.css?again=1', answer(CODE, { type: 'text/css; charset=utf-8' }), null],
    ['an error of the server', '/m/a/list.js', answer(CODE, { ok: false }), 'network'],
    ['an HTML page instead of code', '/m/a/list.js', answer('<p>', { type: 'text/html' }), 'not-javascript'],
    ['a script instead of a style sheet', '/m/a/list.css', answer(CODE), 'not-javascript'],
    ['a changed file', '/m/a/list.js', answer(`${CODE} evil();`), 'integrity'],
  ] as const)('reports %s', async (_what, url, response, kind) => {
    requests.mockResolvedValue(response);
    expect(await probeFile(url, hashOf('sha256', CODE), 1_000)).toBe(kind);
  });

  it('compares by the algorithm of the hash, and accepts any content without one', async () => {
    requests.mockResolvedValue(answer(CODE));
    expect(await probeFile('/m/a/e.js', hashOf('sha384', CODE), 1_000)).toBeNull();
    expect(await probeFile('/m/a/e.js', hashOf('sha384', 'other'), 1_000)).toBe('integrity');
    expect(await probeFile('/m/a/e.js', undefined, 1_000)).toBeNull();
  });

  it('distinguishes a file that never answers from a broken connection', async () => {
    requests.mockRejectedValueOnce(Object.assign(new Error('slow'), { name: 'TimeoutError' }));
    expect(await probeFile('/m/a/list.js', undefined, 1_000)).toBe('timeout');
    requests.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await probeFile('/m/a/list.js', undefined, 1_000)).toBe('network');
  });

  it('does not read the copy in the cache of the browser, which may be damaged', async () => {
    requests.mockResolvedValue(answer(CODE));
    await probeFile('/m/a/list.js', undefined, 1_000);
    expect(requests).toHaveBeenCalledWith('/m/a/list.js', expect.objectContaining({ cache: 'no-store' }));
  });
});

describe('reloading the files of a part', () => {
  it('replaces the cached copy of each file, and goes on when one of them fails', async () => {
    const read = jest.fn(() => Promise.resolve(new ArrayBuffer(0)));
    Object.assign(globalThis, { fetch: requests });
    requests
      .mockReset()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ arrayBuffer: read });
    await reloadFiles(['/m/a/one.js', '/m/a/two.js'], 1_000);
    expect(requests.mock.calls.map(([url, { cache }]) => [url, cache])).toEqual([
      ['/m/a/one.js', 'reload'],
      ['/m/a/two.js', 'reload'],
    ]);
    expect(read).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'fetch');
  });
});
