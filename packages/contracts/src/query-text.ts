/** A value in a query. Empty texts, null, undefined, empty lists and empty objects are left out. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/**
 * Writes a query in the format of the API (spec 7.1): lists as `ids[]=1`, nested keys in brackets (`created[from]=1`),
 * booleans as 1 and 0. Objects in a list are numbered, so that their keys stay together: `rows[0][id]=1`.
 */
export function queryText(values: Readonly<Record<string, unknown>>): string {
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) append(pairs, key, value);
  return pairs.toString();
}

function append(pairs: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value))
    for (const [index, one] of value.entries())
      append(pairs, typeof one === 'object' && one !== null ? `${key}[${index}]` : `${key}[]`, one);
  else if (typeof value === 'object')
    for (const [name, one] of Object.entries(value)) append(pairs, `${key}[${name}]`, one);
  else pairs.append(key, typeof value === 'boolean' ? (value ? '1' : '0') : String(value as string | number));
}
