import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '../theme/index.ts';
import { ButtonLink, DropdownMenu, EmptyState, ErrorCard, Ltr, Switch, Tabs } from './index.ts';
import { floatingPosition } from './use-floating.ts';

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

  it('opens at the right edge, flips where it does not fit and stays in the window', () => {
    const anchor = { left: 900, right: 1000, top: 860, bottom: 890, width: 100, height: 30 } as DOMRect;
    expect(
      floatingPosition(anchor, { width: 200, height: 300 }, { width: 1440, height: 900 }, 'bottom-start', 6),
    ).toEqual({ left: 800, top: 554 });
    expect(
      floatingPosition(
        { ...anchor, left: 10, right: 60 },
        { width: 200, height: 100 },
        { width: 1440, height: 900 },
        'top-start',
        6,
      ).left,
    ).toBe(8);
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
