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

/**
 * Row `alias` of forms is one of new tickets, in use, and for a branch among these; another one would be passed over when
 * the form of a ticket is chosen (decisions 2.11).
 */
export const formServes = (alias: string, branchIds: readonly number[]): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const branch = branchIds.includes(ALL_BRANCHES)
    ? sql`true`
    : sql`${column('branch_ids')} && ${[ALL_BRANCHES, ...branchIds]}::bigint[]`;
  return sql<SqlBool>`(${column('context')} = 'ticket' and ${column('status')} and ${column('deleted_at')} is null and ${branch})`;
};
