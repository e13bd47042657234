import { Component, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Modal, OverlayHost } from '@hamyar/design-system/overlay';
import { lazyPart, OnDemandBoundary } from '@hamyar/module-sdk';
import { act, fireEvent, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { OnDemand } from './on-demand.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type File = { Dialog: ComponentType };
const Dialog = () => <p>پنجره</p>;
const missing = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));

/** A dialog with a form of two fields. */
function Form() {
  const [values, setValues] = useState({ name: '', note: '' });
  return (
    <Modal open title="پوشهٔ جدید" onClose={() => undefined}>
      <form onSubmit={submit}>
        <input
          aria-label="نام"
          value={values.name}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        <textarea
          aria-label="توضیح"
          value={values.note}
          onChange={({ target }) => setValues({ ...values, note: target.value })}
        />
        <button type="submit">ساخت</button>
      </form>
    </Modal>
  );
}
const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());

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

  it.each([
    [true, 0],
    [false, 1],
  ])(
    '[decisions 2.0] takes the single keys of the page while it loads, unless it is a bar: %s',
    async (takesKeys, pressed) => {
      const select = jest.fn();
      const Never = lazyPart(() => new Promise<File>(() => undefined), 'Dialog');
      function Page() {
        useShortcuts({ KeyX: select });
        return (
          <OnDemand takesKeys={takesKeys} onClose={() => undefined}>
            <Never />
          </OnDemand>
        );
      }
      const { person } = renderInTestShell(<Page />, { user: null });
      await person.keyboard('x');
      expect(select).toHaveBeenCalledTimes(pressed);
    },
  );

  it('is there with the press when its code was loaded ahead, and is loaded once', async () => {
    const load = jest.fn(() => Promise.resolve({ Dialog }));
    const Lazy = lazyPart(load, 'Dialog');
    Lazy.preload();
    await act(async () => {});
    Lazy.preload();
    const { container } = renderInTestShell(
      <Suspense fallback="هنوز نه">
        <Lazy />
      </Suspense>,
      { user: null },
    );
    expect(container.textContent).toContain('پنجره');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded when it is opened although loading it ahead has failed', async () => {
    const load = jest.fn<Promise<File>, []>(missing);
    const Lazy = lazyPart(load, 'Dialog');
    Lazy.preload();
    await act(async () => {});
    load.mockResolvedValue({ Dialog });
    renderInTestShell(
      <Suspense fallback="هنوز نه">
        <Lazy />
      </Suspense>,
      { user: null },
    );
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
    // the toast goes by itself: it is read in the moment in which it is found
    const said = (await screen.findByText(/کد پیگیری/)).textContent;
    expect(failures).toMatchObject([{ kind: 'render' }]);
    expect(said).toContain(failures[0]!.traceId);
    expect(screen.getByText('بسته')).toBeTruthy();
  });

  it('ends as a pane only its loading: a crash of the pane is one of the whole part', async () => {
    class PartCard extends Component<{ children: ReactNode }, { crashed: boolean }> {
      override state = { crashed: false };
      static getDerivedStateFromError = () => ({ crashed: true });
      override render = () => (this.state.crashed ? 'کارت خطا' : this.props.children);
    }
    const shown = (load: () => Promise<File>, onFailed: () => void) => {
      const Pane = lazyPart(load, 'Dialog');
      return renderInTestShell(
        <PartCard>
          <OnDemandBoundary isPane loading={null} onFailed={onFailed}>
            <Pane />
          </OnDemandBoundary>
        </PartCard>,
        { user: null },
      );
    };
    const onFailed = jest.fn();
    const Broken = () => {
      throw new Error('boom');
    };
    const { failures, unmount } = shown(() => Promise.resolve({ Dialog: Broken }), onFailed);
    expect(await screen.findByText('کارت خطا')).toBeTruthy();
    expect(onFailed).not.toHaveBeenCalled();
    expect(failures).toEqual([]);
    unmount();
    shown(missing, onFailed);
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' })));
    expect(screen.queryByText('کارت خطا')).toBeNull();
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

  /** Opens a form whose code comes when `arrive` is called, with a page behind that listens to keys. */
  async function openForm() {
    let arrive: (file: File) => void = () => undefined;
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    const shell = render(() => new Promise<File>((resolve) => (arrive = resolve)));
    await shell.open();
    return {
      ...shell,
      heard,
      arrive: () => act(async () => arrive({ Dialog: Form })),
      end: () => document.removeEventListener('keydown', heard),
    };
  }
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'نام' });

  it('[quality "Keys typed before code has arrived are never lost"] keeps what is typed for the first field; Enter sends nothing', async () => {
    const { person, heard, arrive, end } = await openForm();
    await person.keyboard('گزارش x{Backspace}۱{Enter} ها');
    expect(heard).not.toHaveBeenCalled();
    expect(screen.getByText('باز')).toBeTruthy();
    await arrive();
    const field = await name();
    await waitFor(() => expect(field.value).toBe('گزارش ۱ ها'));
    expect(document.activeElement).toBe(field);
    expect(submit).not.toHaveBeenCalled();
    await person.keyboard('!');
    expect(field.value).toBe('گزارش ۱ ها!');
    expect(heard).toHaveBeenCalledTimes(1);
    end();
  });

  it('puts nothing into the first field that was meant for another one', async () => {
    const { person, arrive, end } = await openForm();
    await person.keyboard('نام{Tab}توضیح');
    await arrive();
    const field = await name();
    await waitFor(() => expect(field.value).toBe('نام'));
    end();
  });

  it('leaves keys to a field of the page that somebody has pressed meanwhile, and forgets them on Escape', async () => {
    const box = document.createElement('input');
    document.body.append(box);
    const { person, arrive, open, heard, end } = await openForm();
    await person.keyboard('a');
    fireEvent.pointerDown(box);
    box.focus();
    await person.keyboard('b');
    expect(box.value).toBe('b');
    expect(heard).toHaveBeenCalledTimes(1);
    await person.keyboard('{Escape}');
    expect(screen.getByText('بسته')).toBeTruthy();
    await arrive();
    await person.keyboard('c');
    expect(box.value).toBe('bc');
    await open();
    expect((await name()).value).toBe('');
    box.remove();
    end();
  });

  it('keeps nothing for a dialog that a chord opens meanwhile, such as the palette', async () => {
    const { person, arrive, end } = await openForm();
    await person.keyboard('abc');
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    await person.keyboard('d');
    await arrive();
    const field = await name();
    await waitFor(() => expect(field.value).toBe('d'));
    end();
  });
});
