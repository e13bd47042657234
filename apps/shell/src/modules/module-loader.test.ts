import type { RegistryEntry } from '@hamyar/contracts';
import { loadContainer } from './federation.ts';
import { ENTRY_TIMEOUT_MS } from './load-retry.rules.ts';
import { ModuleLoader, onCodeLoaded } from './module-loader.ts';
import { probeFile, reloadFiles } from './file-probe.ts';
import { abandonFiles, loadStyleSheet } from './style-sheet.ts';

jest.mock('./federation.ts', () => ({ loadContainer: jest.fn() }));
jest.mock('./file-probe.ts', () => ({ probeFile: jest.fn(), reloadFiles: jest.fn() }));
jest.mock('./style-sheet.ts', () => ({ abandonFiles: jest.fn(), loadStyleSheet: jest.fn() }));
const container = jest.mocked(loadContainer);
const probe = jest.mocked(probeFile);
const styleSheet = jest.mocked(loadStyleSheet);
const never = <Value>() => new Promise<Value>(() => {});
/** ms within which the error card has to appear */
const CARD_WITHIN_MS = 15_000;

const entry = (refused?: string) =>
  ({
    container: 'tickets__staff__0_1_0',
    base: '/m/tickets/0.1.0/staff/',
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': 'sha384-a', 'list.js': 'sha256-b', 'list.css': 'sha256-c' },
    chunks: { List: ['list.css', 'list.js'] },
    manifest: { name: 'tickets' },
    ...(refused === undefined ? {} : { refused }),
  }) as unknown as RegistryEntry;
/** A module of several parts: all need the shared files, and only two of them `both.js`. */
const severalParts = () =>
  ({
    ...entry(),
    chunks: {
      List: ['shared.css', 'shared.js', 'both.js'],
      Detail: ['shared.css', 'shared.js', 'both.js'],
      Board: ['shared.css', 'shared.js'],
    },
  }) as RegistryEntry;
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const network = () => Object.assign(new Error('RUNTIME-008'), { name: 'Error' });
const screen = () => null;

