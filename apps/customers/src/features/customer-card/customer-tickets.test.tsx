import { buildTicketRow, buildUser, fakeApi, pageOf, renderInTestShell, screen } from '@hamyar/testing';
import { manifest } from '../../manifest.ts';
import { CustomerTickets } from './customer-tickets.tsx';

describe('the tickets on the card of a customer', () => {
  it('[2.62] are all, those that are not closed, or the closed ones', async () => {
    const api = fakeApi({
      ticketList: ({ query }) => pageOf([buildTicketRow({ subject: query.status ? 'بعضی' : 'همه‌ی آن‌ها' })]),
    });
    const { person } = renderInTestShell(<CustomerTickets customerId={7} />, {
      user: buildUser('employee'),
      path: '/customers/7',
      modules: [{ manifest }] as never,
    });
    await screen.findByText('همه‌ی آن‌ها');
    await person.click(screen.getByText('بسته', { selector: '.hd-segmented *' }));
    await screen.findByText('بعضی');
    expect(api.calls('ticketList').map(({ query }) => [query.customer_id, query.status])).toEqual([
      [7, undefined],
      [7, [4]],
    ]);
  });
});
