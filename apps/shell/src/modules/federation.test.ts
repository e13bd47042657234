import { getInstance } from '@module-federation/enhanced/runtime';
import { enforceEntryIntegrity, loadContainer } from './federation.ts';
import { ENTRY_TIMEOUT_MS } from './load-retry.rules.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: jest.fn() }));

interface EntryPlugin {
  createScript(request: { url: string }): { script: HTMLScriptElement; timeout: number };
}
interface Shared {
  loading: Promise<unknown> | null;
  get(): Promise<() => unknown>;
}
const host = {
  shareScopeMap: {} as Record<string, Record<string, Record<string, Shared>>>,
  registerPlugins: jest.fn<void, [EntryPlugin[]]>(),
  registerRemotes: jest.fn<void, [{ name: string; entry: string; entryGlobalName: string }[]]>(),
  loadRemote: jest.fn<Promise<unknown>, [string]>(),
};
const NAME = 'tickets__staff__0_1_0';
const entry = (more: Partial<Parameters<typeof loadContainer>[0]> = {}) => ({
  container: NAME,
  url: '/m/tickets/0.1.0/staff/remoteEntry.js',
  integrity: undefined,
  attempt: 0,
  ...more,
});
/** The script element with which the runtime fetches an entry. */
function scriptOf(url: string): HTMLScriptElement {
  enforceEntryIntegrity();
  const [plugin] = host.registerPlugins.mock.lastCall![0];
  return plugin!.createScript({ url }).script;
}

describe('the entry of a module', () => {
  beforeEach(() => {
    jest.mocked(getInstance).mockReturnValue(host as unknown as ReturnType<typeof getInstance>);
    host.loadRemote.mockReset().mockResolvedValue({ module: 1 });
    Reflect.deleteProperty(globalThis, NAME);
  });

  it('[decisions 2.0] runs only with the hash that its release names, wherever it is fetched from', async () => {
    const url = '/m/tickets/0.1.0/staff/remoteEntry.hashed.js';
    await loadContainer(entry({ url, integrity: 'sha384-a' }));
    const script = scriptOf(new URL(url, location.origin).href);
    expect([script.integrity, script.crossOrigin]).toEqual(['sha384-a', 'anonymous']);
    // a request that knows no hash does not take the known one away
    await loadContainer(entry({ url }));
    expect(scriptOf(url).integrity).toBe('sha384-a');
  });

  it('is fetched without a hash when its release names none, and within a time limit', async () => {
    const url = '/m/tickets/0.1.0/staff/remoteEntry.plain.js';
    await loadContainer(entry({ url }));
    const script = scriptOf(url);
    expect([script.getAttribute('integrity'), script.getAttribute('crossorigin')]).toEqual([null, null]);
    expect(host.registerPlugins.mock.lastCall![0][0]!.createScript({ url }).timeout).toBe(ENTRY_TIMEOUT_MS);
  });

  it('[decisions 2.0] lets a shared package whose files could not be loaded be requested again', async () => {
    const files = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(() => 'fields');
    const shared: Shared = { loading: null, get: files };
    host.shareScopeMap = { default: { fields: { '1.0.0': shared } } };
    await loadContainer(entry());
    await loadContainer(entry());
    // as the runtime does: what is being loaded is kept, and answered to whoever asks next
    const load = () => (shared.loading ??= shared.get());
    await expect(load()).rejects.toThrow('offline');
    expect(((await load()) as () => unknown)()).toBe('fields');
    expect(files).toHaveBeenCalledTimes(2);
  });

  it('[decisions 2.0] lets a shared package be requested again that the page itself could not load before', async () => {
    const loading = Promise.reject(new Error('damaged'));
    const shared: Shared = { loading, get: () => Promise.resolve(() => 'fields') };
    host.shareScopeMap = { default: { fields: { '1.0.0': shared } } };
    await loadContainer(entry());
    await expect(loading).rejects.toThrow('damaged');
    expect(shared.loading).toBeNull();
  });

  it('is loaded under its own name at first, and what it has defined stays', async () => {
    const defined = { init: () => undefined };
    Reflect.set(globalThis, NAME, defined);
    expect(await loadContainer(entry())).toEqual({ module: 1 });
    expect(host.registerRemotes).toHaveBeenLastCalledWith([{ name: NAME, entry: entry().url, entryGlobalName: NAME }]);
    expect(host.loadRemote).toHaveBeenLastCalledWith(`${NAME}/module`);
    expect(Reflect.get(globalThis, NAME)).toBe(defined);
  });

  it('is fetched again by a retry: under another name, and without what the failed attempt has defined', async () => {
    Reflect.set(globalThis, NAME, { init: () => undefined });
    await loadContainer(entry({ attempt: 1 }));
    expect(host.registerRemotes).toHaveBeenLastCalledWith([
      { name: `${NAME}__again1`, entry: entry().url, entryGlobalName: NAME },
    ]);
    expect(host.loadRemote).toHaveBeenLastCalledWith(`${NAME}__again1/module`);
    expect(Reflect.get(globalThis, NAME)).toBeUndefined();
  });
});