describe('the loader of a module', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    container.mockReset();
    probe.mockReset().mockResolvedValue('network');
    jest.mocked(reloadFiles).mockReset();
    jest.mocked(abandonFiles).mockReset();
    styleSheet.mockReset().mockResolvedValue(undefined);
  });
  afterEach(() => jest.useRealTimers());

  /** Runs the timers of the retries until the promise settles. */
  async function settled<Value>(
    work: Promise<Value>,
    withinMs = 30_000,
  ): Promise<{ value?: Value; error?: { kind: string } }> {
    const result = work.then(
      (value) => ({ value }),
      (error: { kind: string }) => ({ error }),
    );
    await jest.advanceTimersByTimeAsync(withinMs);
    return Promise.race([result, Promise.resolve({ error: { kind: 'still waiting' } })]);
  }

  it('loads an entry once, however many parts ask for it', async () => {
    container.mockResolvedValue({ module: { code: { List: async () => ({ List: screen }) } } });
    const loader = new ModuleLoader(entry());
    const [first, second] = await Promise.all([loader.code('List'), loader.code('List')]);
    expect([first, second]).toEqual([screen, screen]);
    expect(container.mock.calls).toEqual([
      [
        {
          container: 'tickets__staff__0_1_0',
          url: '/m/tickets/0.1.0/staff/remoteEntry.js',
          integrity: 'sha384-a',
          attempt: 0,
        },
      ],
    ]);
    expect(loader.state).toEqual({ name: 'ready' });
  });

  it('requests a failed entry again under a new address and in its own container, at most three times', async () => {
    container.mockRejectedValue(network());
    const loader = new ModuleLoader(entry());
    expect((await settled(loader.definition())).error?.kind).toBe('network');
    expect(
      container.mock.calls.map(([{ url, attempt }]) => [url.split('?')[0], url.includes('again='), attempt]),
    ).toEqual([
      ['/m/tickets/0.1.0/staff/remoteEntry.js', false, 0],
      ['/m/tickets/0.1.0/staff/remoteEntry.js', true, 1],
      ['/m/tickets/0.1.0/staff/remoteEntry.js', true, 2],
    ]);
    expect(loader.state).toEqual({ name: 'failed', kind: 'network' });
  });

  it('does not keep a failure: the next try requests the entry again and succeeds', async () => {
    container.mockRejectedValue(network());
    const loader = new ModuleLoader(entry());
    await settled(loader.definition());
    container.mockResolvedValue({ module: { code: {} } });
    expect((await settled(loader.definition())).value).toEqual({ code: {} });
  });

  it('distinguishes an HTML page instead of code, a network failure and a changed file, and does not retry the last', async () => {
    container.mockRejectedValue(network());
    probe.mockResolvedValue('not-javascript');
    expect((await settled(new ModuleLoader(entry()).definition())).error?.kind).toBe('not-javascript');
    container.mockClear();
    probe.mockResolvedValue('integrity');
    expect((await settled(new ModuleLoader(entry()).definition())).error?.kind).toBe('integrity');
    expect(container).toHaveBeenCalledTimes(1);
  });

  it('gives up an entry that never answers', async () => {
    container.mockReturnValue(new Promise(() => {}));
    probe.mockResolvedValue('timeout');
    const loader = new ModuleLoader(entry());
    const result = loader.definition().catch((error: { kind: string }) => error.kind);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await result).toBe('timeout');
  });

  it('refuses an incompatible module before it fetches any file', async () => {
    expect((await settled(new ModuleLoader(entry('needs ^2.0.0')).definition())).error?.kind).toBe('version');
    expect(container).not.toHaveBeenCalled();
  });

  it('fetches a chunk again after two failures', async () => {
    const chunk = jest
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
      .mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
      .mockResolvedValue({ List: screen });
    container.mockResolvedValue({ module: { code: { List: chunk } } });
    expect((await settled(new ModuleLoader(entry()).code('List'))).value).toBe(screen);
    expect(chunk).toHaveBeenCalledTimes(3);
    // the copy in the browser's cache may be damaged
    expect(jest.mocked(reloadFiles).mock.calls[0]).toEqual([
      ['/m/tickets/0.1.0/staff/list.css', '/m/tickets/0.1.0/staff/list.js'],
      2_000,
    ]);
  });

  it('reports a chunk with a different hash as an integrity failure, not as a network failure', async () => {
    probe.mockResolvedValue('integrity');
    container.mockResolvedValue({
      module: {
        code: {
          List: () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })),
        },
      },
    });
    expect((await settled(new ModuleLoader(entry()).code('List'))).error?.kind).toBe('integrity');
    expect(probe.mock.calls.map(([url]) => url)).toEqual([
      '/m/tickets/0.1.0/staff/list.css',
      '/m/tickets/0.1.0/staff/list.js',
    ]);
  });

  it('says which reference a container does not have', async () => {
    container.mockResolvedValue({ module: { code: {} } });
    expect((await settled(new ModuleLoader(entry()).code('Gone'))).error).toMatchObject({
      kind: 'version',
      message: 'tickets__staff__0_1_0 has no Gone',
    });
  });

  it.each([
    ['an entry', () => container.mockReturnValue(never())],
    [
      'an entry that its own limit ends',
      () =>
        container.mockImplementation(
          () => new Promise((_, reject) => setTimeout(() => reject(network()), ENTRY_TIMEOUT_MS)),
        ),
    ],
    ['a chunk', () => container.mockResolvedValue({ module: { code: { List: () => never() } } })],
    [
      'a style sheet',
      () => {
        container.mockResolvedValue({ module: { code: { List: async () => ({ List: screen }) } } });
        styleSheet.mockReturnValue(never());
      },
    ],
  ])('gives up %s that never answers within the time limit of the error card', async (_, hang) => {
    hang();
    probe.mockImplementation((_url, _hash, ms) => new Promise((resolve) => setTimeout(() => resolve('timeout'), ms)));
    jest.mocked(reloadFiles).mockImplementation((_urls, ms) => new Promise((resolve) => setTimeout(resolve, ms)));
    expect((await settled(new ModuleLoader(entry()).code('List'), CARD_WITHIN_MS)).error?.kind).toBe('timeout');
  });

  it('stops waiting for the files of a hung part, so that they are requested again', async () => {
    const chunk = jest.fn().mockReturnValueOnce(never()).mockResolvedValue({ List: screen });
    container.mockResolvedValue({ module: { code: { List: chunk } } });
    expect((await settled(new ModuleLoader(entry()).code('List'), CARD_WITHIN_MS)).value).toBe(screen);
    expect(jest.mocked(abandonFiles).mock.calls).toEqual([
      [['/m/tickets/0.1.0/staff/list.css', '/m/tickets/0.1.0/staff/list.js']],
    ]);
  });

  it('adds the style sheets of a part with their integrity, and reports a changed one as an integrity failure', async () => {
    container.mockResolvedValue({ module: { code: { List: async () => ({ List: screen }) } } });
    const tampered = Object.assign(new Error('Loading chunk list.css failed'), { name: 'ChunkLoadError' });
    styleSheet.mockRejectedValue(tampered);
    probe.mockImplementation(async (url) => (url.endsWith('.css') ? 'integrity' : null));
    expect((await settled(new ModuleLoader(entry()).code('List'))).error?.kind).toBe('integrity');
    expect(styleSheet.mock.calls[0]).toEqual(['/m/tickets/0.1.0/staff/list.css', 'sha256-c']);
  });

  it('uses a new container for code that threw while it was evaluated', async () => {
    container.mockRejectedValueOnce(new Error('boom')).mockResolvedValue({
      module: { code: { List: async () => ({}), Detail: async () => ({ Detail: screen }) } },
    });
    const loader = new ModuleLoader(entry());
    expect((await settled(loader.code('List'))).error?.kind).toBe('init');
    expect((await settled(loader.code('List'))).error?.kind).toBe('init');
    expect((await settled(loader.code('Detail'))).value).toBe(screen);
    expect(container.mock.calls.map(([{ attempt }]) => attempt)).toEqual([0, 1, 2]);
  });

  it('[decisions 2.0] uses a new container for code that a file of a shared package did not come for: it has run in part', async () => {
    const ofShell = Object.assign(chunkError(), { request: 'http://localhost/s/staff/work.js' });
    const own = Object.assign(chunkError(), { request: 'http://localhost/m/tickets/0.1.0/staff/list.js' });
    for (const [failure, attempts] of [
      [ofShell, [0, 1]],
      [own, [0]],
    ] as const) {
      container.mockReset();
      const list = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue({ List: screen });
      container.mockResolvedValue({ module: { code: { List: list } } });
      expect((await settled(new ModuleLoader(entry()).code('List'))).value).toBe(screen);
      expect(container.mock.calls.map(([{ attempt }]) => attempt)).toEqual(attempts);
    }
  });

  it('never retries a module that needs another version of a shared package', async () => {
    container.mockRejectedValue(new Error('Version 1.2.0 of shared singleton @hamyar/store does not satisfy ^9.0.0'));
    const loader = new ModuleLoader(entry());
    expect((await settled(loader.code('List'))).error?.kind).toBe('version');
    container.mockResolvedValue({ module: { code: { List: async () => ({ List: screen }) } } });
    expect((await settled(loader.code('List'))).error?.kind).toBe('version');
    expect(container).toHaveBeenCalledTimes(1);
  });

  it('never runs again a part whose endpoint another module has, and runs the other parts', async () => {
    const taken = Object.assign(new Error('both have an endpoint named weeks'), { kind: 'version' });
    const chunk = jest.fn().mockRejectedValue(taken);
    container.mockResolvedValue({ module: { code: { List: chunk, Detail: async () => ({ Detail: screen }) } } });
    const loader = new ModuleLoader(entry());
    expect((await settled(loader.code('List'))).error?.kind).toBe('version');
    expect((await settled(loader.code('List'))).error?.kind).toBe('version');
    expect(chunk).toHaveBeenCalledTimes(1);
    expect((await settled(loader.code('Detail'))).value).toBe(screen);
  });

  it('reads files of a part past the cache only after a failure, until a part has loaded', async () => {
    const chunk = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue({ List: screen });
    container.mockResolvedValue({ module: { code: { List: chunk } } });
    const loader = new ModuleLoader(entry());
    await settled(loader.code('List'));
    await settled(loader.code('List'));
    expect(chunk).toHaveBeenCalledTimes(3);
    expect(reloadFiles).toHaveBeenCalledTimes(1);
  });

  it('says when code of the module is loaded, and not when it fails', async () => {
    const loaded: string[] = [];
    onCodeLoaded((module) => loaded.push(module));
    container.mockResolvedValue({ module: { code: { List: async () => ({ List: screen }), Gone: async () => ({}) } } });
    const loader = new ModuleLoader(entry());
    await settled(loader.code('Gone'));
    expect(loaded).toEqual([]);
    await settled(loader.code('List'));
    expect(loaded).toEqual(['tickets']);
  });

  it('requests neither the entry nor a chunk more than three times for one part', async () => {
    container.mockRejectedValue(network());
    expect((await settled(new ModuleLoader(entry()).code('List'))).error?.kind).toBe('network');
    expect(container).toHaveBeenCalledTimes(3);
    const chunk = jest.fn().mockRejectedValue(chunkError());
    container.mockReset().mockResolvedValue({ module: { code: { List: chunk } } });
    expect((await settled(new ModuleLoader(entry()).code('List'))).error?.kind).toBe('network');
    expect(chunk).toHaveBeenCalledTimes(3);
  });

  it('starts no attempt after the time of a part is over, and does not probe files that hang', async () => {
    const chunk = jest.fn().mockReturnValue(never());
    container.mockResolvedValue({ module: { code: { List: chunk } } });
    expect((await settled(new ModuleLoader(entry()).code('List'))).error?.kind).toBe('timeout');
    expect(chunk).toHaveBeenCalledTimes(2);
    expect(probe).not.toHaveBeenCalled();
    container.mockReset().mockReturnValue(never());
    expect((await settled(new ModuleLoader(entry()).definition())).error?.kind).toBe('timeout');
    expect(container).toHaveBeenCalledTimes(2);
  });

  it('loads the style sheets that all parts need together with the entry, and stops waiting for them when it hangs', async () => {
    container.mockReturnValue(never());
    await settled(new ModuleLoader(severalParts()).definition());
    expect(styleSheet.mock.calls[0]?.[0]).toBe('/m/tickets/0.1.0/staff/shared.css');
    expect(jest.mocked(abandonFiles).mock.calls[0]).toEqual([
      ['/m/tickets/0.1.0/staff/shared.css', '/m/tickets/0.1.0/staff/shared.js'],
    ]);
  });

  it('adds no script as a style sheet', async () => {
    container.mockResolvedValue({ module: { code: { List: async () => ({ List: screen }) } } });
    await settled(new ModuleLoader(entry()).code('List'));
    expect(new Set(styleSheet.mock.calls.map(([url]) => url))).toEqual(new Set(['/m/tickets/0.1.0/staff/list.css']));
  });

  it('reports an HTML page instead of a chunk, and a wrong file that the entry needs', async () => {
    container.mockResolvedValue({ module: { code: { List: () => Promise.reject(chunkError()) } } });
    probe.mockResolvedValue('not-javascript');
    expect((await settled(new ModuleLoader(entry()).code('List'))).error?.kind).toBe('not-javascript');
    container.mockReset().mockRejectedValue(network());
    probe.mockImplementation(async (url) => (url.endsWith('shared.js') ? 'integrity' : null));
    expect((await settled(new ModuleLoader(severalParts()).definition())).error?.kind).toBe('integrity');
  });

  it('reports an entry that its time limit ended as a timeout, whatever a probe says', async () => {
    container.mockImplementation(
      () => new Promise((_, reject) => setTimeout(() => reject(network()), ENTRY_TIMEOUT_MS)),
    );
    expect((await settled(new ModuleLoader(entry()).definition())).error?.kind).toBe('timeout');
    expect(probe).not.toHaveBeenCalled();
  });

  it('does not probe the files of code that threw', async () => {
    container.mockRejectedValue(new Error('boom'));
    expect((await settled(new ModuleLoader(entry()).definition())).error?.kind).toBe('init');
    expect(probe).not.toHaveBeenCalled();
  });

  it('shows that it waits for a retry, and refuses a container without a module', async () => {
    container.mockRejectedValueOnce(network()).mockResolvedValue({});
    const loader = new ModuleLoader(entry());
    const result = loader.definition().catch((error: { kind: string }) => error.kind);
    await jest.advanceTimersByTimeAsync(1);
    expect(loader.state).toEqual({ name: 'retrying', attempt: 1 });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await result).toBe('init');
    expect(loader.state).toEqual({ name: 'failed', kind: 'init' });
  });

  it('waits before it requests a chunk again', async () => {
    const chunk = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue({ List: screen });
    container.mockResolvedValue({ module: { code: { List: chunk } } });
    const loading = new ModuleLoader(entry()).code('List');
    await jest.advanceTimersByTimeAsync(124);
    expect(chunk).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(126);
    expect(await loading).toBe(screen);
  });
});
