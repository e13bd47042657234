import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { getPlatform, lazyPart, OnDemandBoundary, providePlatform } from '@hamyar/module-sdk';
import { PartContent } from '@hamyar/module-sdk/part-content';
import { act, buildUser, provideTestShell, screen, waitFor, type TestShellOptions } from '@hamyar/testing';
import { ParcelPool } from './parcel-pool.ts';

const identity = { module: 'tickets', version: '0.1.0', release: '3f2a9c01', owner: 'tickets', title: 'تیکت‌ها' };
let mounts = 0;
let broken = true;

function Counted({ label = '' }: { label?: string }) {
  useEffect(() => {
    mounts += 1;
    return () => {
      mounts -= 1;
    };
  }, []);
  return <p>شمرده {label}</p>;
}
function Crashing() {
  if (broken) throw new Error('boom');
  return <p>سالم</p>;
}
let dialogFile: () => Promise<{ Dialog: ComponentType }> = () => Promise.reject(new Error('not asked for'));
const screenWith = (Dialog: ComponentType) => () => (
  <Suspense fallback={null}>
    <Dialog />
  </Suspense>
);
const OpenedDialog = lazyPart(() => dialogFile(), 'Dialog');
function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        باز کردن
      </button>
      <OnDemandBoundary loading={<p>می‌آید</p>} onFailed={() => setOpen(false)}>
        {open ? <OpenedDialog /> : null}
      </OnDemandBoundary>
    </>
  );
}
const parts: Record<string, ComponentType> = {
  Opener,
  WithDialog: screenWith(lazyPart(() => dialogFile(), 'Dialog')),
  WithOther: screenWith(lazyPart(() => dialogFile(), 'Dialog')),
  Counted: Counted as ComponentType,
  Crashing,
};

function pool(load = async (code: string): Promise<unknown> => parts[code], page: Partial<TestShellOptions> = {}) {
  const shell = provideTestShell({ user: buildUser('employee'), ...page });
  providePlatform({
    ...getPlatform(),
    Failure: ({ failure, retry }) => (
      <div role="alert">
        {failure.module} {failure.version} {failure.kind}{' '}
        <button type="button" onClick={retry}>
          دوباره
        </button>
      </div>
    ),
    Loading: () => <p>صبر</p>,
  });
  return { shell, pool: new ParcelPool(identity, load) };
}

/** What the server has rendered for a part. */
function renderedContainer(html: string): HTMLElement {
  const container = newContainer();
  container.innerHTML = `<div class="hd-part" data-hd-module="tickets">${html}</div>`;
  return container;
}

const notLoaded = () => Object.assign(new Error('Loading failed'), { kind: 'network' });
const newContainer = () => document.body.appendChild(document.createElement('div'));
const shown = (text: string | RegExp) => waitFor(() => screen.getByText(text));

