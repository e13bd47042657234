import { ALL_BRANCHES, type Actor } from '@hamyar/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Row `alias` of a table with `status`, `deleted_at` and `branch_id` is in use, and for all branches or for the person's
 * own: what an employee chooses from, and may name. Lists of choices and the checks of what was chosen use it.
 */
export const chosenByBranch = (user: Actor, alias: string): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const branch =
    user.full_admin || user.branch_id === ALL_BRANCHES
      ? sql`true`
      : sql`${column('branch_id')} in (${ALL_BRANCHES}, ${user.branch_id})`;
  return sql<SqlBool>`(${column('status')} and ${column('deleted_at')} is null and ${branch})`;
};
