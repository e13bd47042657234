import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Modal } from '../overlay/index.ts';
import { ThemeProvider } from '../theme/index.ts';
import { ButtonLink, DropdownMenu, EmptyState, ErrorCard, Ltr, Switch, Tabs, type MenuItem } from './index.ts';

describe('a menu', () => {
  it('opens, moves by arrows and first letters, and returns the focus on Escape', async () => {
    const remove = jest.fn();
    render(
      <DropdownMenu
        label="بیشتر"
        items={[
          { key: 'e', label: 'ویرایش' },
          { key: 'd', label: 'حذف', onSelect: remove },
        ]}
        trigger={(props) => (
          <button type="button" {...props}>
            باز
          </button>
        )}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'باز' }));
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'ویرایش' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'حذف' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'باز' }));
    await userEvent.keyboard('{Enter}ح{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('opens at the chosen item, unless it begins with something else than a choice', async () => {
    const show = jest.spyOn(Element.prototype, 'scrollIntoView');
    const menu = (items: MenuItem[]) => (
      <DropdownMenu
        label="وضعیت"
        items={items}
        trigger={(props) => (
          <button type="button" {...props}>
            باز
          </button>
        )}
      />
    );
    const choices = [1, 2, 3].map((key) => ({ key: `${key}`, label: `گزینهٔ ${key}`, checked: key === 3 }));
    const { unmount } = render(menu(choices));
    await userEvent.click(screen.getByRole('button', { name: 'باز' }));
    const chosen = screen.getByRole('menuitemcheckbox', { name: 'گزینهٔ 3' });
    expect(document.activeElement).toBe(chosen);
    await waitFor(() => expect(show.mock.contexts).toEqual([chosen]));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('menuitemcheckbox', { name: 'گزینهٔ 2' }));
    unmount();
    render(menu([{ key: 'p', label: 'نمایه' }, ...choices]));
    await userEvent.click(screen.getByRole('button', { name: 'باز' }));
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'نمایه' }));
  });

  it('leaves the focus with the dialog that one of its items opens', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <DropdownMenu
            label="بیشتر"
            items={[{ key: 'e', label: 'ویرایش', onSelect: () => setOpen(true) }]}
            trigger={(props) => (
              <button type="button" {...props}>
                باز
              </button>
            )}
          />
          <Modal open={open} title="ویرایش" onClose={() => setOpen(false)}>
            <input aria-label="نام" />
          </Modal>
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'باز' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'ویرایش' }));
    expect(document.activeElement).toBe(screen.getByLabelText('نام'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'باز' }));
  });

  describe('where it opens', () => {
    const window = { clientWidth: 1440, clientHeight: 900 };
    const rect = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

    /** Opens a menu of this size next to a button at this place of a window of 1440 × 900, read from the right. */
    async function openAt(
      anchor: DOMRect,
      box: { width: number; height: number },
      placement: 'bottom-start' | 'top-start',
    ) {
      jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.clientWidth);
      jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(window.clientHeight);
      const heightOf = (element: HTMLElement) => Math.min(box.height, parseFloat(element.style.maxHeight) || Infinity);
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(box.width);
      jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function measure(this: HTMLElement) {
        return heightOf(this);
      });
      jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([anchor] as unknown as DOMRectList);
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
        if (this.classList.contains('hd-floating')) return rect(0, 0, box.width, heightOf(this as HTMLElement));
        return this.tagName === 'BUTTON' ? anchor : rect(0, 0, window.clientWidth, window.clientHeight);
      });
      render(
        <DropdownMenu
          label="بیشتر"
          placement={placement}
          items={[{ key: 'e', label: 'ویرایش' }]}
          trigger={(props) => (
            <button type="button" {...props}>
              باز
            </button>
          )}
        />,
      );
      await userEvent.click(screen.getByRole('button', { name: 'باز' }));
      const { style } = screen.getByRole('menu').closest<HTMLElement>('.hd-floating')!;
      await waitFor(() => expect(style.left).not.toBe('0px'));
      return { left: style.left, top: style.top, maxHeight: style.maxHeight };
    }

    beforeEach(() => {
      const rtl = document.createElement('style');
      rtl.textContent = '* { direction: rtl }';
      document.head.append(rtl);
    });
    afterEach(() => {
      document.head.replaceChildren();
      jest.restoreAllMocks();
    });

    it('opens at the right edge, flips where it does not fit and stays in the window', async () => {
      expect(await openAt(rect(900, 860, 100, 30), { width: 200, height: 300 }, 'bottom-start')).toMatchObject({
        left: '800px',
        top: '554px',
      });
    });

    it('is no higher than the room under its button, or above it where there is more', async () => {
      const tall = { width: 200, height: 1200 };
      expect(await openAt(rect(900, 300, 100, 30), tall, 'bottom-start')).toMatchObject({
        top: '336px',
        maxHeight: '556px',
      });
      cleanup();
      expect(await openAt(rect(900, 600, 100, 30), tall, 'bottom-start')).toMatchObject({
        top: '8px',
        maxHeight: '586px',
      });
    });

    it('stays in the window at its left edge', async () => {
      const { left } = await openAt(rect(10, 860, 50, 30), { width: 200, height: 100 }, 'top-start');
      expect(left).toBe('8px');
    });
  });
});

