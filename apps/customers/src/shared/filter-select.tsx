import { Select, type SelectOption } from '@hamyar/design-system/fields';
import { useSession } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

const ALL_BRANCHES = -1;

/** Rows with names as the options of a filter. */
export const namedOptions = (list: readonly { id: number; name: string }[] | undefined): SelectOption<number>[] =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }));

interface FilterSelectProps<Value extends string | number> {
  label: string;
  options: SelectOption<Value>[];
  value: Value | undefined;
  searchable?: boolean;
  onChange(value: Value | undefined): void;
}

/** One filter of a list, a choice that can be taken back. */
export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, options, value, searchable, onChange } = props;
  return (
    <Select
      aria-label={label}
      placeholder={label}
      clearable
      {...(searchable ? { searchable } : {})}
      options={options}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  );
}

interface BranchFilterProps {
  list: { filters: { branch_id?: number }; setFilters(change: { branch_id?: number }): void };
}

/** The filter by branch; nothing for who sees the rows of one branch only. */
export function BranchFilter({ list }: BranchFilterProps) {
  const { full_admin: fullAdmin, branch_id: branch } = useSession();
  const branches = useReferenceList('branches');
  if (!fullAdmin && branch !== ALL_BRANCHES) return null;
  return (
    <FilterSelect
      label={fa.card.branch}
      options={namedOptions(branches)}
      value={list.filters.branch_id}
      onChange={(branch_id) => list.setFilters({ branch_id })}
    />
  );
}
