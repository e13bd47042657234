import type { DepartmentRow, IdAndName } from '@hamyar/contracts';
import type { SelectOption, TreeOption } from '@hamyar/design-system/fields';
import { joinFa } from '@hamyar/persian';
import { skipToken, useReferenceList } from '@hamyar/store';
import { useDepartmentColleaguesQuery } from '../api/department.api.ts';
import { fa } from '../messages/fa.ts';

/** Departments as a tree of options, each level in its order; what is `closed`, and below it, cannot be chosen. */
export function departmentTree(rows: readonly DepartmentRow[], closed?: number): TreeOption<number>[] {
  const ids = new Set(rows.map(({ id }) => id));
  const below = (parent: number | null, off: boolean): TreeOption<number>[] =>
    rows
      .filter((row) => (row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : null) === parent)
      .map(({ id, name }) => {
        const disabled = off || id === closed;
        const children = below(id, disabled);
        return { value: id, title: name, ...(disabled && { disabled }), ...(children.length > 0 && { children }) };
      });
  return below(null, false);
}

export const optionsOf = (rows: readonly IdAndName[]): SelectOption<number>[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** What can be chosen, with what is chosen already. */
export const withStored = (rows: readonly IdAndName[], stored: readonly IdAndName[]): readonly IdAndName[] => [
  ...new Map([...rows, ...stored].map((row) => [row.id, row])).values(),
];

/** Names of branches by their ids; «all» for the number that means all. */
export function useBranchNames(): (ids: readonly number[]) => string {
  const branches = useReferenceList('branches') ?? [];
  return (ids) =>
    ids.includes(-1)
      ? fa.departments.allBranches
      : joinFa(branches.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
}

const PAGE = 200;

/** The employees who may be put into a department, with those who are in it; as many as one department can have. */
export function useColleagueOptions(stored: readonly IdAndName[]): SelectOption<number>[] {
  const first = useDepartmentColleaguesQuery(1).data;
  const more = (page: number) => (first && first.total > PAGE * (page - 1) ? page : skipToken);
  const second = useDepartmentColleaguesQuery(more(2)).data;
  const third = useDepartmentColleaguesQuery(more(3)).data;
  const found = [first, second, third].flatMap((page) => page?.data ?? []);
  return optionsOf([...new Map([...found, ...stored].map(({ id, name }) => [id, { id, name }])).values()]);
}
