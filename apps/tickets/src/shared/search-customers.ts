import type { UserListRow } from '@hamyar/contracts';
import type { SelectOption } from '@hamyar/design-system/fields';
import { showPhone } from '@hamyar/persian';
import { getStore } from '@hamyar/store';
import { ticketStaffApi } from '../api/ticket-staff.api.ts';

/** Customers by a part of their name, mobile or e-mail, as options whose `searchText` is the name. */
export async function searchCustomers(keyword: string): Promise<SelectOption<number>[]> {
  const result = await getStore().dispatch(
    ticketStaffApi.endpoints.customerSearch.initiate(keyword, { subscribe: false }),
  );
  return (result.data ?? []).map(toOption);
}

const toOption = (row: UserListRow): SelectOption<number> => ({
  value: row.id,
  searchText: row.name,
  label: [row.name, row.organization?.name, row.mobile ? `\u2066${showPhone(row.mobile)}\u2069` : row.email]
    .filter(Boolean)
    .join(' · '),
});
