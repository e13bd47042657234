import { readListState, writeFilters, writePage, writeSort } from './list-address.ts';
import {
  choiceFilter,
  choicesFilter,
  defineList,
  flagFilter,
  numberFilter,
  numbersFilter,
  textFilter,
} from './list-definition.ts';

const list = defineList({
  filters: {
    keyword: textFilter(10),
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
    expect(read('page=-4').page).toBe(1);
  });

  it('a changed filter takes the others that are off out of the address, and starts at the first page', () => {
    expect(writeFilters(list, { level_id: 3, branch_ids: [] })).toEqual({
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
