import { callUrl } from '@hamyar/contracts';
import { getStore } from '@hamyar/store';
import { buildTicketRow, buildUser, fakeApi, pageOf, renderInTestShell, screen } from '@hamyar/testing';
import { ticketApi } from '../api/ticket.api.ts';
import { ssrScreens as customer } from '../ssr.customer.ts';
import { ssrScreens as staff } from '../ssr.staff.ts';
import type { SsrPage, SsrScreens } from '@hamyar/module-sdk';

const reads = (views: SsrScreens, page: Partial<SsrPage>) =>
  views['tickets']!.queries({ user: buildUser('employee'), params: {}, search: new URLSearchParams(), ...page });
const urls = (views: SsrScreens, page: Partial<SsrPage>) =>
  reads(views, page)?.map(({ request }) => decodeURIComponent(callUrl<unknown>(request.call, request.input)));

describe('what the ticket list shows first', () => {
  it('is the list that the address describes, under the view a person starts with', () => {
    expect(urls(staff, {})).toEqual([
      '/api/ticket?perPage=25&mine=1&status[]=0&status[]=1&status[]=2&status[]=3',
      '/api/ticketCounters?views[]=open&views[]=mine&views[]=urgent&views[]=unassigned&views[]=unread',
    ]);
    expect(urls(staff, { user: buildUser('full_admin') })?.[0]).not.toContain('mine');
    expect(urls(staff, { search: new URLSearchParams('view=all&s=چاپ&customer_id=42') })?.[0]).toBe(
      '/api/ticket?perPage=25&s=چاپ&customer_id=42',
    );
    expect(urls(customer, { user: buildUser('customer') })?.[0]).toBe('/api/ticket?perPage=25');
  });

  it('is left to the browser where it is a table', () => {
    expect(reads(staff, { search: new URLSearchParams('layout=table') })).toBeNull();
  });

  it.each([
    ['staff', staff, buildUser('employee'), ''],
    ['customer', customer, buildUser('customer'), '?view=closed'],
  ] as const)('is kept under the very queries of the screen, %s edition', async (_, views, user, query) => {
    fakeApi({
      ticketList: pageOf([buildTicketRow()]),
      ticketCounters: { open: 3 },
      checkDefaultReciever: {
        outside_hours: false,
        next_open_at: null,
        recipient_id: null,
        recipient: null,
        reason: 'whole_department',
      },
    });
    const Screen = views['tickets']!.screen;
    renderInTestShell(<Screen />, { user, path: `/tickets${query}` });
    await screen.findByRole('link', { name: buildTicketRow().subject });
    const [list, counters] = reads(views, { user, search: new URLSearchParams(query) })!;
    const kept = (read: typeof list) =>
      (ticketApi.endpoints as never as Record<string, { select(arg: unknown): (state: unknown) => { data: unknown } }>)[
        read!.endpoint
      ]!.select(read!.arg)(getStore().getState()).data;
    const shown = kept(list) as { pages: unknown[] };
    expect(list!.value(shown.pages[0])).toEqual(shown);
    expect(counters!.value({ status: 'OK', data: { open: 3 } })).toEqual(kept(counters));
  });
});
