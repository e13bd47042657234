import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DropdownMenu } from '../basics/index.ts';
import { confirm, confirmDelete, ConnectionLost, Modal, MODAL_WIDTHS, OverlayHost, provideBackHold } from './index.ts';

describe('the confirm dialog', () => {
  it('shows a name of Latin letters with its own digits, as the page behind does', async () => {
    render(<OverlayHost />);
    act(() => void confirm({ title: 'بستن', message: 'چاپگر HP LaserJet 1020 کار نمی‌کند' }));
    expect((await screen.findByText('HP LaserJet 1020')).classList.contains('hd-lat')).toBe(true);
    await userEvent.keyboard('{Escape}');
  });

  it('[4.15] takes Enter as yes', async () => {
    render(<OverlayHost />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = confirm();
    });
    await userEvent.keyboard('{Enter}');
    await expect(answer).resolves.toBe(true);
  });

  it('[4.15] takes Escape as no', async () => {
    render(<OverlayHost />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = confirm();
    });
    await userEvent.keyboard('{Escape}');
    await expect(answer).resolves.toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[8.14] shows the text of the spec before a deletion', async () => {
    render(<OverlayHost />);
    act(() => {
      void confirmDelete();
    });
    expect(screen.getByText('آیا از انجام این عملیات اطمینان دارید؟')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'حذف' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'انصراف' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[8.14] keeps the question of the spec above what a deletion says of itself', async () => {
    render(<OverlayHost />);
    act(() => {
      void confirmDelete({ message: 'فایل از همهٔ تیکت‌ها برداشته می‌شود.' });
    });
    const lines = [...screen.getByRole('alertdialog').querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['آیا از انجام این عملیات اطمینان دارید؟', 'فایل از همهٔ تیکت‌ها برداشته می‌شود.']);
    await userEvent.keyboard('{Escape}');
  });

  it('[4.15] loses nothing to a second Enter that was meant for the button before', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    render(<OverlayHost />);
    const onYes = jest.fn();
    const yes = () => fireEvent.keyDown(screen.getByRole('button', { name: 'حذف' }), { key: 'Enter' });
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = confirmDelete({ onYes });
    });
    yes();
    fireEvent.keyDown(screen.getByRole('button', { name: 'حذف' }), { key: 'Enter', repeat: true });
    expect(onYes).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(500));
    yes();
    await expect(answer).resolves.toBe(true);
    expect(onYes).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('stays open when the work fails', async () => {
    render(<OverlayHost />);
    act(() => {
      void confirmDelete({ onYes: () => Promise.reject(new Error('in use')) });
    });
    await userEvent.click(screen.getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'حذف' }).getAttribute('aria-busy')).toBeNull());
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
  });
});

function Form() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        باز
      </button>
      <Modal
        open={open}
        title="سازمان جدید"
        onClose={() => setOpen(false)}
        footer={<button type="button">ذخیره</button>}
      >
        <input aria-label="نام" />
      </Modal>
    </>
  );
}

describe('a dialog', () => {
  it('[2.91] has the widths of the spec', () => {
    expect(MODAL_WIDTHS).toMatchObject({ details: 450, category: 650, sort: 500, templates: 700, articles: 700 });
  });

  it('moves the focus to its first field, closes on Escape and returns the focus', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'باز' }));
    expect(document.activeElement).toBe(screen.getByLabelText('نام'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'باز' }));
  });

  it('shows what stands at the other end of its footer also where it has no other buttons', () => {
    render(
      <Modal open title="سازمان" onClose={() => undefined} footerEnd={<button type="button">حذف</button>}>
        متن
      </Modal>,
    );
    expect(screen.getByRole('contentinfo').contains(screen.getByRole('button', { name: 'حذف' }))).toBe(true);
  });
});

