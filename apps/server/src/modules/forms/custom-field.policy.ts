import { CUSTOM_FIELD_CONTEXTS, CUSTOM_FIELD_FEATURES, type CustomFieldContext } from '@hamyar/contracts';
import { all, always, any, not, eq, oneOf, never, type Actor, type Predicate } from '@hamyar/domain';
import type { PolicySource } from '../../platform/policy/predicate-sql.ts';

/** The contexts whose license feature is there (spec 6.17, 6.20, 6.21). */
export const licensedContexts = (features: readonly string[]): CustomFieldContext[] =>
  CUSTOM_FIELD_CONTEXTS.filter((context) => features.includes(CUSTOM_FIELD_FEATURES[context]));

/**
 * The custom fields that a person reads: employees fill in all of them, except those of departments, which are for
 * their members, their managers and admins (decisions 2.25). Those of a context without its license are closed.
 */
export function customFieldScope(user: Actor, contexts: readonly CustomFieldContext[]): Predicate {
  if (!user.employee) return never;
  const own =
    user.full_admin || user.branch_admin
      ? always
      : any(
          not(eq('context', 'department')),
          oneOf('department_id', [...user.department_ids, ...user.managed_department_ids]),
        );
  return all(oneOf('context', contexts), own);
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
