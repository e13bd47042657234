import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { SlaRecord } from './sla.repository.ts';

/** A row that names a policy; of a tree with the one above it. */
interface Naming {
  id: number;
  sla_id: number | null;
  parent_id?: number | null;
  customer_level_id?: number | null;
}

/** Everything that names policies, for the choice of many tickets at a time. */
export interface NamedPolicies {
  policies: Omit<SlaRecord, 'created_at' | 'updated_at'>[];
  departments: Naming[];
  categories: Naming[];
  services: Naming[];
  levels: Naming[];
  organizations: Naming[];
  customers: { id: number; customer_level_id: number | null }[];
  /** All, with what has replaced each. */
  forms: { id: number; parent_id: number | null }[];
}

const rowsOf = (table: string, more: ReturnType<typeof sql> = sql``) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'sla_id', x.sla_id${more})), '[]') from ${sql.table(table)} x`;

/** Reads, by one statement, what names policies: all of the small tables, and these organisations and customers. */
export async function readNamedPolicies(
  db: AnyDb,
  { organizations, customers }: { organizations: readonly number[]; customers: readonly number[] },
): Promise<NamedPolicies> {
  const { rows } = await sql<NamedPolicies>`select
      (select coalesce(jsonb_agg(to_jsonb(p) order by p."order", p.id), '[]') from sla_policy p where p.status and p.deleted_at is null) as policies,
      ${rowsOf('department')}) as departments,
      ${rowsOf('ticket_category', sql`, 'parent_id', x.parent_id`)}) as categories,
      ${rowsOf('service', sql`, 'parent_id', x.parent_id`)}) as services,
      (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'parent_id', x.replaced_by_id)), '[]') from form x) as forms,
      ${rowsOf('customer_level')}) as levels,
      ${rowsOf('organization', sql`, 'customer_level_id', x.customer_level_id`)} where x.id = any(${[...organizations]}::bigint[])) as organizations,
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'customer_level_id', u.customer_level_id)), '[]')
        from "user" u where u.id = any(${[...customers]}::bigint[])) as customers`.execute(db);
  return rows[0]!;
}
