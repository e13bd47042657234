import { useMemo } from 'react';
import type { TicketRow } from '@hamyar/contracts';
import { CUSTOM_FIELDS_ARE_LICENSED, type CustomField } from '@hamyar/contracts/forms';
import { fieldColumns } from '@hamyar/module-kit/custom-fields';
import { useGate } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useListedCustomFieldsQuery } from '../../api/custom-field.api.ts';

const NONE: readonly CustomField[] = [];
const OF_TICKETS: readonly string[] = ['ticket', 'department'];

/** The columns that the company offers for custom fields of tickets and departments. */
export function useFieldColumns() {
  const licensed = useGate(CUSTOM_FIELDS_ARE_LICENSED);
  const fields = useListedCustomFieldsQuery(licensed ? undefined : skipToken).data?.data ?? NONE;
  return useMemo(() => fieldColumns<TicketRow>(fields.filter(({ context }) => OF_TICKETS.includes(context))), [fields]);
}
