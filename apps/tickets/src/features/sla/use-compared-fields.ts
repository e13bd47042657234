import { CUSTOM_FIELDS_ARE_LICENSED } from '@hamyar/contracts/forms';
import { useGate } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useDepartmentCustomFieldsQuery, useTicketCustomFieldsQuery } from '../../api/custom-field.api.ts';
import { type ComparedField, kindOf } from './custom-condition.conversions.ts';

/**
 * The custom fields that conditions may compare: those in use of tickets and departments, and those that the stored
 * policy names. Null until they are known.
 */
export function useComparedFields(known: readonly ComparedField[]): readonly ComparedField[] | null {
  const input = useGate(CUSTOM_FIELDS_ARE_LICENSED) ? undefined : skipToken;
  const ofTickets = useTicketCustomFieldsQuery(input);
  const ofDepartments = useDepartmentCustomFieldsQuery(input);
  if (ofTickets.isLoading || ofDepartments.isLoading) return null;
  const named = known.map(({ id }) => id);
  const offered = [ofTickets, ofDepartments]
    .flatMap(({ data }) => data?.data ?? [])
    .filter(({ id, status, is_archived }) => status && !is_archived && !named.includes(id));
  return [...known, ...offered].filter((field) => kindOf(field) !== null);
}
