import { readListState, writeFilters, writeSort } from '@hamyar/module-kit/list';
import {
  countFilters,
  listQuery,
  ticketListDefinition,
  ticketListState,
  type TicketListState,
} from './ticket-filter.conversions.ts';

const written = ({ view, filters, sort }: Omit<TicketListState, 'saved'>) => ({
  ...writeFilters(ticketListDefinition, { ...filters, view }),
  ...writeSort(sort),
});
const address = (state: Omit<TicketListState, 'saved'>) =>
  new URLSearchParams(
    Object.entries(written(state)).flatMap(([key, value]): [string, string][] =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  );
const read = (search: URLSearchParams) => ticketListState(readListState(ticketListDefinition, search), 'all');

const states: Omit<TicketListState, 'saved'>[] = [
  { view: 'all', filters: {}, sort: null },
  { view: 'open', filters: { s: 'درگاه پرداخت', status: [0, 3], unread: true }, sort: { by: 'number', order: 'asc' } },
  {
    view: 'mine',
    filters: {
      kind: ['customer', 'internal'],
      department_ids: [1, 9_000_000_000],
      customer_id: 42,
      created_from: 1_700_000_000,
      created_to: 1_790_000_000,
      waiting_more_than: 90,
    },
    sort: null,
  },
  {
    view: 'closed',
    filters: {
      importance: [3],
      channel: ['email'],
      satisfaction: [0, 1],
      branch_ids: [2],
      category_ids: [3],
      service_ids: [4],
      organization_ids: [5],
      customer_level_ids: [6],
      has_attachment: true,
      shared_with_me: true,
    },
    sort: { by: 'waiting_since', order: 'desc' },
  },
];

describe('filters of the ticket list', () => {
  it('[2.15] lives in the address: what is written is read back', () => {
    for (const state of states) expect(read(address(state))).toEqual({ ...state, saved: null });
  });

  it('[2.15] /tickets?customer_id= shows one customer', () => {
    expect(listQuery(read(new URLSearchParams('customer_id=42')))).toEqual({ customer_id: 42 });
  });

  it('leaves out of an address what makes no sense', () => {
    expect(
      read(
        new URLSearchParams(
          'view=__proto__&status=0,9,x&department_ids=-1,3&unread=yes&created_from=abc&sort_by=subject',
        ),
      ),
    ).toEqual({ view: 'all', filters: { status: [0], department_ids: [3] }, sort: null, saved: null });
  });

  it("[decisions 2.3] lets a chosen filter take precedence over the view's", () => {
    expect(listQuery({ view: 'mine', filters: {}, sort: null, saved: null })).toEqual({
      mine: true,
      status: [0, 1, 2, 3],
    });
    expect(listQuery({ view: 'mine', filters: { status: [4] }, sort: null, saved: null })).toEqual({
      mine: true,
      status: [4],
    });
  });

  it('[decisions 2.3] sorts in the usual direction of an order that the address names alone', () => {
    expect(listQuery(read(new URLSearchParams('sort_by=importance')))).toEqual({
      sort_by: 'importance',
      sort_dir: 'desc',
    });
    expect(listQuery(read(new URLSearchParams('sort_by=waiting_since')))).toMatchObject({ sort_dir: 'asc' });
  });

  it('counts a range once and the search not at all', () => {
    expect(countFilters({ s: 'x', status: [0, 1], created_from: 1, created_to: 2, kind: [] })).toBe(2);
  });
});
