import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@hamyar/contracts';
import type { Sort } from '@hamyar/design-system/table';
import { useSearch, useSetSearch } from '@hamyar/module-sdk';

/** Search, filter, page and order of a list, kept in the address so that a reload and the back button keep them. */
export type ListQuery<Key extends string = string> = ReturnType<typeof useListQuery<Key>>;

/** Reads the list's part of the address; `first` is the order without a choice. */
export function useListQuery<Key extends string>(sortKeys: readonly Key[], first: Key) {
  const search = useSearch();
  const setSearch = useSetSearch();
  const idOf = (name: string) => Number(search.get(name)) || null;
  const page = Math.max(1, Number(search.get('page')) || 1);
  const perPage = PAGE_SIZES.find((size) => size === Number(search.get('perPage'))) ?? DEFAULT_PAGE_SIZE;
  const key = sortKeys.find((name) => name === search.get('sort_by')) ?? first;
  const order = search.get('sort_dir') === 'desc' ? ('desc' as const) : ('asc' as const);
  const keyword = search.get('keyword') ?? '';
  const level = idOf('customer_level_id');
  const organization = idOf('organization_id');
  return {
    keyword,
    level,
    organization,
    filtered: keyword !== '' || level !== null || organization !== null,
    sort: { key: key as string, order } satisfies Sort,
    query: { page, perPage, sort_by: key, sort_dir: order, customer_level_id: level ?? undefined },
    setPage: (nextPage: number, nextSize: number) =>
      setSearch({
        page: nextPage === 1 ? undefined : nextPage,
        perPage: nextSize === DEFAULT_PAGE_SIZE ? undefined : nextSize,
      }),
    setSort: (sort: Sort | null) =>
      setSearch({ sort_by: sort?.key, sort_dir: sort?.order === 'desc' ? 'desc' : undefined, page: undefined }),
    /** Changes a filter and goes back to the first page. */
    filter: (change: Record<string, string | number | undefined>) => setSearch({ ...change, page: undefined }),
  };
}
