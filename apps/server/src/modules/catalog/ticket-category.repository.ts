import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Person } from '@hamyar/contracts';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import type { TicketCategoryTable } from './catalog.table.ts';
import { tables } from './tables.ts';

const COLUMNS = [
  'id',
  'version',
  'name',
  'description',
  'parent_id',
  'order',
  'status',
  'is_public',
  'department_ids',
  'default_importance',
  'sla_id',
  'form_id',
  'default_recipient_id',
  'keywords',
  'required_on_close',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TicketCategoryTable)[];

/** A category that is not deleted, with the employee who gets its tickets. */
export interface TicketCategoryRecord extends Pick<Selectable<TicketCategoryTable>, (typeof COLUMNS)[number]> {
  default_recipient: Person | null;
}

/** All categories. They are few, so what is below what is found out in memory. */
export async function readTicketCategories(db: AnyDb): Promise<TicketCategoryRecord[]> {
  const { rows } = await sql<TicketCategoryRecord>`select ${columnList('c', COLUMNS)},
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name), 'employee', u.employee,
        'profile_picture_name', (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null)) end as default_recipient
    from ticket_category c left join "user" u on u.id = c.default_recipient_id and u.deleted_at is null where c.deleted_at is null`.execute(
    db,
  );
  return rows;
}

/** Inserts a category. @returns its id */
export const insertTicketCategory = async (trx: AnyDb, values: Insertable<TicketCategoryTable>): Promise<number> =>
  (await tables(trx).insertInto('ticket_category').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Changes columns of a category and increases its version. */
export async function updateTicketCategory(
  trx: AnyDb,
  id: number,
  changes: Updateable<TicketCategoryTable>,
): Promise<void> {
  await tables(trx)
    .updateTable('ticket_category')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
