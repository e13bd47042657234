import { ALL_BRANCHES } from '@hamyar/domain';
import { useSession } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { fa } from '../../messages/fa.ts';
import type { ScopeFilter } from '../../shared/use-report-filters.ts';

export const SCOPE_LABELS: Record<ScopeFilter, string> = {
  branch_ids: fa.branch,
  department_ids: fa.department,
  service_ids: fa.service,
  category_ids: fa.category,
  customer_level_ids: fa.level,
};

interface ScopeList {
  filter: ScopeFilter;
  options: readonly { id: number; name: string }[];
}

/**
 * What the reports can be narrowed to. A list without anything to choose is left out; the branch is for who works in all
 * of them.
 */
export function useScopeLists(): ScopeList[] {
  const { full_admin, branch_id } = useSession();
  const branches = useReferenceList('branches');
  const lists: Record<ScopeFilter, ScopeList['options'] | undefined> = {
    branch_ids: full_admin || branch_id === ALL_BRANCHES ? branches : undefined,
    department_ids: useReferenceList('departments'),
    service_ids: useReferenceList('services'),
    category_ids: useReferenceList('ticket_categories'),
    customer_level_ids: useReferenceList('customer_levels'),
  };
  return (Object.keys(lists) as ScopeFilter[]).flatMap((filter) => {
    const options = lists[filter] ?? [];
    return options.length > 0 ? [{ filter, options }] : [];
  });
}
