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
