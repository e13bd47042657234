import { TICKET_STATUS } from '@hamyar/contracts';
import {
  act,
  buildTicketRow,
  buildUser,
  fakeApi,
  forCustomer,
  pageOf,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { HomeStartWidget, HomeTicketsWidget } from './customer-home.widget.tsx';

const user = buildUser('customer');
const shell = { user, path: '/', modules: [{ manifest }] as never };
const hours = {
  recipient_id: null,
  recipient: null,
  reason: 'whole_department',
  outside_hours: false,
  next_open_at: null,
} as const;
type Row = ReturnType<typeof buildTicketRow>;

/** Answers the rows by their status, as the server would. */
function answer(rows: () => readonly Row[]) {
  return fakeApi({
    checkDefaultReciever: hours,
    ticketCounters: {},
    ticketList: ({ query }) =>
      pageOf(
        rows()
          .filter(
            ({ id, status }) =>
              (query.ids === undefined || query.ids.includes(id)) &&
              (query.status === undefined || query.status.includes(status)),
          )
          .map((row) => forCustomer(row)),
      ),
  });
}
const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const group = (name: string) => screen.findByRole('list', { name });

describe("a customer's home", () => {
  it('[decisions 2.0] shows first what waits for the customer, then what is being worked on, and nothing closed', async () => {
    answer(() => [
      buildTicketRow({ id: 1, subject: 'پاسخ داده شد', status: TICKET_STATUS.expertReplied }),
      buildTicketRow({ id: 2, subject: 'باز', status: TICKET_STATUS.open }),
      buildTicketRow({ id: 3, subject: 'جواب دادم', status: TICKET_STATUS.customerReplied }),
      buildTicketRow({ id: 4, subject: 'بسته', status: TICKET_STATUS.closed }),
    ]);
    renderInTestShell(<HomeTicketsWidget />, shell);
    expect(linksOf(await group('منتظر شما'))).toEqual(['پاسخ داده شد']);
    expect(linksOf(await group('در جریان'))).toEqual(['باز', 'جواب دادم']);
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
      'منتظر شما',
      'در جریان',
    ]);
    expect(screen.queryByText('بسته')).toBeNull();
  });

  it('[decisions 2.0] moves a ticket to what waits for the customer when an employee answers it', async () => {
    let status: Row['status'] = TICKET_STATUS.open;
    answer(() => [buildTicketRow({ id: 2, subject: 'خطای چاپ', status })]);
    const { socket } = renderInTestShell(<HomeTicketsWidget />, shell);
    expect(linksOf(await group('در جریان'))).toEqual(['خطای چاپ']);
    status = TICKET_STATUS.expertReplied;
    act(() => socket.emit(`private-user.${user.id}`, 'ticket.changed', { id: 2, version: 2 } as never));
    expect(linksOf(await group('منتظر شما'))).toEqual(['خطای چاپ']);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'در جریان' })).toBeNull());
  });

  it('[decisions 2.1] shows a member the own tickets alone, also where colleagues’ are seen', async () => {
    const asked = answer(() => [buildTicketRow({ id: 2, subject: 'خطای چاپ', status: TICKET_STATUS.open })]);
    const member = buildUser('organization_customer', { organization_shared: true });
    renderInTestShell(<HomeTicketsWidget />, { ...shell, user: member });
    await group('در جریان');
    await waitFor(() => expect(asked.calls('ticketList')).toHaveLength(3));
    expect(asked.calls('ticketList').map(({ query }) => query.mine)).toEqual([true, true, true]);
  });

  it('[decisions 2.0] finds among the tickets of the customer, and begins a new one', async () => {
    answer(() => []);
    const { person, history } = renderInTestShell(<HomeStartWidget />, shell);
    expect(screen.getAllByRole('link', { name: 'تیکت جدید' })[0]!.getAttribute('href')).toBe('/tickets/new');
    await person.type(screen.getByRole('searchbox'), 'چاپ{Enter}');
    const { pathname, search } = history.location.get();
    expect([pathname, new URLSearchParams(search).get('s'), new URLSearchParams(search).get('view')]).toEqual([
      '/tickets',
      'چاپ',
      'all',
    ]);
  });

  it('[decisions 2.0] says that nothing is open, with the way to all tickets', async () => {
    answer(() => [buildTicketRow({ id: 4, status: TICKET_STATUS.closed })]);
    renderInTestShell(<HomeTicketsWidget />, shell);
    expect(await screen.findByText('تیکت بازی ندارید')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'همهٔ تیکت‌های من' }).getAttribute('href')).toBe('/tickets');
  });

  it('[decisions 2.21] asks for a rating of the closed ticket that has none', async () => {
    const closed = { status: TICKET_STATUS.closed, can_rate: true };
    answer(() => [
      buildTicketRow({ id: 4, subject: 'رأی داده', ...closed, satisfaction: 5 }),
      buildTicketRow({ id: 5, subject: 'بی‌رأی', ...closed, satisfaction: 0 }),
    ]);
    renderInTestShell(<HomeTicketsWidget />, shell);
    expect(await screen.findByText('بی‌رأی')).toBeTruthy();
    expect(screen.queryByText('رأی داده')).toBeNull();
  });
});
