import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CommandPalette } from '../layout/index.ts';
import { confirmDelete, Drawer, Modal, OverlayHost } from './index.ts';

const person = userEvent.setup({ delay: null });
const mask = () => document.querySelector('.hd-mask')!;
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));
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
  'the command palette': (open, close) =>
    open ? <CommandPalette open query="" onQueryChange={() => undefined} groups={[]} onClose={close} /> : null,
};

describe('a double click on what opens it', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  it.each(Object.keys(dialogs))('[quality, keyboard] leaves %s open, with the focus where it was', async (what) => {
    render(<Opener>{dialogs[what]!}</Opener>);
    await person.click(screen.getByRole('button', { name: 'باز' }));
    const focused = document.activeElement;
    expect(screen.getByRole('dialog').contains(focused)).toBe(true);
    await person.click(mask());
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toBe(focused);
    later(300);
    await person.click(screen.getByRole('dialog'));
    await person.click(mask());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[quality, keyboard] leaves it open also when both presses are far apart, as the browser counts them', async () => {
    render(<Opener>{dialogs['a dialog']!}</Opener>);
    await person.click(screen.getByRole('button', { name: 'باز' }));
    later(400);
    const press = (detail: number) => {
      fireEvent.pointerDown(mask());
      fireEvent.pointerUp(mask());
      fireEvent.click(mask(), { detail });
    };
    press(2);
    expect(screen.getByRole('dialog')).toBeTruthy();
    press(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[4.15] leaves the focus in a confirm dialog, so that Tab goes on in it', async () => {
    render(<OverlayHost />);
    act(() => void confirmDelete());
    const yes = screen.getByRole('button', { name: 'حذف' });
    expect(document.activeElement).toBe(yes);
    await person.click(mask());
    expect(document.activeElement).toBe(yes);
    later(1000);
    await person.click(mask());
    expect(document.activeElement).toBe(yes);
    await person.tab();
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[4.15, 8.14] presses no button of a confirm dialog that has opened under it', async () => {
    render(<OverlayHost />);
    const onYes = jest.fn();
    act(() => void confirmDelete({ onYes }));
    const yes = screen.getByRole('button', { name: 'حذف' });
    const press = (detail: number, pointerType: string) => {
      const down = createEvent.pointerDown(yes);
      fireEvent(yes, Object.assign(down, { pointerType }));
      fireEvent.click(yes, { detail });
    };
    press(2, 'mouse');
    // not every browser counts the presses of a finger
    press(1, 'touch');
    expect(onYes).not.toHaveBeenCalled();
    later(300);
    await act(async () => press(1, 'touch'));
    expect(onYes).toHaveBeenCalledTimes(1);
  });

  it('lets a field of a dialog that stays be left by a press outside, for the dialog itself', async () => {
    const onBlur = jest.fn();
    render(
      <Modal open keepOnOutsidePress title="دستهٔ جدید" onClose={() => undefined}>
        <input aria-label="نام" onBlur={onBlur} />
      </Modal>,
    );
    later(300);
    expect(document.activeElement).toBe(field());
    await person.click(mask());
    expect(onBlur).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });
});
