import { buildTicket, buildTicketRow, buildUser, fakeApi, pageOf, provideTestShell } from '@hamyar/testing';
import { getStore } from '@hamyar/store';
import { ticketApi } from '../api/ticket.api.ts';
import { manifest } from '../manifest.ts';
import { searchTickets } from './search-tickets.ts';

const signal = new AbortController().signal;
const start = (path = '/tickets') => {
  fakeApi({
    ticketList: () => pageOf([buildTicketRow({ id: 2, subject: 'فاکتور' })]),
    ticketGet: ({ params }) => buildTicket({ id: params.id, subject: `تیکت ${params.id}` }),
  });
  provideTestShell({ user: buildUser('employee'), path, modules: [{ manifest }] as never });
};

describe('tickets in the command palette', () => {
  it('[2.45] end with the list that shows everything that is found', async () => {
    start();
    const { hits } = await searchTickets({ text: 'فاکتور', limit: 6, signal });
    expect(hits.map(({ to }) => to)).toEqual(['/tickets/2', `/tickets?view=all&s=${encodeURIComponent('فاکتور')}`]);
    expect(hits[1]?.title).toBe('جستجوی «\u2068فاکتور\u2069» در لیست تیکت‌ها');
  });

  it('[2.45] are those opened last before anything is typed', async () => {
    start();
    expect((await searchTickets({ text: '', limit: 6, signal })).hits).toEqual([]);
    for (const id of [4, 5]) await getStore().dispatch(ticketApi.endpoints.ticketGet.initiate(id, { subscribe: true }));
    const { group, hits } = await searchTickets({ text: '', limit: 6, signal });
    expect(group).toBe('تیکت‌های اخیر');
    expect(hits.map(({ title }) => title).sort()).toEqual(['تیکت 4', 'تیکت 5']);
  });

  it('[2.45] leave out the one that is open, so that Enter leads back to the one before it', async () => {
    start('/tickets/5');
    for (const id of [4, 5]) await getStore().dispatch(ticketApi.endpoints.ticketGet.initiate(id, { subscribe: true }));
    const { hits } = await searchTickets({ text: '', limit: 6, signal });
    expect(hits.map(({ title }) => title)).toEqual(['تیکت 4']);
  });
});
