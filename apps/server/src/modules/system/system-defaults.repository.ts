import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { servesBranch } from '../departments/public.ts';
import type { SharedLists, StoredLists } from './shared-lists.ts';

const ids = (list: readonly number[]) => sql`${`{${list.join(',')}}`}::bigint[]`;

/** Every shared list of one person, by scope and audience, in one statement (spec 3.30, decisions 2.26). */
export async function readSharedLists(
  db: AnyDb,
  lists: Required<SharedLists>,
  user: CurrentUser,
): Promise<StoredLists> {
  const columns = Object.entries(lists).map(([name, list]) => sql`${list(user)} as ${sql.id(name)}`);
  const {
    rows: [row],
  } = await sql<StoredLists>`select ${sql.join(columns)}`.execute(db);
  if (!row) throw new Error('the shared lists answered no row');
  return row;
}

/** Departments in which a person may grant rights: their own scope (decisions 2.26 adminDefaults). */
export async function readGrantableDepartments(db: AnyDb, user: CurrentUser): Promise<{ id: number; name: string }[]> {
  const seen = user.full_admin
    ? sql`true`
    : user.branch_admin
      ? servesBranch(user.branch_id)
      : sql`d.id = any (${ids(user.managed_department_ids)})`;
  const { rows } = await sql<{ id: number; name: string }>`
    select d.id, d.name from department d where d.status and d.deleted_at is null and d.kind = 'normal' and ${seen} order by d."order", d.name collate "fa-x-icu", d.id`.execute(
    db,
  );
  return rows;
}
