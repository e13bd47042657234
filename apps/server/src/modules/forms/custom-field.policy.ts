import type { CustomFieldContext } from '@hamyar/contracts';
import { always, any, not, eq, oneOf, never, type Actor, type Predicate } from '@hamyar/domain';
import type { PolicySource } from '../../platform/policy/predicate-sql.ts';

/**
 * The custom fields that a person reads: employees fill in all of them, except those of departments, which are for
 * their members, their managers and admins (decisions 2.25).
 */
export function customFieldScope(user: Actor): Predicate {
  if (user.full_admin || user.branch_admin) return always;
  if (!user.employee) return never;
  return any(
    not(eq('context', 'department')),
    oneOf('department_id', [...user.department_ids, ...user.managed_department_ids]),
  );
}

/** Where the predicate finds them. */
export const CUSTOM_FIELD_SOURCE: PolicySource = { table: 'custom_field', alias: 'f', relations: {} };

/** Whether the person may create or change it: full admins, and managers the fields of their departments. */
export const mayDesign = (
  user: Actor,
  { context, department_id }: { context: CustomFieldContext; department_id: number | null },
): boolean =>
  user.full_admin ||
  (context === 'department' && department_id !== null && user.managed_department_ids.includes(department_id));
