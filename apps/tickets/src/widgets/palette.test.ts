import { forgetRecent, recentIds, rememberRecent } from '@hamyar/module-sdk';
import { buildTicketRow, buildUser, fakeApi, pageOf, provideTestShell } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { searchTickets } from './search-tickets.ts';

const signal = new AbortController().signal;
/** A ticket that this person may not see any more. */
const HIDDEN = 9;
const start = (path = '/tickets', role: Parameters<typeof buildUser>[0] = 'employee') => {
  fakeApi({
    ticketList: ({ query }) =>
      pageOf(
        query.ids
          ?.filter((id) => id !== HIDDEN)
          .toSorted((a, b) => b - a)
          .map((id) => buildTicketRow({ id, subject: `تیکت ${id}` })) ?? [buildTicketRow({ id: 2, subject: 'فاکتور' })],
      ),
  });
  provideTestShell({ user: buildUser(role), path, modules: [{ manifest }] as never });
};

describe('tickets in the command palette', () => {
  afterEach(() => localStorage.clear());

  it('[2.45] end with the list that shows everything that is found', async () => {
    start();
    const { hits } = await searchTickets({ text: 'فاکتور', limit: 6, signal });
    expect(hits.map(({ to }) => to)).toEqual(['/tickets/2', `/tickets?view=all&s=${encodeURIComponent('فاکتور')}`]);
    expect(hits[1]?.title).toBe('جستجوی «\u2068فاکتور\u2069» در لیست تیکت‌ها');
  });

  it('[2.45] show whose they are and their status with its colour', async () => {
    start();
    const { hits } = await searchTickets({ text: 'فاکتور', limit: 6, signal });
    expect(hits[0]).toMatchObject({ detail: buildTicketRow().customer?.name, status: buildTicketRow().status });
  });

  it('[2.45] are those opened last before anything is typed, also after a reload, as far as they may still be seen', async () => {
    start();
    expect((await searchTickets({ text: '', limit: 6, signal })).hits).toEqual([]);
    for (const id of [4, HIDDEN, 5, 4]) rememberRecent('tickets', id);
    // another page of the same person
    start();
    const { group, hits } = await searchTickets({ text: '', limit: 6, signal });
    expect(group).toBe('تیکت‌های اخیر');
    expect(hits.map(({ title }) => title)).toEqual(['تیکت 4', 'تیکت 5']);
  });

  it('[2.45] leave out the one that is open, so that Enter leads back to the one before it', async () => {
    start('/tickets/5');
    for (const id of [4, 5]) rememberRecent('tickets', id);
    const { hits } = await searchTickets({ text: '', limit: 6, signal });
    expect(hits.map(({ title }) => title)).toEqual(['تیکت 4']);
  });

  it('[2.45] are of one person, ten at most, and forgotten at the logout', async () => {
    start();
    for (let id = 1; id <= 12; id += 1) rememberRecent('tickets', id);
    expect(recentIds('tickets')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    start('/', 'customer');
    expect(recentIds('tickets')).toEqual([]);
    start();
    forgetRecent();
    expect(recentIds('tickets')).toEqual([]);
  });
});
