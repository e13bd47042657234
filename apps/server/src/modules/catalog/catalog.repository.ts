import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { ServiceTable, TicketCategoryTable } from './catalog.table.ts';
import { tables } from './tables.ts';

export type CategoryRecord = Selectable<TicketCategoryTable>;
export type ServiceRecord = Selectable<ServiceTable> & { assigned: boolean; restricted: boolean };

const inUse = (db: AnyDb, id: number) =>
  tables(db)
    .selectFrom('ticket_category')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status', '=', true);

/** {@link findCategory}, which is not deleted until the transaction ends: for a ticket that is to have it. */
export async function keepCategory(trx: AnyDb, id: number): Promise<CategoryRecord | null> {
  return (await inUse(trx, id).forKeyShare().executeTakeFirst()) ?? null;
}

/** A category in use, or null. */
export async function findCategory(db: AnyDb, id: number): Promise<CategoryRecord | null> {
  return (await inUse(db, id).executeTakeFirst()) ?? null;
}

/** Whether tickets of a category are closed only with the required fields of their form. */
export async function requiresFormOnClose(db: AnyDb, categoryId: number): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('ticket_category')
    .select('required_on_close')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return row?.required_on_close ?? false;
}

/** Whether the service `s` is assigned to customers or organisations, so that it is for these only (decisions 2.7). */
export const isRestricted: RawBuilder<SqlBool> = sql`(exists (select from service_user x join "user" u on u.id = x.user_id where x.service_id = s.id and not u.employee)
    or exists (select from service_organization x where x.service_id = s.id))`;

/** Whether the service `s` is assigned to a customer, or to their organisation. */
export const isAssigned = ({
  customerId,
  organizationId,
}: {
  customerId: number | null;
  organizationId: number | null;
}): RawBuilder<SqlBool> =>
  sql`(exists (select from service_user x where x.service_id = s.id and x.user_id = ${customerId})
    or exists (select from service_organization x where x.service_id = s.id and x.organization_id = ${organizationId}))`;

interface ServiceCustomer {
  customerId: number | null;
  organizationId: number | null;
}

const serviceInUse = (id: number, customer: ServiceCustomer) => sql<ServiceRecord>`
  select s.*, ${isRestricted} as restricted, ${isAssigned(customer)} as assigned
  from service s where s.id = ${id} and s.deleted_at is null and s.status`;

/**
 * A service in use, whether it is restricted to some customers, and whether this customer is one of them (decisions
 * 2.7).
 */
export async function findService(db: AnyDb, id: number, customer: ServiceCustomer): Promise<ServiceRecord | null> {
  return (await serviceInUse(id, customer).execute(db)).rows[0] ?? null;
}

/** {@link findService}, which is not deleted until the transaction ends: for a ticket that is to have it. */
export async function keepService(trx: AnyDb, id: number, customer: ServiceCustomer): Promise<ServiceRecord | null> {
  return (await sql<ServiceRecord>`${serviceInUse(id, customer)} for key share of s`.execute(trx)).rows[0] ?? null;
}
