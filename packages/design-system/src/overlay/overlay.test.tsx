import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DropdownMenu } from '../basics/index.ts';
import { confirm, confirmDelete, ConnectionLost, Modal, MODAL_WIDTHS, OverlayHost } from './index.ts';

describe('the confirm dialog', () => {
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
});

describe('a menu in a dialog', () => {
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

  it('takes the first Escape, and the dialog the second', async () => {
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
        <ConnectionLost open reconnecting={false} onRetry={jest.fn()} />
      </>,
    );
    expect(screen.getByText('لطفاً اتصال اینترنت خود را بررسی کنید.')).toBeTruthy();
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'تلاش دوباره' }))).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('پاسخ'));
  });
});