describe('a press outside', () => {
  const page = (close: () => void) => (
    <Modal open title="سازمان" onClose={close}>
      <input aria-label="نام" />
    </Modal>
  );
  const mask = () => screen.getByRole('dialog').closest('.hd-mask')!;

  it('closes a dialog when it ends, so that nothing under the mask gets its click', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const close = jest.fn();
    render(page(close));
    act(() => jest.advanceTimersByTime(300));
    await userEvent.pointer({ keys: '[TouchA>]', target: mask() });
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(mask());
    expect(close).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it.each(['begins', 'ends'])('does not close a dialog when it %s inside', (inside) => {
    const close = jest.fn();
    render(page(close));
    const field = screen.getByLabelText('نام');
    fireEvent.pointerDown(inside === 'begins' ? field : mask());
    fireEvent.pointerUp(inside === 'ends' ? field : mask());
    // the browser sends the click to the element that contains both ends
    fireEvent.click(mask());
    expect(close).not.toHaveBeenCalled();
  });

  it('closes a menu when it ends, but not when it has begun in the menu', async () => {
    render(
      <>
        <p>متن</p>
        <DropdownMenu
          label="بیشتر"
          items={[{ key: 'e', label: 'ویرایش' }]}
          trigger={(props) => (
            <button type="button" {...props}>
              باز
            </button>
          )}
        />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'باز' }));
    fireEvent.pointerDown(screen.getByText('متن'));
    expect(screen.queryByRole('menu')).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole('menuitem'), { button: 0 });
    fireEvent.click(document.body);
    expect(screen.queryByRole('menu')).toBeTruthy();
    await userEvent.click(screen.getByText('متن'));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a menu', () => {
  const menu = (
    <DropdownMenu
      label="بیشتر"
      items={[{ key: 'e', label: 'ویرایش' }]}
      trigger={(props) => (
        <button type="button" {...props}>
          بیشتر
        </button>
      )}
    />
  );

  it('is closed by Back on a phone', async () => {
    const phone = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const held: (() => void)[] = [];
    provideBackHold((onBack) => {
      held.push(onBack);
      return () => void held.splice(held.indexOf(onBack), 1);
    });
    render(menu);
    await userEvent.click(screen.getByRole('button', { name: 'بیشتر' }));
    act(() => held.at(-1)?.());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(held).toEqual([]);
    provideBackHold(() => () => {});
    phone.mockRestore();
  });

  it('takes the first Escape, and the dialog around it the second', async () => {
    const close = jest.fn();
    render(
      <Modal open title="سازمان" onClose={close}>
        {menu}
      </Modal>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'بیشتر' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('keeps Tab inside the dialog, and the page behind it from screen readers', async () => {
    render(
      <>
        <button type="button">پشت</button>
        <Modal open title="سازمان" onClose={jest.fn()}>
          {menu}
        </Modal>
      </>,
    );
    expect(screen.queryByRole('button', { name: 'پشت' })).toBeNull();
    const dialog = screen.getByRole('dialog');
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
  });
});

describe('the lost connection', () => {
  it('[2.83] shows what is wrong and never takes the focus from a person who writes', () => {
    const { rerender } = render(<textarea aria-label="پاسخ" />);
    screen.getByLabelText('پاسخ').focus();
    rerender(
      <>
        <textarea aria-label="پاسخ" />
        <ConnectionLost open modal={false} reconnecting={false} onRetry={jest.fn()} onClose={jest.fn()} />
      </>,
    );
    expect(screen.getByRole('alertdialog', { name: 'ارتباط با سیستم قطع شده است' })).toBeTruthy();
    expect(screen.getByText('لطفاً اتصال اینترنت خود را بررسی کنید.')).toBeTruthy();
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'تلاش دوباره' }))).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('پاسخ'));
  });

  it('[2.83] is a dialog for a person who asked for something that needs it, and gives the focus back', async () => {
    const [onRetry, onClose] = [jest.fn(), jest.fn()];
    const page = (modal: boolean) => (
      <>
        <textarea aria-label="پاسخ" />
        <ConnectionLost open modal={modal} reconnecting={false} onRetry={onRetry} onClose={onClose} />
      </>
    );
    const { rerender } = render(page(false));
    const writing = screen.getByLabelText('پاسخ');
    writing.focus();
    rerender(page(true));
    const dialog = screen.getByRole('dialog', { name: 'ارتباط با سیستم قطع شده است' });
    expect(dialog.textContent).toContain('لطفاً اتصال اینترنت خود را بررسی کنید.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(page(false));
    expect(document.activeElement).toBe(writing);
  });
});
