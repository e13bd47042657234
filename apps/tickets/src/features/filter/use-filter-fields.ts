import { CUSTOM_FIELDS_ARE_LICENSED, type CustomField } from '@hamyar/contracts/forms';
import { canFilterBy } from '@hamyar/module-kit/custom-fields';
import { useGate } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import {
  useAllTicketFormsQuery,
  useDepartmentCustomFieldsQuery,
  useTicketCustomFieldsQuery,
} from '../../api/custom-field.api.ts';

const NONE: readonly CustomField[] = [];

/** The custom fields by which the person filters tickets; `on` says whether they are needed. */
export function useFilterFields(on: boolean): readonly CustomField[] {
  const input = useGate(CUSTOM_FIELDS_ARE_LICENSED) && on ? undefined : skipToken;
  const ofTickets = useTicketCustomFieldsQuery(input).data?.data ?? NONE;
  const ofDepartments = useDepartmentCustomFieldsQuery(input).data?.data ?? NONE;
  return [...ofTickets, ...ofDepartments].filter(canFilterBy);
}

/** The forms with which tickets were written. */
export function useFilterForms(on: boolean) {
  const input = useGate(CUSTOM_FIELDS_ARE_LICENSED) && on ? undefined : skipToken;
  return useAllTicketFormsQuery(input).data?.data;
}
