import { paths, SEARCH_MIN_CHARS, type ListAnswer, type UserListRow } from '@hamyar/contracts';
import { searchProvider } from '@hamyar/module-kit/commands';
import type { SlotFunction } from '@hamyar/module-sdk';
import { formatMobile } from '@hamyar/persian';
import { send } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

/** Finds customers for the command palette, by name, mobile or e-mail (spec 5.33). */
export const searchCustomers: SlotFunction<'search.provider/v1'> = searchProvider<UserListRow>({
  group: fa.search.group,
  icon: 'customers',
  minLength: SEARCH_MIN_CHARS,
  find: async (text, signal) => {
    const result = await send(
      { path: paths.users, query: { employee: 0, keyword: text, perPage: 10 }, quiet: true },
      signal,
    );
    return 'error' in result ? [] : (result.data as ListAnswer<UserListRow>).data;
  },
  hit: (row) => ({
    id: String(row.id),
    to: `/customers/${row.id}`,
    title: row.name || fa.common.noName,
    detail: row.organization?.name,
    code: row.mobile ? formatMobile(row.mobile) : undefined,
  }),
});
