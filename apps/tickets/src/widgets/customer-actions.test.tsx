import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { TicketForCustomer, TicketToCustomer } from './customer-actions.widget.tsx';

const modules = [{ manifest }] as never;

describe('the actions of tickets on the card of a customer', () => {
  it('[2.15, 6.9] open the forms with the customer filled in', () => {
    const user = buildUser('employee', {
      permissions: ['send ticket to customers', 'send ticket behalf customers'],
    });
    renderInTestShell(
      <>
        <TicketToCustomer customerId={7} />
        <TicketForCustomer customerId={7} />
      </>,
      { user, path: '/customers/7', modules },
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ارسال تیکت به مشتری', '/tickets/new?customer_ids=7'],
      ['ارسال تیکت از طرف مشتری', '/tickets/fromCustomer?customer_ids=7'],
    ]);
  });

  it("[2.15] fill in the customer's branch too for the full admin, and for nobody else", () => {
    const hrefs = (user: ReturnType<typeof buildUser>) => {
      const { unmount } = renderInTestShell(<TicketToCustomer customerId={7} branchId={2} />, {
        user,
        path: '/customers/7',
        modules,
      });
      const href = screen.getByRole('link').getAttribute('href');
      unmount();
      return href;
    };
    expect(hrefs(buildUser('full_admin'))).toBe('/tickets/new?customer_ids=7&branch_id=2');
    expect(hrefs(buildUser('branch_admin'))).toBe('/tickets/new?customer_ids=7');
  });
});
