import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CommandPalette } from '../layout/index.ts';
import { confirmDelete, Drawer, FullScreenDialog, Modal, OverlayHost } from './index.ts';

const person = userEvent.setup({ delay: null });
const mask = () => document.querySelector('.hd-mask')!;
const opener = () => screen.getByText('باز');
// ms at which the browser says that a press has begun; the place of a press is in px from the corner
let now = 0;
const press = (target: Element, ms = 0, keys = '[MouseLeft]', x = 40, y = 700) => {
  now += ms;
  return person.pointer([{ keys, target, coords: { clientX: x, clientY: y } }]);
};
beforeEach(() => {
  now += 10_000;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'نام' });

function Opener({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        باز
      </button>
      {children(open, () => setOpen(false))}
    </>
  );
}
const dialogs: Record<string, (open: boolean, close: () => void) => ReactNode> = {
  'a dialog': (open, close) => (
    <Modal open={open} title="دستهٔ جدید" onClose={close}>
      <input aria-label="نام" />
    </Modal>
  ),
  'a drawer': (open, close) => (
    <Drawer open={open} title="دستهٔ جدید" onClose={close}>
      <input aria-label="نام" />
    </Drawer>
  ),
  'a full-screen dialog': (open, close) =>
    open ? (
      <FullScreenDialog title="دستهٔ جدید" onClose={close}>
        <input data-autofocus aria-label="نام" />
      </FullScreenDialog>
    ) : null,
  'the command palette': (open, close) =>
    open ? <CommandPalette open query="" onQueryChange={() => undefined} groups={[]} onClose={close} /> : null,
};

describe('a double click on what opens it', () => {
  const masked = Object.keys(dialogs).filter((what) => what !== 'a full-screen dialog');

  it.each(masked)('[quality, keyboard] leaves %s open, with the focus where it was', async (what) => {
    render(<Opener>{dialogs[what]!}</Opener>);
    await press(opener());
    const focused = document.activeElement;
    expect(screen.getByRole('dialog').contains(focused)).toBe(true);
    await press(mask(), 200);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toBe(focused);
    await press(screen.getByRole('dialog'), 600);
    await press(mask(), 600);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(Object.keys(dialogs))('[quality, keyboard] leaves the focus in the field of %s under it', async (what) => {
    render(<Opener>{dialogs[what]!}</Opener>);
    await press(opener());
    const focused = document.activeElement;
    expect(focused?.matches('input')).toBe(true);
    await press(screen.getByRole('dialog'), 200);
    expect(document.activeElement).toBe(focused);
  });

  it('[quality, keyboard] leaves it open also when both presses are far apart, as the browser counts them', async () => {
    render(<Opener>{dialogs['a dialog']!}</Opener>);
    await press(opener());
    now += 700;
    const click = (detail: number) => {
      fireEvent.pointerDown(mask());
      fireEvent.mouseDown(mask(), { detail });
      fireEvent.pointerUp(mask());
      fireEvent.click(mask(), { detail });
    };
    click(2);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    click(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[4.15] leaves the focus in a confirm dialog, so that Tab goes on in it', async () => {
    render(<OverlayHost />);
    act(() => void confirmDelete());
    const yes = screen.getByRole('button', { name: 'حذف' });
    expect(document.activeElement).toBe(yes);
    await press(mask());
    expect(document.activeElement).toBe(yes);
    await press(mask(), 1000);
    expect(document.activeElement).toBe(yes);
    await person.tab();
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each(['[MouseLeft]', '[TouchA]'])('[4.15, 8.14] with %s answers no confirm dialog under it', async (keys) => {
    render(
      <>
        <button type="button" onClick={() => void confirmDelete({ onYes })}>
          باز
        </button>
        <OverlayHost />
      </>,
    );
    const onYes = jest.fn();
    await press(opener(), 0, keys);
    for (const name of ['حذف', 'انصراف']) await press(screen.getByRole('button', { name }), 350, keys);
    expect(onYes).not.toHaveBeenCalled();
    await press(screen.getByRole('button', { name: 'حذف' }), 600, keys);
    expect(onYes).toHaveBeenCalledTimes(1);
  });
});

describe('a press on something else right after what opens it', () => {
  const answers = (open: boolean, close: () => void) => (
    <Modal open={open} title="پاسخ" onClose={() => undefined} footer={<button onClick={close}>ساخت مقاله</button>}>
      <p>چاپگر رسید</p>
    </Modal>
  );
  const isOpen = () => screen.queryByRole('dialog') !== null;

  it.each([
    ['[MouseLeft]', 33, false],
    ['[MouseLeft]', 10, true],
    ['[TouchA]', 33, true],
    ['[TouchA]', 60, false],
  ])('[quality, loss] with %s %s px away: it is the second of a double press: %s', async (keys, px, isSecond) => {
    render(<Opener>{answers}</Opener>);
    await press(opener(), 0, keys);
    await press(screen.getByText('ساخت مقاله'), 350, keys, 40 + px);
    expect(isOpen()).toBe(isSecond);
  });
});

describe('a double tap on what opens it', () => {
  const choice = () => screen.getByRole<HTMLInputElement>('radio', { name: 'مشتریان' });
  const form = (open: boolean, close: () => void) => (
    <Modal open={open} title="دستهٔ جدید" onClose={close}>
      <input aria-label="نام" />
      <input type="radio" aria-label="مشتریان" />
    </Modal>
  );

  it.each([120, 220, 350])('[quality, loss] chooses nothing in the dialog, %s ms after the first', async (gap) => {
    render(<Opener>{form}</Opener>);
    await press(opener(), 0, '[TouchA]');
    await press(choice(), gap, '[TouchA]', 60, 710);
    expect(choice().checked).toBe(false);
    expect(document.activeElement).toBe(field());
    await press(choice(), 600, '[TouchA]', 60, 710);
    expect(choice().checked).toBe(true);
  });

  it('hinders no press elsewhere, none that a program makes, and no double click in the dialog', async () => {
    for (const [x, y] of [
      [200, 300],
      [0, 0],
    ]) {
      const { unmount } = render(<Opener>{form}</Opener>);
      await press(opener(), 1000, '[TouchA]');
      await press(choice(), 200, '[TouchA]', x, y);
      expect(choice().checked).toBe(true);
      unmount();
    }
    const onDoubleClick = jest.fn();
    render(
      <Modal open title="دستهٔ جدید" onClose={() => undefined}>
        <input aria-label="نام" onDoubleClick={onDoubleClick} />
      </Modal>,
    );
    await press(field(), 1000, '[MouseLeft][MouseLeft]');
    expect(onDoubleClick).toHaveBeenCalledTimes(1);
  });
});

it('a field of a dialog that stays is left by a press outside, for the dialog itself', async () => {
  const onBlur = jest.fn();
  render(
    <Modal open keepOnOutsidePress title="دستهٔ جدید" onClose={() => undefined}>
      <input aria-label="نام" onBlur={onBlur} />
    </Modal>,
  );
  expect(document.activeElement).toBe(field());
  await press(mask());
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});
