import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { closePopups, DropdownMenu, IconButton, keepFocus, Popover } from '../basics/index.ts';
import { SaveBar } from '../fields/index.ts';
import { PlusIcon } from '../icons/index.ts';
import { PageHeader } from '../layout/index.ts';
import { confirm, Modal, OverlayHost } from './index.ts';

/** A panel with two controls, between two buttons of the page. */
function Page() {
  return (
    <>
      <Popover label="ستون‌ها" trigger={(props) => <button type="button" {...props} />}>
        <button type="button">نخست</button>
        <button type="button">واپسین</button>
      </Popover>
      <button type="button">پس از دکمه</button>
    </>
  );
}
const focused = () => document.activeElement?.textContent;

describe('the order of Tab in a panel', () => {
  async function openPanel() {
    render(<Page />);
    const opener = screen.getAllByRole('button')[0]!;
    await userEvent.click(opener);
    return opener;
  }

  it('[quality, keyboard] goes from the panel on to what stands behind its button', async () => {
    await openPanel();
    const seen: (string | null | undefined)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      seen.push(focused());
    }
    expect(seen).toEqual(['نخست', 'واپسین', 'پس از دکمه']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[quality, keyboard] goes back to the button, and from the button into the panel again', async () => {
    const opener = await openPanel();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(opener);
    await userEvent.tab();
    expect(focused()).toBe('نخست');
  });
});

describe('the order of Tab in a dialog', () => {
  const outside = () => screen.getByRole('button', { name: 'پشت پنجره', hidden: true });
  function open(children: ReactNode) {
    render(
      <>
        <button type="button">پشت پنجره</button>
        <Modal open title="سازمان جدید" onClose={() => undefined}>
          {children}
        </Modal>
      </>,
    );
    return screen.getByRole('dialog');
  }

  it('[quality, keyboard] goes round inside it, with the key itself and not in a later frame', async () => {
    const user = userEvent.setup({ delay: null });
    const box = open(<button type="button">نخست</button>);
    const close = screen.getByRole('button', { name: 'بستن' });
    expect(document.activeElement).toBe(box);
    // no frame passes between these keys, as on a device that is busy
    for (const [shift, name] of [
      [true, 'نخست'],
      [false, 'بستن'],
      [false, 'نخست'],
      [false, 'بستن'],
      [true, 'نخست'],
    ] as const) {
      await user.tab({ shift });
      const at = document.activeElement === close ? 'بستن' : focused();
      expect(at).toBe(name);
    }
    expect(document.activeElement).not.toBe(outside());
  });

  it('[quality, keyboard] comes into it from behind, where something there has the focus', async () => {
    const user = userEvent.setup({ delay: null });
    open(<button type="button">نخست</button>);
    for (const [shift, name] of [
      [false, 'بستن'],
      [true, 'نخست'],
    ] as const) {
      outside().focus();
      await user.tab({ shift });
      expect(document.activeElement?.getAttribute('aria-label') ?? focused()).toBe(name);
    }
  });

  it('[quality, keyboard] begins at the first field that takes the focus', () => {
    open(
      <>
        <input aria-label="بسته" disabled />
        <textarea aria-label="متن" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'متن' }));
  });

  it('[quality, keyboard] has the focus from the moment the dialog is on the page', () => {
    const seen: boolean[] = [];
    // effects of what is shown late, as by code that was just loaded, run in a later task; layout effects do not
    const Probe = ({ children }: { children: ReactNode }) => {
      useLayoutEffect(() => void seen.push(document.activeElement?.getAttribute('aria-label') === 'نام'));
      return children;
    };
    render(
      <Probe>
        <Modal open title="سازمان جدید" onClose={() => undefined}>
          <input aria-label="نام" />
        </Modal>
      </Probe>,
    );
    expect(seen[0]).toBe(true);
  });
});

describe('a tooltip', () => {
  const button = <IconButton icon={<PlusIcon />} label="تیکت جدید" />;

  it('goes on Escape, also where the pointer has opened it and the focus is elsewhere', async () => {
    render(button);
    await userEvent.hover(screen.getByRole('button'));
    expect(await screen.findByRole('tooltip')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('does not come back when Escape closes a menu and its button has the focus again', async () => {
    render(
      <DropdownMenu
        label="بیشتر"
        items={[{ key: 'e', label: 'ویرایش' }]}
        trigger={(props) => <IconButton icon={<PlusIcon />} label="بیشتر" {...props} />}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('a focus that would be lost', () => {
  function Settings() {
    const [count, setCount] = useState(1);
    const reset = async () => {
      if (await confirm()) setCount(0);
    };
    return (
      <main>
        <PageHeader title="حساب کاربران" />
        <SaveBar count={count} onSave={() => setCount(0)} onReset={() => void reset()} />
        <OverlayHost />
      </main>
    );
  }
  const title = () => screen.getByRole('heading', { name: 'حساب کاربران' });

  it.each(['ذخیرهٔ تغییرات', 'انصراف'])(
    '[quality, keyboard] moves to the title of the page when «%s» takes the bar away',
    async (name) => {
      render(<Settings />);
      await userEvent.click(screen.getByRole('button', { name }));
      if (name === 'انصراف') await userEvent.click(await screen.findByRole('button', { name: 'بله' }));
      await waitFor(() => expect(document.activeElement).toBe(title()));
    },
  );

  it('is left where it is while the bar stays', async () => {
    render(<Settings />);
    const cancel = screen.getByRole('button', { name: 'انصراف' });
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole('button', { name: 'خیر' }));
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });
});

describe('a focus that would be lost in a dialog', () => {
  // as the page does for as long as it is open
  let end = () => {};
  beforeEach(() => {
    end = keepFocus();
  });
  afterEach(() => end());

  function Folder() {
    const [names, setNames] = useState(['نخست', 'دوم']);
    return (
      <Modal open title="پوشه" onClose={() => undefined}>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setTimeout(() => setNames(names.filter((n) => n !== name)))}>
            {name}
          </button>
        ))}
      </Modal>
    );
  }

  it('[quality, keyboard] moves to what contained the row when the row that has it goes later', async () => {
    render(<Folder />);
    await userEvent.click(screen.getByRole('button', { name: 'نخست' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'نخست' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'دوم' }).parentElement));
    await userEvent.tab();
    expect(focused()).toBe('دوم');
  });

  it('stays where it is when another row goes', async () => {
    render(<Folder />);
    await userEvent.click(screen.getByRole('button', { name: 'نخست' }));
    screen.getByRole('button', { name: 'دوم' }).focus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'نخست' })).toBeNull());
    expect(focused()).toBe('دوم');
  });

  it('is not given to anything when a press beside the controls left none, and a row goes', async () => {
    render(<Folder />);
    const second = screen.getByRole('button', { name: 'دوم' });
    // a dialog that has gone before looks for a lost focus in a later task
    await new Promise((resolve) => setTimeout(resolve));
    second.focus();
    second.blur();
    fireEvent.click(screen.getByRole('button', { name: 'نخست' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'نخست' })).toBeNull());
    expect(document.activeElement).toBe(document.body);
  });
});

describe('open menus', () => {
  it('close before a dialog that a key opens from anywhere, and give the focus back first', async () => {
    render(
      <DropdownMenu
        label="بیشتر"
        items={[{ key: 'e', label: 'ویرایش' }]}
        trigger={(props) => (
          <button type="button" {...props}>
            باز
          </button>
        )}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'باز' }));
    closePopups();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(focused()).toBe('باز');
  });
});
