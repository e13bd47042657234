import { useMemo } from 'react';
import type { UserListRow } from '@hamyar/contracts';
import { CUSTOMER_FIELDS_ARE_LICENSED, type CustomField } from '@hamyar/contracts/forms';
import { canFilterBy, fieldColumns } from '@hamyar/module-kit/custom-fields';
import { useGate } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useListedCustomerFieldsQuery } from '../../api/custom-value.api.ts';

const NONE: readonly CustomField[] = [];

/** The custom fields that the company has marked for the list (decisions 2.11 `show_in_list`). */
function useListedFields(on: boolean): readonly CustomField[] {
  const licensed = useGate(CUSTOMER_FIELDS_ARE_LICENSED);
  return useListedCustomerFieldsQuery(licensed && on ? undefined : skipToken).data?.data ?? NONE;
}

/** Those by which the list is filtered; `on` says whether they are needed. */
export const useCustomerFilterFields = (on: boolean): readonly CustomField[] => useListedFields(on).filter(canFilterBy);

/** Their columns. */
export function useCustomerFieldColumns() {
  const fields = useListedFields(true);
  return useMemo(() => fieldColumns<UserListRow>(fields), [fields]);
}
