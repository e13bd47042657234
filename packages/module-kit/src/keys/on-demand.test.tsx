import { useState, type ComponentType } from 'react';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { lazyPart } from '@hamyar/module-sdk';
import { act, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { OnDemand } from './on-demand.tsx';

type File = { Dialog: ComponentType };
const Dialog = () => <p>پنجره</p>;
const missing = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));

function openerOf(load: () => Promise<File>) {
  const Lazy = lazyPart(load, 'Dialog');
  return function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          باز کردن
        </button>
        <p>{open ? 'باز' : 'بسته'}</p>
        <OnDemand onClose={() => setOpen(false)}>{open ? <Lazy /> : null}</OnDemand>
        <OverlayHost />
      </>
    );
  };
}

function render(load: () => Promise<File>) {
  const Opener = openerOf(load);
  const shell = renderInTestShell(<Opener />, { user: null });
  return { ...shell, open: () => shell.person.click(screen.getByText('باز کردن')) };
}

describe('what is loaded when somebody opens it', () => {
  let quiet: jest.SpyInstance;
  beforeEach(() => {
    quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => quiet.mockRestore());

  it('[decisions 2.0] leaves the screen as it is when its code does not come, says so, and is requested anew by the next opening', async () => {
    const load = jest.fn<Promise<File>, []>(missing);
    const { open, failures } = render(load);
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('این بخش باز نشد. لطفاً دوباره تلاش کنید.');
    expect(screen.getByText('بسته')).toBeTruthy();
    expect(failures).toEqual([expect.objectContaining({ kind: 'network' })]);
    expect(load).toHaveBeenCalledTimes(1);

    load.mockResolvedValue({ Dialog });
    await open();
    expect(await screen.findByText('پنجره')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is closed when it crashes, with the trace id that was reported', async () => {
    const { open, failures } = render(() =>
      Promise.resolve({
        Dialog: () => {
          throw new Error('boom');
        },
      }),
    );
    await open();
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(failures[0]!.kind).toBe('render');
    expect(await screen.findByText(new RegExp(`کد پیگیری.*${failures[0]!.traceId}`))).toBeTruthy();
    expect(screen.getByText('بسته')).toBeTruthy();
  });

  it('says that it is loading, and Escape gives up waiting for it', async () => {
    let arrive: (file: File) => void = () => undefined;
    const load = () =>
      new Promise<File>((resolve) => {
        arrive = resolve;
      });
    const { open, person } = render(load);
    await open();
    expect(screen.getByText('در حال بارگذاری…').getAttribute('role')).toBe('status');
    await person.keyboard('{Escape}');
    expect(screen.getByText('بسته')).toBeTruthy();
    await act(async () => arrive({ Dialog }));
    expect(screen.queryByText('پنجره')).toBeNull();
    await open();
    expect(await screen.findByText('پنجره')).toBeTruthy();
  });
});
