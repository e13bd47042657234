import type { RegistryEntry } from '@hamyar/contracts';
import { loadContainer } from './federation.ts';
import { isEntryLoading, loaderOf } from './loader-registry.ts';

jest.mock('./federation.ts', () => ({ loadContainer: jest.fn() }));

const entryOf = (name: string, container: string) =>
  ({
    container,
    base: `/m/${name}/`,
    entry: 'remoteEntry.js',
    integrity: {},
    chunks: {},
    manifest: { name },
  }) as unknown as RegistryEntry;

describe('the loaders of the modules', () => {
  it('are one for each container, so that a tab stays on the release with which it started', () => {
    const first = entryOf('tickets', 'tickets__one');
    const loader = loaderOf('tickets', [entryOf('customers', 'customers__one'), first]);
    expect(loader.entry).toBe(first);
    expect(loaderOf('tickets', [entryOf('tickets', 'tickets__one')])).toBe(loader);
    expect(loaderOf('tickets', [entryOf('tickets', 'tickets__two')])).not.toBe(loader);
  });

  it('do not exist for a module that is not in the registry', () => {
    expect(() => loaderOf('gone', [])).toThrow(expect.objectContaining({ kind: 'version' }));
  });

  it('say whether the entry of a container is being loaded now', async () => {
    let answer: (container: unknown) => void = () => {};
    jest.mocked(loadContainer).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const loader = loaderOf('logs', [entryOf('logs', 'logs__one')]);
    expect(isEntryLoading('logs__one')).toBe(false);
    const loading = loader.definition();
    expect(isEntryLoading('logs__one')).toBe(true);
    answer({ module: { code: {} } });
    await loading;
    expect(isEntryLoading('logs__one')).toBe(false);
  });
});
