import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from '../theme/index.ts';
import { CommandPalette, ErrorPage, NotificationPanel, ProfileMenu, Rail } from './index.ts';

const items = [
  { key: 'home', label: 'داشبورد', icon: null, href: '/' },
  { key: 'tickets', label: 'تیکت‌ها', icon: null, children: [{ key: 'list', label: 'لیست تیکت‌ها', href: '/tickets' }] },
];

describe('the rail', () => {
  it('[2.37] collapses to icons and informs the shell, which stores it', async () => {
    const fold = jest.fn();
    const { rerender } = render(
      <Rail title="همیار" items={items} iconMode={false} onIconModeChange={fold} activeKey="list" />,
    );
    expect(screen.getByRole('link', { name: 'لیست تیکت‌ها' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: 'جمع کردن منو' }));
    expect(fold).toHaveBeenCalledWith(true);
    rerender(<Rail title="همیار" items={items} iconMode onIconModeChange={fold} activeKey="list" />);
    expect(screen.getByRole('link', { name: 'تیکت‌ها' }).getAttribute('aria-current')).toBe('page');
  });

  it('[1.3] says the version at the button that unfolds the icons', async () => {
    render(<Rail title="همیار" items={items} iconMode onIconModeChange={jest.fn()} version="نسخهٔ ۲٫۴" />);
    await userEvent.hover(screen.getByRole('button', { name: 'باز کردن منو' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('نسخهٔ ۲٫۴');
  });

  it('navigates through the router on a plain click only', async () => {
    const navigate = jest.fn();
    render(
      <ThemeProvider navigate={navigate}>
        <Rail title="همیار" items={items} iconMode={false} onIconModeChange={jest.fn()} activeKey="list" />
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'لیست تیکت‌ها' }));
    expect(navigate).toHaveBeenCalledWith('/tickets');
  });
});

describe('the error pages', () => {
  it.each([
    ['[2.19, 2.20]', 404, 'صفحهٔ مورد نظر پیدا نشد', 'نشانی صفحه اشتباه است یا صفحه حذف شده است.'],
    ['[2.19, 2.21]', 403, 'دسترسی به سیستم محدود شده است', 'لطفاً با مدیر سیستم تماس بگیرید.'],
    [
      '[2.19, 2.23]',
      410,
      'امکان دسترسی وجود ندارد',
      'ممکن است لایسنس شما منقضی شده باشد. لطفاً با مدیر ارشد یا واحد فناوری اطلاعات تماس بگیرید.',
    ],
    ['[2.19, 2.24]', 500, 'مشکلی در سیستم رخ داده است', 'لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.'],
    ['[2.19, 2.22]', 503, 'سیستم به حالت تعلیق درآمده است', 'لطفاً بعداً دوباره تلاش کنید یا با پشتیبانی تماس بگیرید.'],
    ['[8.18]', 'route', 'این صفحه پیدا نشد', 'نشانی صفحه اشتباه است یا صفحه حذف شده است.'],
  ] as const)('%s %s says «%s» and «%s», and leads back to the dashboard', (_, code, title, advice) => {
    render(<ErrorPage code={code} />);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(advice)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بازگشت به داشبورد' }).getAttribute('href')).toBe('/');
  });

  it('[2.22] 503 shows the message of the server', () => {
    render(<ErrorPage code={503} message="تا ساعت ۱۸ در حال به‌روزرسانی هستیم" />);
    expect(screen.getByText('تا ساعت ۱۸ در حال به‌روزرسانی هستیم')).toBeTruthy();
  });
});

describe('the top bar', () => {
  it('[2.50] shows a person without a name as «بدون نام»', () => {
    render(<ProfileMenu name={null} role="کارشناس" items={[]} />);
    expect(screen.getByRole('button', { name: /بدون نام/ })).toBeTruthy();
  });

  it('[2.50] says name and role in the menu too, for windows whose bar has no room for them', async () => {
    render(<ProfileMenu name={null} role="کارشناس" items={[{ key: 'out', label: 'خروج' }]} />);
    await userEvent.click(screen.getByRole('button', { name: /بدون نام/ }));
    expect(document.querySelector('.hd-menu .hd-me-head')?.textContent).toBe('بدون نامکارشناس');
    const [top, narrow] = ['top-bar', 'narrow'].map((name) =>
      readFileSync(join(import.meta.dirname, `../css/layout/${name}.css`), 'utf8'),
    );
    expect(top).toMatch(/\.hd-me-head \{\s+display: none/);
    expect(narrow).toMatch(/max-width: 1099px\)[^@]*\.hd-me-head \{\s+display: block/);
  });

  it('[2.49] shows the number of unread notifications and opens the list of the last seven days', async () => {
    const select = jest.fn();
    render(
      <NotificationPanel
        unread={3}
        items={[{ id: 1, text: 'پاسخ تازه', time: '۴ دقیقه پیش', unread: true, href: '/tickets/7' }]}
        onReadAll={jest.fn()}
        onSelect={select}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '۳ اعلان خوانده‌نشده' }));
    expect(screen.getByText('اعلان‌های ۷ روز گذشته')).toBeTruthy();
    expect(screen.getByRole('link', { name: /پاسخ تازه/ }).getAttribute('href')).toBe('/tickets/7');
  });

  it.each([
    [0, 'اعلان‌ها', false],
    [1, '۱ اعلان خوانده‌نشده', true],
    [99, '۹۹ اعلان خوانده‌نشده', true],
    [240, 'بیش از ۹۹ اعلان خوانده‌نشده', true],
  ])('[2.49] with %d unread the bell is called «%s»', (unread, label, dot) => {
    const { container } = render(
      <NotificationPanel unread={unread} items={[]} onReadAll={jest.fn()} onSelect={jest.fn()} />,
    );
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
    expect(container.querySelector('.hd-dot, [class*=dot]') !== null).toBe(dot);
  });

  it('[2.49] shows a text when there are none', async () => {
    render(<NotificationPanel unread={0} items={[]} onReadAll={jest.fn()} onSelect={jest.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'اعلان‌ها' }));
    expect(screen.getByText('اعلان جدیدی ندارید')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'علامت‌گذاری همه به‌عنوان خوانده‌شده' })).toBeNull();
  });
});

function Palette({ onGo }: { onGo: (href: string) => void }) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(true);
  return (
    <ThemeProvider navigate={onGo}>
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        query={query}
        onQueryChange={setQuery}
        groups={[
          {
            key: 'go',
            title: 'رفتن به…',
            items: [
              { key: 'a', label: 'داشبورد', href: '/' },
              { key: 'b', label: 'تیکت‌ها', href: '/tickets' },
            ],
          },
        ]}
      />
    </ThemeProvider>
  );
}

describe('the command palette', () => {
  it('moves with the arrows, opens with Enter and closes', async () => {
    const go = jest.fn();
    render(<Palette onGo={go} />);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(go).toHaveBeenCalledWith('/tickets');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on Escape', async () => {
    render(<Palette onGo={jest.fn()} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
