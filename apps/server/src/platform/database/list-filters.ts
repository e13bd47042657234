/** Keys of a list's query that choose a page or its order; they leave no row out. */
type PageKey = 'page' | 'perPage' | 'cursor' | 'last' | 'sort_by' | 'sort_dir';

/** The filters that the query of a list declares. `Other` names further keys that are no filters. */
export type FiltersOf<Query, Other extends keyof Query = never> = Omit<Query, PageKey | Other>;

/**
 * The condition of every filter of a list. The compiler asks for an entry for each filter that the contract declares: a
 * filter without one would be accepted and answer all rows. An entry returns null where its value leaves no row out,
 * such as `unread=0`.
 */
export type FilterTable<Filter, Condition, Context = undefined> = {
  readonly [Name in keyof Filter]-?: (value: Exclude<Filter[Name], undefined>, context: Context) => Condition | null;
};

/** The conditions of the filters that a call sends, in the order of the table. */
export function filterConditions<Filter, Condition, Context>(
  table: FilterTable<Filter, Condition, Context>,
  filter: Filter,
  context: Context,
): Condition[] {
  return (Object.keys(table) as (keyof Filter & string)[]).flatMap((name) => {
    const value = filter[name];
    const condition =
      value === undefined ? null : table[name](value as Exclude<Filter[typeof name], undefined>, context);
    return condition === null ? [] : [condition];
  });
}
