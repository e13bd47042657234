import type { Call, ListAnswer } from '@hamyar/contracts';
import type { CallResult } from './call-failure.ts';
import { send, type SendOptions } from './send.ts';

/** The most rows that one answer of a list has. */
const PER_PAGE = 200;

/**
 * Reads a list page by page, for a choice among all of its rows: a row that no page of it had could not be chosen.
 * @returns the first answer with the rows of all pages
 */
export async function sendAllRows(
  call: Call<unknown>,
  input: unknown,
  options: SendOptions,
): Promise<CallResult<unknown>> {
  const rows: unknown[] = [];
  let first: ListAnswer | undefined;
  for (let page = 1; ; page += 1) {
    const result = await send(call, { ...(input as object), page, perPage: PER_PAGE }, options);
    if (result.error) return result;
    const answer = result.data as ListAnswer;
    first ??= answer;
    rows.push(...answer.data);
    if (answer.data.length === 0 || page >= answer.totalPages) return { data: { ...first, data: rows } };
  }
}
