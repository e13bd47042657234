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
  'icon',
  'color',
  'is_default',
  'counter',
] as const satisfies readonly (keyof SavedViewTable)[];

/** A saved view as its reader may use it. */
export interface SavedViewRecord extends Pick<Selectable<SavedViewTable>, (typeof COLUMNS)[number]> {
  filters: SavedView['filters'];
  columns: SavedView['columns'];
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
  sql`select ${columnList('v', COLUMNS)}, v.filters, v.columns, d.name as department_name, ${changeable(user)} as editable ${seen(user)}`;

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

/** Inserts a view as the last one. @returns its id */
export async function insertSavedView(trx: AnyDb, values: Insertable<SavedViewTable>): Promise<number> {
  const order = sql<number>`coalesce((select max(v."order") from saved_view v), 0) + 1`;
  return (
    await tables(trx)
      .insertInto('saved_view')
      .values({ ...values, order })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Those who see a view: one person, a department, or all employees. */
export type SavedViewReaders = Pick<SavedViewRecord, 'scope' | 'owner_id' | 'department_id'>;

/** Makes other changes of views wait until the transaction ends: one view changes others, too. */
export async function lockSavedViews(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved_view', 0))`.execute(trx);
}

/** Takes the default away from the view that the list of these people opens with, unless it is this one. */
export async function clearDefaultView(
  trx: AnyDb,
  { scope, owner_id, department_id }: SavedViewReaders,
  except: number | null,
): Promise<void> {
  await sql`update saved_view set is_default = false, version = version + 1
    where is_default and deleted_at is null and scope = ${scope} and id is distinct from ${except}
      and (scope <> 'personal' or owner_id = ${owner_id}) and department_id is not distinct from ${department_id}`.execute(
    trx,
  );
}

/** Puts views into this order, from 1. */
export async function reorderSavedViews(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update saved_view v set "order" = o.position, updated_at = ${at}, version = v.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, position) where v.id = o.id and v."order" <> o.position`.execute(
    trx,
  );
}

/** Changes columns of a view and increases its version. */
export async function updateSavedView(trx: AnyDb, id: number, changes: Updateable<SavedViewTable>): Promise<void> {
  await tables(trx)
    .updateTable('saved_view')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
