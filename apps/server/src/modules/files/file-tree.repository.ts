import type { IdAndName } from '@hamyar/contracts';
import type { Predicate } from '@hamyar/domain';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import { tables } from './tables.ts';

const SOURCE: PolicySource = { table: 'file', alias: 'f', relations: {} };

/**
 * Makes other changes of the tree wait until the transaction ends: what was checked of a folder holds when something is
 * put into it, and moves do not end in a deadlock.
 */
export async function lockTree(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('file tree'))`.execute(trx);
}

/** A folder on the way to another one. */
export interface PathFolder extends IdAndName {
  visible: boolean;
}

/** The folders above a row, the highest first, and the row itself at the end; each with whether it is in the scope. */
export async function pathTo(db: AnyDb, id: number, scope: Predicate): Promise<PathFolder[]> {
  const { rows } = await sql<PathFolder>`
    with recursive up as (
      select id, parent_id, 0 as level from file where id = ${id}
      union all select p.id, p.parent_id, up.level + 1 from file p join up on p.id = up.parent_id)
    select f.id, f.name, ${predicateToSql(scope, SOURCE)} as visible
      from up join file f on f.id = up.id order by up.level desc`.execute(db);
  return rows;
}

/** How many folders are inside each other below a folder, itself included; 0 of a file. */
export async function heightOf(db: AnyDb, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with recursive down as (
      select id, 1 as level from file where id = ${id} and folder
      union all select c.id, down.level + 1 from file c join down on c.parent_id = down.id
        where c.folder and c.deleted_at is null)
    select coalesce(max(level), 0) as n from down`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Number of rows directly in a folder, whoever may see them. */
export async function countChildren(db: AnyDb, id: number): Promise<number> {
  const { n } = await tables(db)
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}
