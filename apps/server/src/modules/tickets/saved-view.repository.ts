import type { SavedView } from '@hamyar/contracts';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { servesBranch } from '../departments/public.ts';
import type { SavedViewTable } from './ticket.table.ts';
import { tables } from './tables.ts';

const COLUMNS = [
  'id',
  'version',
  'name',
  'scope',
  'owner_id',
  'department_id',
  'sort_by',
  'sort_dir',
  'counter',
] as const satisfies readonly (keyof SavedViewTable)[];

/** A saved view as its reader may use it. */
export interface SavedViewRecord extends Pick<Selectable<SavedViewTable>, (typeof COLUMNS)[number]> {
  filters: SavedView['filters'];
  department_name: string | null;
  /** The reader may change it. */ editable: boolean;
}

const among = (ids: readonly number[]): RawBuilder<SqlBool> =>
  sql`coalesce(d.id = any(${`{${ids.join(',')}}`}::bigint[]), false)`;

/**
 * Whose views of department `d` somebody saves: full admins, branch admins for departments that serve their branch, and
 * those who manage it (decisions 2.4).
 */
const mayLead = (user: CurrentUser): RawBuilder<SqlBool> => {
  if (user.full_admin) return sql`d.id is not null`;
  const managed = among(user.managed_department_ids);
  return user.branch_admin ? sql`(${managed} or (d.id is not null and ${servesBranch(user.branch_id)}))` : managed;
};

const changeable = (user: CurrentUser): RawBuilder<SqlBool> =>
  sql`(case v.scope when 'personal' then v.owner_id = ${user.id} when 'system' then ${user.full_admin} else ${mayLead(user)} end)`;

const visible = (user: CurrentUser): RawBuilder<SqlBool> =>
  sql`(case v.scope when 'personal' then v.owner_id = ${user.id} when 'system' then true
    else ${mayLead(user)} or ${among(user.department_ids)} end)`;

const seen = (user: CurrentUser): RawBuilder<unknown> => sql`
  from saved_view v left join department d on d.id = v.department_id and d.deleted_at is null
  where v.deleted_at is null and ${visible(user)}`;

const selected = (user: CurrentUser): RawBuilder<unknown> =>
  sql`select ${columnList('v', COLUMNS)}, v.filters, d.name as department_name, ${changeable(user)} as editable ${seen(user)}`;

/** The views that somebody sees: those for all, those of departments, the own ones. */
export async function listSavedViews(db: AnyDb, user: CurrentUser): Promise<SavedViewRecord[]> {
  const { rows } = await sql<SavedViewRecord>`${selected(user)}
    order by array_position(array['system', 'department', 'personal'], v.scope), v."order", v.name collate "fa-x-icu", v.id`.execute(
    db,
  );
  return rows;
}

/** The views of these ids that somebody sees; with `lock` nobody changes them until the transaction ends. */
export async function findSavedViews(
  db: AnyDb,
  user: CurrentUser,
  ids: readonly number[],
  lock = false,
): Promise<SavedViewRecord[]> {
  const { rows } = await sql<SavedViewRecord>`${selected(user)} and v.id = any(${ids}::bigint[])
    ${lock ? sql`for update of v` : sql``}`.execute(db);
  return rows;
}

/** Whether somebody may save views for the people of a department. */
export async function leadsDepartment(db: AnyDb, user: CurrentUser, id: number): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`
    select ${mayLead(user)} as ok from department d where d.id = ${id} and d.deleted_at is null`.execute(db);
  return rows[0]?.ok ?? false;
}

/** Number of views that stand beside each other: of one person, of one department, or for all. */
export async function countSavedViews(
  db: AnyDb,
  { scope, owner_id, department_id }: Pick<SavedViewRecord, 'scope' | 'owner_id' | 'department_id'>,
): Promise<number> {
  let query = tables(db)
    .selectFrom('saved_view')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('deleted_at', 'is', null)
    .where('scope', '=', scope);
  if (scope === 'personal') query = query.where('owner_id', '=', owner_id);
  if (scope === 'department') query = query.where('department_id', '=', department_id);
  return Number((await query.executeTakeFirstOrThrow()).n);
}

/** Inserts a view. @returns its id */
export async function insertSavedView(trx: AnyDb, values: Insertable<SavedViewTable>): Promise<number> {
  return (await tables(trx).insertInto('saved_view').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns of a view and increases its version. */
export async function updateSavedView(trx: AnyDb, id: number, changes: Updateable<SavedViewTable>): Promise<void> {
  await tables(trx)
    .updateTable('saved_view')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
