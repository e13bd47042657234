/** Keys of a list's query that choose a page or its order; they leave no row out. */
type PageKey = 'page' | 'perPage' | 'cursor' | 'last' | 'sort_by' | 'sort_dir';

/** The filters that the query of a list declares. `Other` names further keys that are no filters. */
export type QueryFilters<Query, Other extends keyof Query = never> = Omit<Query, PageKey | Other>;

/** The orders that the query of a list declares, the values of `sort_by`; never for a list with one order. */
export type QuerySort<Query> = 'sort_by' extends keyof Query ? NonNullable<Query['sort_by']> & string : never;
