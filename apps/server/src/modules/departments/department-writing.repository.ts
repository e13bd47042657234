import { sql, type Insertable, type Updateable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { DepartmentTable } from './department.table.ts';
import { tables } from './tables.ts';

/** Makes other changes of departments wait until the transaction ends: names and the tree concern them all. */
export async function lockDepartments(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('department'))`.execute(trx);
}

/** Inserts a department. @returns its id */
export async function insertDepartment(trx: AnyDb, values: Insertable<DepartmentTable>): Promise<number> {
  return (await tables(trx).insertInto('department').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns of a department and increases its version. */
export async function updateDepartment(trx: AnyDb, id: number, changes: Updateable<DepartmentTable>): Promise<void> {
  await tables(trx)
    .updateTable('department')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Makes other automatic assignments of a department wait until the transaction ends. @returns whose turn was last; null
 * at first
 */
export async function lockRound(trx: AnyDb, id: number): Promise<number | null> {
  const { rows } = await sql<{
    id: number | null;
  }>`select assigned_last_id as id from department where id = ${id} for no key update`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Stores whose turn was last; nobody edits that, so the version stays. */
export async function storeRound(trx: AnyDb, id: number, userId: number): Promise<void> {
  await tables(trx).updateTable('department').set({ assigned_last_id: userId }).where('id', '=', id).execute();
}

/** Puts the departments below one below another one, or at the top. */
export async function moveChildren(trx: AnyDb, from: number, to: number | null, at: Date): Promise<void> {
  await sql`update department set parent_id = ${to}, updated_at = ${at}, version = version + 1
    where parent_id = ${from} and deleted_at is null`.execute(trx);
}

/** Gives departments the positions of this list, from 1. */
export async function reorderDepartments(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update department d set "order" = p.position, updated_at = ${at}, version = d.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as p (id, position) where d.id = p.id and d."order" <> p.position`.execute(
    trx,
  );
}

/** Gives a department exactly these people. */
export async function replacePeople(
  trx: AnyDb,
  departmentId: number,
  { members, managers }: { members: readonly number[]; managers: readonly number[] },
): Promise<void> {
  await tables(trx).deleteFrom('department_member').where('department_id', '=', departmentId).execute();
  const rows = [
    ...members.map((user_id) => ({ department_id: departmentId, user_id, manager: false })),
    ...managers.map((user_id) => ({ department_id: departmentId, user_id, manager: true })),
  ];
  if (rows.length > 0) await tables(trx).insertInto('department_member').values(rows).execute();
}

/** Those of these people who are admins of a department. */
export async function managersAmong(db: AnyDb, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom('department_member')
    .select('user_id')
    .distinct()
    .where('manager', '=', true)
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
