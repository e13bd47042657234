import type { Ticket } from '@hamyar/contracts';
import { axe, buildTicket, buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { manifest } from '../../manifest.ts';
import { CustomerCard } from './customer-card.tsx';

const customers = {
  name: 'customers',
  version: '0.1.0',
  title: 'مشتریان',
  routes: [
    { path: '/customers/:id', name: 'customers-id', title: 'x', screen: 'X', gate: { permission: 'manage customers' } },
    {
      path: '/organization/:id',
      name: 'organization-id',
      title: 'x',
      screen: 'X',
      gate: { permission: 'manage organizations' },
    },
  ],
};
const modules = [{ manifest }, { manifest: customers }] as never;
const END = 1_763_900_000;

const show = (changes: Partial<Ticket>, permissions: string[] = []) =>
  renderInTestShell(<CustomerCard ticket={buildTicket({ organization: { id: 3, name: 'پارس' }, ...changes })} />, {
    user: buildUser('employee', { permissions: permissions as never }),
    path: '/tickets/482',
    modules,
  });
const account = (changes: Partial<NonNullable<Ticket['customer_account']>>) => ({
  customer_account: { expire_date: END, expired: false, of: 'customer' as const, may_reply: true, ...changes },
});
const links = () => screen.getAllByRole('link').flatMap((link) => link.getAttribute('href') ?? []);

describe('the customer beside an open ticket', () => {
  it('[6.2] leads to their other tickets, and to the pages of customer and organisation for who may open them', async () => {
    const { unmount, container } = show({}, ['manage customers', 'manage organizations']);
    const id = buildTicket().customer!.id;
    expect(links()).toEqual(
      expect.arrayContaining([`/tickets?view=all&customer_id=${id}`, `/customers/${id}`, '/organization/3']),
    );
    expect(await axe(container)).toEqual([]);
    unmount();
    show({}, ['manage customers']);
    expect(links()).not.toContain('/organization/3');
    expect(screen.getByText('پارس')).toBeTruthy();
  });

  it('[decisions 2.1] says until when the account is valid, by whose date', () => {
    const { unmount } = show(account({}));
    expect(screen.getByText(/^اعتبار حساب تا ۱۴۰۴/)).toBeTruthy();
    unmount();
    show(account({ of: 'organization' }));
    expect(screen.getByText(/^قرارداد سازمان تا ۱۴۰۴/)).toBeTruthy();
  });

  it('[decisions 2.1] says of one that has ended what its customer can still do', () => {
    const { unmount } = show(account({ expired: true, of: 'organization' }));
    expect(screen.getByText(/قرارداد سازمان از .* پایان یافته است\. مشتری تیکت تازه ثبت نمی‌کند، اما/)).toBeTruthy();
    unmount();
    const { unmount: again } = show(account({ expired: true, may_reply: false }));
    expect(screen.getByText(/اعتبار حساب از .* نه تیکت تازه ثبت می‌کند و نه پاسخ می‌دهد/)).toBeTruthy();
    again();
    show({});
    expect(screen.queryByText(/اعتبار|قرارداد/)).toBeNull();
  });
});
