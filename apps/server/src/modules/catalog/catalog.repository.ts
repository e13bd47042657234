import { sql, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { ServiceTable, TicketCategoryTable } from './catalog.table.ts';
import { tables } from './tables.ts';

export type CategoryRecord = Selectable<TicketCategoryTable>;
export type ServiceRecord = Selectable<ServiceTable> & { assigned: boolean; restricted: boolean };

/** A category in use, or null. */
export async function findCategory(db: AnyDb, id: number): Promise<CategoryRecord | null> {
  return (
    (await tables(db)
      .selectFrom('ticket_category')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('status', '=', true)
      .executeTakeFirst()) ?? null
  );
}

/**
 * A service in use, whether it is restricted to some customers, and whether this customer is one of them (decisions
 * 2.7).
 */
export async function findService(
  db: AnyDb,
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
