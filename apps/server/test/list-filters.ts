/** A value of each filter of a list, as it stands in an address. */
export type FilterValues<Filter> = { readonly [Name in keyof Filter]-?: string | number };

/**
 * The filters that do not do what a filter is for: with its value the list must answer some of its rows, but not all.
 * @param rowCount calls the list with this query and returns the number of rows it answers
 */
export async function filtersThatDoNotNarrow<Filter>(
  rowCount: (query: Record<string, string | number>) => Promise<number>,
  values: FilterValues<Filter>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, value] of Object.entries(values) as [string, string | number][]) {
    const rows = await rowCount({ [name]: value });
    // after the filtered call, because a log grows with each call
    const all = await rowCount({});
    if (rows < 1 || rows >= all) found.push(`${name}=${value} answers ${rows} of ${all}`);
  }
  return found;
}
