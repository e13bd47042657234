import { buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { SimilarTickets } from '../features/new-ticket/similar-tickets.tsx';

const modules = [
  {
    manifest: {
      ...{ name: 'tickets', version: '0.1.0', title: 'تیکت‌ها' },
      routes: [{ path: '/tickets/:id', name: 'tickets-id', title: 'x', screen: 'X' }],
    },
  },
] as never;
const SUBJECT = 'چاپگر طبقه دوم';
const similar = { id: 7, number: '0508-000007-4', subject: 'چاپگر طبقهٔ دوم', status: 0, created_at: 1 } as const;
const show = (customerId: number | null | undefined, subject = SUBJECT) => {
  const api = fakeApi({ similarTicketList: [similar] });
  const shown = renderInTestShell(<SimilarTickets subject={subject} customerId={customerId} />, {
    ...{ user: buildUser(customerId === null ? 'customer' : 'employee'), path: '/tickets/new', modules },
  });
  return { api, ...shown };
};

describe('the title of a new ticket', () => {
  it('[decisions 2.26] has a line with the open tickets that may be about the same, as links', async () => {
    const { api } = show(null);
    const link = await screen.findByRole('link', { name: /۰۵۰۸-۰۰۰۰۰۷-۴ چاپگر طبقهٔ دوم/ });
    expect(link.getAttribute('href')).toBe('/tickets/7');
    expect(screen.getByRole('status').textContent).toContain('شاید تیکت مشابهی ثبت شده باشد');
    expect(api.calls('similarTicketList')[0]?.query).toEqual({ subject: SUBJECT });
  });

  it('[decisions 2.26] asks for the tickets of the customer whom an employee has chosen', async () => {
    const { api } = show(12);
    await screen.findByRole('link');
    expect(api.calls('similarTicketList')[0]?.query).toMatchObject({ customer_id: 12 });
  });

  it('[decisions 2.26] asks for nothing while nobody is chosen, nor for a title of two letters or with an element', async () => {
    for (const [customerId, subject] of [
      [undefined, SUBJECT],
      [null, 'چا'],
      [null, 'چاپگر <b>'],
    ] as const) {
      const { api, unmount } = show(customerId, subject);
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
      expect(api.calls('similarTicketList')).toEqual([]);
      unmount();
    }
  });
});