describe('the parcels of a module', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('continue in the elements that the server has rendered, and report when the part reacts', async () => {
    const { pool: parcels } = pool();
    const html = renderToString(
      <PartContent loading={null}>
        <Counted label="یک" />
      </PartContent>,
    );
    const container = renderedContainer(html);
    const host = container.firstElementChild;
    const text = container.querySelector('p');
    const onShown = jest.fn();
    const mounted = parcels.mount(container, { code: 'Counted', context: { label: 'یک' }, size: 'page', onShown });
    await waitFor(() => expect(onShown).toHaveBeenCalledTimes(1));
    expect(mounts).toBe(1);
    expect([container.firstElementChild, container.querySelector('p')]).toEqual([host, text]);
    act(() => mounted.update({ code: 'Counted', context: { label: 'دو' }, size: 'page' }));
    await shown('شمرده دو');
    expect(container.querySelector('p')).toBe(text);
    mounted.unmount();
    await waitFor(() => expect(mounts).toBe(0));
  });

  it('show another part where the server had rendered the first one, without comparing the two', async () => {
    const { pool: parcels } = pool();
    const problem = jest.spyOn(console, 'error').mockImplementation(() => {});
    const html = renderToString(
      <PartContent loading={null}>
        <Counted label="یک" />
      </PartContent>,
    );
    const container = renderedContainer(html);
    const host = container.firstElementChild;
    const first = parcels.mount(container, { code: 'Counted', context: { label: 'یک' }, size: 'page' });
    await waitFor(() => expect(mounts).toBe(1));
    first.unmount();
    await waitFor(() => expect(mounts).toBe(0));
    const next = newContainer();
    parcels.mount(next, { code: 'Opener', size: 'slot' });
    await shown('باز کردن');
    expect(next.firstElementChild).toBe(host);
    expect(problem).not.toHaveBeenCalled();
    problem.mockRestore();
  });

  it('report a failed part as shown too: its error card is what people can use', async () => {
    const { pool: parcels } = pool();
    broken = true;
    const onShown = jest.fn();
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    parcels.mount(newContainer(), { code: 'Crashing', size: 'page', onShown });
    await waitFor(() => expect(onShown).toHaveBeenCalledTimes(1));
    quiet.mockRestore();
  });

  it('show nothing of a part whose opener wants to know of its failure, and load it anew when it is shown again', async () => {
    const load = jest.fn(async (code: string): Promise<unknown> => parts[code]);
    const { pool: parcels, shell } = pool(load);
    broken = true;
    const [onShown, onFailed] = [jest.fn(), jest.fn()];
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = newContainer();
    const mounted = parcels.mount(container, { code: 'Crashing', size: 'slot', onShown, onFailed });
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    const { kind, traceId } = shell.failures[0]!;
    expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ kind, traceId }));
    expect([container.textContent, onShown.mock.calls]).toEqual(['', []]);
    act(() => mounted.unmount());
    broken = false;
    parcels.mount(newContainer(), { code: 'Crashing', size: 'slot', onShown, onFailed });
    await shown('سالم');
    expect(load).toHaveBeenCalledTimes(2);
    expect(onShown).toHaveBeenCalledTimes(1);
    quiet.mockRestore();
  });

  it('ask again for a part that could not be loaded, at its next showing', async () => {
    let away = true;
    const { pool: parcels } = pool(async (code) => {
      if (away) throw notLoaded();
      return parts[code];
    });
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const mounted = parcels.mount(newContainer(), { code: 'Counted', context: { label: 'یک' }, size: 'page' });
    await shown(/tickets 0.1.0/);
    act(() => mounted.unmount());
    away = false;
    const again = parcels.mount(newContainer(), { code: 'Counted', context: { label: 'دو' }, size: 'page' });
    await shown('شمرده دو');
    act(() => again.unmount());
    quiet.mockRestore();
  });

  it('come back together: one «try again» is enough for all that could not be loaded', async () => {
    let away = true;
    const load = jest.fn(async (code: string): Promise<unknown> => {
      if (away) throw notLoaded();
      return parts[code];
    });
    const { pool: parcels } = pool(load);
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const counted = parcels.mount(newContainer(), { code: 'Counted', context: { label: 'یک' }, size: 'slot' });
    parcels.mount(newContainer(), { code: 'Opener', size: 'slot' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    away = false;
    act(() => screen.getAllByText('دوباره')[0]!.click());
    await shown('شمرده یک');
    await shown('باز کردن');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load.mock.calls.filter(([code]) => code === 'Opener')).toHaveLength(2);
    act(() => counted.unmount());
    quiet.mockRestore();
  });

  it('[decisions 2.12] leave a page of visitors as the server has sent it when their code does not come, until it does', async () => {
    const route = { path: '/kb/:id', name: 'kb-id', title: 'مقاله', screen: 'Counted' };
    const html = renderToString(
      <PartContent loading={null}>
        <Counted label="مقاله" />
      </PartContent>,
    );
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const visitors of [true, false]) {
      let away = true;
      const modules = [{ manifest: { name: 'tickets', routes: [{ ...route, visitors }] } }] as never;
      const { pool: parcels } = pool(
        async (code) => {
          if (away) throw notLoaded();
          return parts[code];
        },
        { path: '/kb/7', modules },
      );
      const article = { code: 'Counted', context: { label: 'مقاله' }, size: 'page' } as const;
      const mounted = parcels.mount(renderedContainer(html), article);
      await waitFor(() => screen.getByRole('alert'));
      expect([visitors, screen.queryByText('شمرده مقاله') !== null]).toEqual([visitors, visitors]);
      away = false;
      act(() => screen.getByText('دوباره').click());
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      await shown('شمرده مقاله');
      act(() => mounted.unmount());
      document.body.replaceChildren();
    }
    quiet.mockRestore();
  });

  it('mount a part, update its context in place, and remove everything when unmounted', async () => {
    const { pool: parcels } = pool();
    const container = newContainer();
    const mounted = parcels.mount(container, { code: 'Counted', context: { label: 'یک' }, size: 'page' });
    await shown('شمرده یک');
    act(() => mounted.update({ code: 'Counted', context: { label: 'دو' }, size: 'page' }));
    await shown('شمرده دو');
    expect(mounts).toBe(1);
    mounted.unmount();
    await waitFor(() => expect(mounts).toBe(0));
    expect(container.innerHTML).toBe('');
  });

  it('are created once and mounted again, so that visits do not leak memory', async () => {
    const { pool: parcels } = pool();
    const hosts = new Set<Element | null>();
    for (let visit = 0; visit < 5; visit += 1) {
      const container = newContainer();
      const mounted = parcels.mount(container, { code: 'Counted', context: { label: String(visit) }, size: 'page' });
      await shown(`شمرده ${visit}`);
      hosts.add(container.firstElementChild);
      mounted.unmount();
      await waitFor(() => expect(mounts).toBe(0));
    }
    expect(hosts.size).toBe(1);
  });

  it('show two parts of one module at a time', async () => {
    const { pool: parcels } = pool();
    parcels.mount(newContainer(), { code: 'Counted', context: { label: 'یک' }, size: 'slot' });
    parcels.mount(newContainer(), { code: 'Counted', context: { label: 'دو' }, size: 'slot' });
    await shown('شمرده یک');
    await shown('شمرده دو');
  });

  it('contain a crash, show module and version, and recover by "try again"', async () => {
    const { shell, pool: parcels } = pool();
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    broken = true;
    parcels.mount(newContainer(), { code: 'Crashing', size: 'page' });
    const card = await waitFor(() => screen.getByRole('alert'));
    expect(card.textContent).toContain('tickets 0.1.0 render');
    expect(shell.failures).toEqual([
      expect.objectContaining({
        module: 'tickets',
        kind: 'render',
        code: 'Crashing',
        message: expect.stringContaining('boom'),
      }),
    ]);
    broken = false;
    act(() => screen.getByText('دوباره').click());
    await shown('سالم');
    quiet.mockRestore();
  });

  describe('whose screen loads a dialog later', () => {
    const Dialog = () => <p>گفتگو</p>;
    const openScreen = (code: string) => {
      const made = pool();
      made.pool.mount(newContainer(), { code, size: 'page' });
      return made.shell;
    };

    it('show the error card when the file fails, and request it again', async () => {
      dialogFile = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
      const { failures } = openScreen('WithDialog');
      await shown(/tickets 0.1.0 network/);
      expect(failures).toHaveLength(1);
      dialogFile = () => Promise.resolve({ Dialog });
      act(() => screen.getByRole('button', { name: 'دوباره' }).click());
      await shown('گفتگو');
    });

    it('[decisions 2.0] report a dialog that cannot be loaded as theirs and live on; the next opening requests it again', async () => {
      dialogFile = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
      const { failures } = openScreen('Opener');
      await shown('باز کردن');
      act(() => screen.getByText('باز کردن').click());
      await waitFor(() => expect(failures).toHaveLength(1));
      expect(failures[0]).toMatchObject({ module: 'tickets', release: '3f2a9c01', code: 'Opener', kind: 'network' });
      expect(screen.queryByRole('alert')).toBeNull();
      dialogFile = () => Promise.resolve({ Dialog });
      act(() => screen.getByText('باز کردن').click());
      await shown('گفتگو');
    });

    it('show the error card within 15 s when the file never arrives', async () => {
      jest.useFakeTimers();
      dialogFile = () => new Promise(() => undefined);
      openScreen('WithOther');
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      await shown(/tickets 0.1.0 timeout/);
      jest.useRealTimers();
    });
  });
});
