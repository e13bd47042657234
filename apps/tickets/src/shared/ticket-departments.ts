import type { DepartmentItem } from '@hamyar/contracts';
import { useReferenceList } from '@hamyar/store';

/** The departments that tickets belong to: not those of all customers and of all managers, which get none. */
export const ticketDepartments = (departments: readonly DepartmentItem[]): DepartmentItem[] =>
  departments.filter(({ kind }) => kind === 'normal');

/** {@link ticketDepartments} of the shared list; undefined while it is being loaded. */
export function useTicketDepartments(): DepartmentItem[] | undefined {
  const departments = useReferenceList('departments');
  return departments && ticketDepartments(departments);
}
