import { CUSTOM_FIELDS_ARE_LICENSED, type CustomField } from '@hamyar/contracts/forms';
import { useGate } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import {
  useAllTicketFormsQuery,
  useDepartmentCustomFieldsQuery,
  useTicketCustomFieldsQuery,
} from '../../api/custom-field.api.ts';

const NONE: readonly CustomField[] = [];

/** A list can be filtered by this field: what is secret, and times of day, are not searched. */
const canFilter = ({ type, date_type, sensitive }: CustomField): boolean =>
  !sensitive &&
  (type === 'dropdown' || type === 'checkbox' || type === 'number' || type === 'text' || date_type === 'date');

/** The custom fields by which the person filters tickets; `on` says whether they are needed. */
export function useFilterFields(on: boolean): readonly CustomField[] {
  const input = useGate(CUSTOM_FIELDS_ARE_LICENSED) && on ? undefined : skipToken;
  const ofTickets = useTicketCustomFieldsQuery(input).data?.data ?? NONE;
  const ofDepartments = useDepartmentCustomFieldsQuery(input).data?.data ?? NONE;
  return [...ofTickets, ...ofDepartments].filter(canFilter);
}

/** The forms with which tickets were written. */
export function useFilterForms(on: boolean) {
  const input = useGate(CUSTOM_FIELDS_ARE_LICENSED) && on ? undefined : skipToken;
  return useAllTicketFormsQuery(input).data?.data;
}
