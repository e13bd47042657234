import { TICKET_IMPORTANCES, type TicketImportance } from '@hamyar/contracts';
import { useReferenceList } from '@hamyar/store';
import type { SelectOption } from '@hamyar/design-system/fields';
import { faCatalog } from '../messages/fa-catalog.ts';

/** The importances that a category or service may give to its tickets. */
export const importanceOptions: readonly SelectOption<TicketImportance>[] = TICKET_IMPORTANCES.map((value) => ({
  value,
  label: faCatalog.importances[value],
}));

/** The departments that customers write to, as options. */
export function useDepartmentOptions(): SelectOption<number>[] {
  const departments = useReferenceList('departments') ?? [];
  return departments.filter(({ kind }) => kind === 'normal').map(({ id, name }) => ({ value: id, label: name }));
}

/** The employees of all departments, each once, as options. */
export function useEmployeeOptions(also: readonly { id: number; name: string }[] = []): SelectOption<number>[] {
  const departments = useReferenceList('departments') ?? [];
  const people = new Map([...also, ...departments.flatMap(({ users = [] }) => users)].map((one) => [one.id, one.name]));
  return [...people].map(([value, label]) => ({ value, label }));
}

/** The names of departments by their ids; «all» when there are none. */
export function useDepartmentNames(): (ids: readonly number[]) => string {
  const departments = useReferenceList('departments') ?? [];
  return (ids) =>
    ids.length === 0
      ? faCatalog.allDepartments
      : departments
          .filter(({ id }) => ids.includes(id))
          .map(({ name }) => name)
          .join('، ');
}
