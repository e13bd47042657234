import { pagePath, SEARCH_MIN_CHARS } from '@hamyar/contracts';
import { userList, type UserListRow } from '@hamyar/contracts/customers';
import { searchProvider } from '@hamyar/module-kit/commands';
import type { SlotFunction } from '@hamyar/module-sdk';
import { showPhone } from '@hamyar/persian';
import { send } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

/** Finds customers for the command palette, by name, mobile or e-mail (spec 5.33). */
export const searchCustomers: SlotFunction<'search.provider/v1'> = searchProvider<UserListRow>({
  group: fa.search.group,
  icon: 'people',
  minLength: SEARCH_MIN_CHARS,
  find: async (text, signal) =>
    (await send(userList, { employee: 0, keyword: text, perPage: 10 }, { signal })).data?.data ?? [],
  hit: (row) => ({
    id: String(row.id),
    to: pagePath('/customers/:id', { id: row.id }),
    title: row.name || fa.common.noName,
    detail: row.organization?.name,
    code: row.mobile ? showPhone(row.mobile) : undefined,
  }),
});