describe('a link that looks like a button', () => {
  it('navigates through the router, and calls its listener', async () => {
    const [navigate, click] = [jest.fn(), jest.fn()];
    render(
      <ThemeProvider navigate={navigate}>
        <ButtonLink href="/tickets/new" onClick={click}>
          تیکت جدید
        </ButtonLink>
        <ButtonLink href="tel:+982188" onClick={(event) => event.preventDefault()}>
          تماس
        </ButtonLink>
      </ThemeProvider>,
    );
    for (const name of ['تیکت جدید', 'تماس']) await userEvent.click(screen.getByRole('link', { name }));
    expect(navigate.mock.calls).toEqual([['/tickets/new']]);
    expect(click).toHaveBeenCalledTimes(1);
  });
});

describe('the tabs', () => {
  it('the left arrow goes to the next tab, as they run from the right', async () => {
    const change = jest.fn();
    render(
      <Tabs
        label="نماها"
        items={[
          { key: 'a', label: 'همه' },
          { key: 'b', label: 'باز' },
        ]}
        value="a"
        onChange={change}
      />,
    );
    screen.getByRole('tab', { name: 'همه' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(change).toHaveBeenCalledWith('b');
  });
});

describe('states', () => {
  it('[8.13] of a list says the words of the spec, with what the list says of itself below; a note says its own', () => {
    const lines = (part: ReactElement) =>
      [...render(part).container.querySelectorAll('p')].map(({ textContent }) => textContent);
    const nothing = 'موردی برای نمایش وجود ندارد';
    expect(lines(<EmptyState title="هنوز برچسبی نیست" description="یکی بسازید" />)).toEqual([
      nothing,
      'هنوز برچسبی نیست',
      'یکی بسازید',
    ]);
    expect(lines(<EmptyState description="یکی بسازید" />)).toEqual([nothing, 'یکی بسازید']);
    expect(lines(<EmptyState kind="note" title="یک تیکت را انتخاب کنید" />)).toEqual(['یک تیکت را انتخاب کنید']);
    expect(lines(<EmptyState kind="files" />)).toEqual(['موردی پیدا نشد']);
  });

  it('[8.13] show the texts of the spec for empty lists and files', () => {
    render(
      <>
        <EmptyState />
        <EmptyState kind="files" />
        <EmptyState kind="search" />
      </>,
    );
    for (const text of ['موردی برای نمایش وجود ندارد', 'موردی پیدا نشد', 'نتیجه ای برای جستجوی شما پیدا نشد.'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('a failed module shows its name, version and trace, and can be tried again', async () => {
    const retry = jest.fn();
    render(
      <ErrorCard
        kind="load"
        title="گزارش‌ها"
        module="reports"
        version="1.8.2"
        traceId="01KAJ7M2Q9-4F7C"
        onRetry={retry}
      />,
    );
    expect(screen.getByRole('heading', { name: 'بخش «گزارش‌ها» بارگذاری نشد' })).toBeTruthy();
    expect(screen.getByText('01KAJ7M2Q9-4F7C').getAttribute('dir')).toBe('ltr');
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('a switch announces its state', async () => {
    const change = jest.fn();
    render(<Switch checked={false} onChange={change} label="ثبت‌نام" showState />);
    await userEvent.click(screen.getByRole('switch', { name: 'ثبت‌نام' }));
    expect(change).toHaveBeenCalledWith(true);
    expect(screen.getByText('غیرفعال')).toBeTruthy();
  });

  it('a phone number is written from left to right', () => {
    render(<Ltr>021-88765432</Ltr>);
    expect(screen.getByText('021-88765432').getAttribute('dir')).toBe('ltr');
  });
});
