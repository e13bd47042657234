import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KnowledgeBaseLayout } from './index.ts';

const categories = [
  { key: 1, name: 'شروع کار', href: '/kb/categories/1', count: 14 },
  {
    key: 2,
    name: 'درگاه پرداخت',
    href: '/kb/categories/2',
    children: [{ key: 21, name: 'خطاهای رایج تراکنش', href: '/kb/categories/21' }],
  },
  { key: 3, name: 'راهنمای کامل اتصال حسابداری به فروشگاه', href: '/kb/categories/3' },
];
const show = (more: object = {}) =>
  render(
    <KnowledgeBaseLayout title="همیار" categories={categories} onSearch={() => undefined} {...more}>
      متن مقاله
    </KnowledgeBaseLayout>,
  );
const side = () => within(screen.getByRole('navigation', { name: 'دسته‌بندی‌ها' }));

describe('the layout of the knowledge base', () => {
  it('[2.28] has the categories at its side, a search box and a link to the ticket system around the article', () => {
    show({ ticketSystemHref: '/tickets' });
    expect(within(screen.getByRole('main')).getByText('متن مقاله')).toBeTruthy();
    expect(
      side()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/kb/categories/1', '/kb/categories/2', '/kb/categories/21', '/kb/categories/3']);
    expect(screen.getByRole('link', { name: 'ورود به سیستم تیکت' }).getAttribute('href')).toBe('/tickets');
    expect(
      within(screen.getByRole('search')).getByRole('searchbox', { name: 'سؤال یا عبارت خود را جستجو کنید…' }),
    ).toBeTruthy();
  });

  it('opens the children of a category, also automatically where one of them is open', async () => {
    const { unmount } = show();
    const list = () => side().getByLabelText('زیرمجموعه‌های درگاه پرداخت').closest('details');
    expect(list()?.open).toBe(false);
    await userEvent.click(side().getByLabelText('زیرمجموعه‌های درگاه پرداخت'));
    expect(list()?.open).toBe(true);
    expect(side().getByRole('link', { name: 'خطاهای رایج تراکنش' })).toBeTruthy();
    unmount();
    show({ activeKey: 21 });
    expect(list()?.open).toBe(true);
    expect(side().getByRole('link', { name: 'خطاهای رایج تراکنش' }).getAttribute('aria-current')).toBe('page');
  });

  it('cuts a long name at 23 characters and shows the whole name on hover', () => {
    show();
    const link = side().getByTitle(categories[2]!.name);
    expect([...(link.textContent ?? '').replace('…', '')].length).toBeLessThanOrEqual(23);
    expect(link.textContent).not.toBe(categories[2]!.name);
  });

  it('has a cross in its search box that empties it', async () => {
    show();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(screen.queryByRole('button', { name: 'پاک کردن جستجو' })).toBeNull();
    await userEvent.type(field, 'درگاه');
    await userEvent.click(screen.getByRole('button', { name: 'پاک کردن جستجو' }));
    expect([field.value, document.activeElement]).toEqual(['', field]);
  });

  it('sends the words to the page of results where no script runs', () => {
    show();
    const form = screen.getByRole('search') as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('/kb/articles');
    expect(new FormData(form).has('s')).toBe(true);
  });

  it('searches on Enter, without the spaces around the words', async () => {
    const search = jest.fn();
    show({ onSearch: search, query: 'درگاه' });
    await userEvent.type(screen.getByRole('searchbox'), ' پرداخت  {Enter}');
    expect(search).toHaveBeenCalledWith('درگاه پرداخت');
  });
});
