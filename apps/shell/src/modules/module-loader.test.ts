import type { RegistryEntry } from '@hamyar/contracts';
import { loadContainer } from './federation.ts';
import { ModuleLoader } from './module-loader.ts';
import { probeFile, reloadFiles } from './file-probe.ts';

jest.mock('./federation.ts', () => ({ loadContainer: jest.fn() }));
jest.mock('./file-probe.ts', () => ({ probeFile: jest.fn(), reloadFiles: jest.fn() }));
const container = jest.mocked(loadContainer);
const probe = jest.mocked(probeFile);

const entry = (platform = '^1.0.0') =>
  ({
    container: 'tickets__staff__0_1_0',
    base: '/m/tickets/0.1.0/staff/',
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': 'sha384-a', 'list.js': 'sha256-b' },
    chunks: { List: ['list.css', 'list.js'] },
    manifest: { name: 'tickets', platform },
  }) as unknown as RegistryEntry;
const network = () => Object.assign(new Error('RUNTIME-008'), { name: 'Error' });
const screen = () => null;

describe('the loader of a module', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    container.mockReset();
    probe.mockReset().mockResolvedValue('network');
    jest.mocked(reloadFiles).mockReset();
  });
  afterEach(() => jest.useRealTimers());

  /** Lets timers of the repetitions run until the work settles. */
  async function settled<Value>(work: Promise<Value>): Promise<{ value?: Value; error?: { kind: string } }> {
    const result = work.then(
      (value) => ({ value }),
      (error: { kind: string }) => ({ error }),
    );
    await jest.advanceTimersByTimeAsync(30_000);
    return result;
  }

  it('loads an entry once, however many parts ask for it', async () => {
    container.mockResolvedValue({ module: { code: { List: async () => ({ List: screen }) } } });
    const loader = new ModuleLoader(entry());
    const [first, second] = await Promise.all([loader.code('List'), loader.code('List')]);
    expect([first, second]).toEqual([screen, screen]);
    expect(container.mock.calls).toEqual([
      ['tickets__staff__0_1_0', '/m/tickets/0.1.0/staff/remoteEntry.js', 'sha384-a', false],
    ]);
    expect(loader.state).toEqual({ name: 'ready' });
  });

  it('asks a failed entry again under a new address and by force, three times in all', async () => {
    container.mockRejectedValue(network());
    const loader = new ModuleLoader(entry());
    expect((await settled(loader.definition())).error?.kind).toBe('network');
    expect(container.mock.calls.map(([, url, , again]) => [url.split('?')[0], url.includes('again='), again])).toEqual([
      ['/m/tickets/0.1.0/staff/remoteEntry.js', false, false],
      ['/m/tickets/0.1.0/staff/remoteEntry.js', true, true],
      ['/m/tickets/0.1.0/staff/remoteEntry.js', true, true],
    ]);
    expect(loader.state).toEqual({ name: 'failed', kind: 'network' });
  });

  it('forgets a failure: trying again really asks again and succeeds', async () => {
    container.mockRejectedValue(network());
    const loader = new ModuleLoader(entry());
    await settled(loader.definition());
    container.mockResolvedValue({ module: { code: {} } });
    expect((await settled(loader.definition())).value).toEqual({ code: {} });
  });

  it('tells a page in place of code from a broken network, and a tampered file from both, which it asks for no more', async () => {
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

  it('refuses a module of another platform range before a byte is fetched', async () => {
    expect((await settled(new ModuleLoader(entry('^2.0.0')).definition())).error?.kind).toBe('version');
    expect(container).not.toHaveBeenCalled();
  });

  it('fetches a chunk again that failed twice', async () => {
    const chunk = jest
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
      .mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
      .mockResolvedValue({ List: screen });
    container.mockResolvedValue({ module: { code: { List: chunk } } });
    expect((await settled(new ModuleLoader(entry()).code('List'))).value).toBe(screen);
    expect(chunk).toHaveBeenCalledTimes(3);
    // what the browser has kept may be the bad copy
    expect(jest.mocked(reloadFiles).mock.calls[0]).toEqual([
      ['/m/tickets/0.1.0/staff/list.css', '/m/tickets/0.1.0/staff/list.js'],
    ]);
  });

  it('calls a chunk with another hash tampered with, not the network broken', async () => {
    probe.mockResolvedValue('integrity');
    container.mockResolvedValue({
      module: {
        code: {
          List: () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })),
        },
      },
    });
    expect((await settled(new ModuleLoader(entry()).code('List'))).error?.kind).toBe('integrity');
    expect(probe.mock.calls.map(([url]) => url)).toEqual(['/m/tickets/0.1.0/staff/list.js']);
  });

  it('says which reference a container does not have', async () => {
    container.mockResolvedValue({ module: { code: {} } });
    expect((await settled(new ModuleLoader(entry()).code('Gone'))).error).toMatchObject({
      kind: 'version',
      message: 'tickets__staff__0_1_0 has no Gone',
    });
  });
});
