import type { DepartmentItem, Person } from '@hamyar/contracts';
import { useTicketDepartments } from './ticket-departments.ts';

/** The colleagues of some departments, each once; undefined while the departments are being loaded. */
export function useDepartmentPeople(among: (department: DepartmentItem) => boolean): Person[] | undefined {
  const departments = useTicketDepartments();
  if (!departments) return undefined;
  const people = new Map(departments.filter(among).flatMap(({ users = [] }) => users.map((one) => [one.id, one])));
  return [...people.values()];
}
