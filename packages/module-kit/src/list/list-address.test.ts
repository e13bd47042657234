import { INT4_MAX, KEYWORD_MAX } from '@hamyar/contracts';
import { endpoints } from '@hamyar/contracts/schemas';
import { correctAddress, readListState, writeFilters, writePage, writeSort } from './list-address.ts';
import {
  choiceFilter,
  choicesFilter,
  defineList,
  flagFilter,
  numberFilter,
  numbersFilter,
  textFilter,
} from './list-definition.ts';

interface Query {
  keyword?: string;
  level_id?: number;
  branch_ids?: number[];
  state?: 'sent' | 'failed';
  status?: (0 | 1 | 4)[];
  unread?: boolean;
  sort_by?: 'name' | 'created_at';
}
const list = defineList<Query>()({
  filters: {
    keyword: textFilter({ max: 10 }),
    level_id: numberFilter(),
    branch_ids: numbersFilter(),
    state: choiceFilter(['sent', 'failed']),
    status: choicesFilter([0, 1, 4]),
    unread: flagFilter(),
  },
  sorts: ['name', 'created_at'],
  defaultSort: { by: 'name', order: 'asc' },
});
const read = (address: string) => readListState(list, new URLSearchParams(address));

describe('a list in the address', () => {
  it('[9.1] starts at the first page with ten rows', () => {
    expect(read('')).toEqual({ filters: {}, sort: null, page: 1, perPage: 10, cursor: null });
  });

  it('[9.1] takes no other page size than those of the spec', () => {
    expect([25, 200, 30, 0, 1000].map((size) => read(`perPage=${size}`).perPage)).toEqual([25, 200, 10, 10, 10]);
  });

  it('[decisions 2.3] reads back what it has written', () => {
    const filters = {
      keyword: 'آریا',
      level_id: 7,
      branch_ids: [2, 5],
      state: 'failed' as const,
      status: [0, 4] as (0 | 1 | 4)[],
      unread: true as const,
    };
    const written = {
      ...writeFilters(list, filters),
      ...writeSort({ by: 'created_at', order: 'desc' }),
      ...writePage(3, 50),
    };
    const address = new URLSearchParams(
      Object.entries(written).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );
    expect(readListState(list, address)).toEqual({
      filters,
      sort: { by: 'created_at', order: 'desc' },
      page: 3,
      perPage: 50,
      cursor: null,
    });
  });

  it('leaves out what makes no sense instead of failing', () => {
    expect(
      read('level_id=-1&branch_ids=x,,7&state=lost&status=9&unread=yes&sort_by=password&page=-4&keyword=%20').filters,
    ).toEqual({ branch_ids: [7] });
    expect(read('sort_by=password').sort).toBeNull();
    expect(read('sort_by=name&sort_dir=up').sort).toEqual({ by: 'name', order: 'asc' });
    expect(read('branch_ids=%202%20,%205').filters).toEqual({ branch_ids: [2, 5] });
    for (const page of ['-4', '0', 'x', '2.5', '1e3', '99999999999999999999'])
      expect(read(`page=${page}`).page).toBe(1);
    expect(read('level_id=0').filters).toEqual({});
  });

  it('[9.1] an order without a direction has the usual one of its column', () => {
    const newestFirst = defineList<Query>()({
      filters: { keyword: null, level_id: null, branch_ids: null, state: null, status: null, unread: null },
      sorts: ['name', 'created_at'],
      directions: { created_at: 'desc' },
      defaultSort: { by: 'name', order: 'asc' },
    });
    const sortOf = (address: string) => readListState(newestFirst, new URLSearchParams(address)).sort;
    expect(sortOf('sort_by=created_at')).toEqual({ by: 'created_at', order: 'desc' });
    expect(sortOf('sort_by=created_at&sort_dir=asc')).toEqual({ by: 'created_at', order: 'asc' });
    expect(sortOf('sort_by=name')).toEqual({ by: 'name', order: 'asc' });
  });

  it('[9.1] another order starts at the first page', () => {
    const first = { page: undefined, cursor: undefined };
    expect(writeSort({ by: 'name', order: 'desc' })).toStrictEqual({ sort_by: 'name', sort_dir: 'desc', ...first });
    expect(writeSort(null)).toStrictEqual({ sort_by: undefined, sort_dir: undefined, ...first });
  });

  it('[9.1] leaves the first page and the default size out of the address', () => {
    expect(writePage(1, 10)).toStrictEqual({ page: undefined, perPage: undefined });
    expect(writePage(2, 25)).toStrictEqual({ page: 2, perPage: 25 });
  });

  it('a changed filter takes the others that are off out of the address, and starts at the first page', () => {
    expect(writeFilters(list, { level_id: 3, branch_ids: [] })).toStrictEqual({
      keyword: undefined,
      level_id: '3',
      branch_ids: undefined,
      state: undefined,
      status: undefined,
      unread: undefined,
      page: undefined,
      cursor: undefined,
    });
  });
});

describe('[decisions 2.3] what a list reads from any address, its call accepts', () => {
  const lists = endpoints.filter(({ answer }) => answer === 'list');
  const accepts = (call: (typeof lists)[number], field: string, value: unknown) =>
    call.query.safeParse({ [field]: value }).success;
  /** Every call of a list with the names of its search texts: no call accepts a field that it does not have. */
  const searches = lists.flatMap((call) =>
    ['keyword', 's', 'recipient'].filter((field) => accepts(call, field, 'یزد')).map((field) => ({ call, field })),
  );

  it('the longest search text', () => {
    expect(searches.map(({ call }) => call.name)).toEqual(
      expect.arrayContaining(['userList', 'organizationList', 'deliveryList', 'ticketList']),
    );
    const longest = textFilter().read('ی'.repeat(KEYWORD_MAX + 100));
    expect(longest).toHaveLength(KEYWORD_MAX);
    expect(searches.filter(({ call, field }) => !accepts(call, field, longest)).map(({ call }) => call.name)).toEqual(
      [],
    );
  });

  it('the largest page', () => {
    const paged = lists.filter((call) => accepts(call, 'page', 1));
    expect(paged.length).toBeGreaterThan(3);
    const { page } = read(`page=${INT4_MAX}`);
    expect(page).toBe(INT4_MAX);
    expect(paged.filter((call) => !accepts(call, 'page', page)).map(({ name }) => name)).toEqual([]);
  });
});

describe('an address with values that the list does not have', () => {
  const corrected = (address: string) => Object.keys(correctAddress(list, new URLSearchParams(address)));

  it.each([
    [
      'level_id=x&branch_ids=a,b&state=lost&status=7&unread=yes',
      ['level_id', 'branch_ids', 'state', 'status', 'unread'],
    ],
    ['sort_by=colour&sort_dir=desc', ['sort_by', 'sort_dir']],
    ['sort_by=name&sort_dir=up', ['sort_dir']],
    ['page=0&perPage=7', ['page', 'perPage']],
    [`page=${INT4_MAX + 1}`, ['page']],
  ])('[9.1] loses them: %s', (address, ignored) => {
    expect(corrected(address)).toEqual(ignored);
  });

  it('[9.1] keeps everything else: what the list reads, a text that is being typed, and the keys of others', () => {
    const right =
      'keyword=a&level_id=3&branch_ids=1,2&status=0,4&unread=1&sort_by=name&sort_dir=desc&page=2&perPage=25';
    expect(corrected(right)).toEqual([]);
    expect(corrected('keyword=&tab=7&layout=table')).toEqual([]);
  });
});
