import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import type { DepartmentTable } from '../departments/department.table.ts';
import type { ServiceTable, TicketCategoryTable } from '../catalog/catalog.table.ts';

export type DepartmentRecord = Selectable<DepartmentTable>;
export type CategoryRecord = Selectable<TicketCategoryTable>;
export type ServiceRecord = Selectable<ServiceTable> & { assigned: boolean; restricted: boolean };

/** A department in use, or null. */
export async function findDepartment(db: Db, id: number): Promise<DepartmentRecord | null> {
  return (
    (await db
      .selectFrom('department')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) ?? null
  );
}

/** A category in use, or null. */
export async function findCategory(db: Db, id: number): Promise<CategoryRecord | null> {
  return (
    (await db
      .selectFrom('ticket_category')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('status', '=', true)
      .executeTakeFirst()) ?? null
  );
}

/**
 * A service in use, with whether it is restricted to some customers and whether this customer is one of them (decisions
 * 2.7).
 */
export async function findService(
  db: Db,
  id: number,
  customerId: number | null,
  organizationId: number | null,
): Promise<ServiceRecord | null> {
  const { rows } = await sql<ServiceRecord>`select s.*,
      exists (select 1 from service_user su where su.service_id = s.id) or exists (select 1 from service_organization so where so.service_id = s.id) as restricted,
      exists (select 1 from service_user su where su.service_id = s.id and su.user_id = ${customerId}) or exists (select 1 from service_organization so where so.service_id = s.id and so.organization_id = ${organizationId}) as assigned
    from service s where s.id = ${id} and s.deleted_at is null and s.status`.execute(db);
  return rows[0] ?? null;
}

/** Tables whose ids occur in the history of a ticket. */
export type NamedTable = 'department' | 'ticket_category' | 'service';

/** Names by id, also of objects that are no longer in use, because the history shows the past. */
export async function lookupNames(db: Db, table: NamedTable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether the branch is in use. */
export async function branchExists(db: Db, id: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('branch')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}

/** The initial branch of the installation. */
export async function firstBranch(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('branch')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
