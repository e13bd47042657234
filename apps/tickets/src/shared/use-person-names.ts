import type { Gate } from '@hamyar/contracts';
import { useGate } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useCustomersByIdsQuery } from '../api/ticket-staff.api.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { useDepartmentPeople } from './department-people.ts';

/** Who may choose customers by name (decisions 2.25). */
const SELECTS_CUSTOMERS: Gate = {
  any: [
    { permission: 'manage customers' },
    { permission: 'send ticket behalf customers' },
    { permission: 'send ticket to customers' },
  ],
};

/** Whether the person may look for customers by name. */
export const useSelectsCustomers = (): boolean => useGate(SELECTS_CUSTOMERS);

const everybody = () => true;

/** The colleagues whom the person sees in departments. */
export const useColleagues = () => useDepartmentPeople(everybody);

/**
 * The names of these people, colleagues or customers; «…» while they are being read, and a word that names nobody where
 * the person does not see them.
 */
export function usePersonNames(ids: readonly number[]): (id: number) => string {
  const colleagues = useColleagues();
  const others = ids.filter((id) => !colleagues?.some((one) => one.id === id));
  const asks = useSelectsCustomers() && colleagues !== undefined && others.length > 0;
  const { currentData, isFetching } = useCustomersByIdsQuery(asks ? others : skipToken);
  const reading = colleagues === undefined || (asks && isFetching);
  return (id) =>
    (colleagues?.find((one) => one.id === id) ?? currentData?.find((one) => one.id === id))?.name ??
    (reading ? '…' : faStaff.filter.somebody);
}
