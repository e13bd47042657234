import { SEARCH_MIN_CHARS } from '@hamyar/contracts';
import { userList } from '@hamyar/contracts/customers';
import type { SearchAnswer, SlotFunction } from '@hamyar/module-sdk';
import { formatMobile } from '@hamyar/persian';
import { send } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

/** Finds customers for the command palette, by name, mobile or e-mail (spec 5.33). */
export const searchCustomers: SlotFunction<'search.provider/v1'> = async ({
  text,
  limit,
  signal,
}): Promise<SearchAnswer> => {
  const answer: SearchAnswer = { group: fa.search.group, icon: 'customers', hits: [] };
  if (text.length < SEARCH_MIN_CHARS) return answer;
  const { data } = await send(userList, { employee: 0, keyword: text, perPage: 10 }, { signal });
  if (!data) return answer;
  return {
    ...answer,
    hits: data.data.slice(0, limit).map((row) => ({
      id: String(row.id),
      to: `/customers/${row.id}`,
      title: row.name || fa.common.noName,
      detail: row.organization?.name,
      code: row.mobile ? formatMobile(row.mobile) : undefined,
    })),
  };
};
