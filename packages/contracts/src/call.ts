import { queryText } from './query-text.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One API call in the form for clients; `npm run gen` prints one constant for each endpoint of the contracts. `Input`
 * is one flat object: the path's parameters together with the query (GET, DELETE, uploads) or the body. `Output` is the
 * response's data, for `answer: 'list'` the whole page of rows, null for a call without data.
 */
export interface Call<Input = never, Output = unknown> {
  /** Name of the endpoint; also its operationId in OpenAPI. */
  readonly name: string;
  readonly method: Method;
  /** `/api/ticket/:id` */
  readonly path: string;
  /** The kind of response, when it is not one value in `data`. */
  readonly answer?: 'list' | 'none' | 'blob';
  /** The body is a form with files, so the input goes into the query. */
  readonly upload?: true;
  /** Only for the compiler: links the call to its two types. Never set. */
  readonly types?: (input: Input) => Output;
}

/** Type of a call's input. */
export type InputOf<C> = C extends Call<infer Input, unknown> ? Input : never;
/** Type of a call's output. */
export type OutputOf<C> = C extends Call<never, infer Output> ? Output : never;

/** A call with its input, as an HTTP request. */
export interface CallParts {
  /** Path with its parameters filled in, followed by the query. */
  url: string;
  /** Undefined when the call has none. */
  body: unknown;
}

/**
 * Distributes the input of a call: parameters into the path, the rest into the query or the body. Throws when a
 * parameter of the path is missing.
 */
export function callParts<Input>(call: Call<Input>, input: Input): CallParts {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown> | undefined) };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined) throw new Error(`${call.name} needs ${name}`);
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const inQuery = call.method === 'GET' || call.method === 'DELETE' || call.upload;
  if (!inQuery) return { url: path, body: Object.keys(rest).length > 0 ? rest : undefined };
  const query = queryText(rest);
  return { url: query ? `${path}?${query}` : path, body: undefined };
}

/** Address of a call with its input: `callUrl(attachmentGet, { id: 7, inline: 1 })` is `/api/attachment/7?inline=1`. */
export const callUrl = <Input>(call: Call<Input>, input: Input): string => callParts(call, input).url;
