import { ALL_BRANCHES } from '@hamyar/domain';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { formServes } from '../departments/public.ts';

/** What categories and services may name, by the name of the field that names it. */
export interface CatalogReferences {
  department_ids?: readonly number[];
  branch_ids?: readonly number[];
  category_ids?: readonly number[];
  organization_ids?: readonly number[];
  customer_ids?: readonly number[];
  employee_ids?: readonly number[];
  default_recipient_id?: readonly number[];
  sla_id?: readonly number[];
  form_id?: readonly number[];
  /** The branches that a form has to serve one of; all by default. */
  served?: readonly number[];
}

/** The fields that name something that does not exist, or not any more. What is named is not deleted until the transaction ends. */
export async function refusedReferences(
  db: AnyDb,
  {
    department_ids: departments = [],
    branch_ids: branches = [],
    category_ids: categories = [],
    organization_ids: organizations = [],
    customer_ids: customers = [],
    employee_ids: employees = [],
    default_recipient_id: recipients = [],
    sla_id: policies = [],
    form_id: forms = [],
    served = [ALL_BRANCHES],
  }: CatalogReferences,
): Promise<string[]> {
  await keepRows(db, 'ticket_category', categories);
  await keepRows(db, 'branch', branches);
  await keepRows(db, 'sla_policy', policies);
  await keepRows(db, 'form', forms);
  const missing = (ids: readonly number[], found: ReturnType<typeof sql>) =>
    sql`exists (select from unnest(${[...ids]}::bigint[]) as one (id) where not exists (${found}))`;
  const people = (ids: readonly number[], employee: boolean) =>
    missing(ids, sql`select from "user" u where u.id = one.id and u.deleted_at is null and u.employee = ${employee}`);
  const { rows } = await sql<Record<string, boolean>>`select
      ${missing(departments, sql`select from department d where d.id = one.id and d.deleted_at is null and d.kind = 'normal'`)} as department_ids,
      ${missing(branches, sql`select from branch b where b.id = one.id and b.deleted_at is null`)} as branch_ids,
      ${missing(categories, sql`select from ticket_category c where c.id = one.id and c.deleted_at is null`)} as category_ids,
      ${missing(organizations, sql`select from organization o where o.id = one.id and o.deleted_at is null`)} as organization_ids,
      ${people(customers, false)} as customer_ids, ${people(employees, true)} as employee_ids,
      ${people(recipients, true)} as default_recipient_id,
      ${missing(forms, sql`select from form f where f.id = one.id and ${formServes('f', served)}`)} as form_id,
      ${missing(policies, sql`select from sla_policy p where p.id = one.id and p.status and p.deleted_at is null`)} as sla_id`.execute(
    db,
  );
  return Object.entries(rows[0] ?? {}).flatMap(([field, refused]) => (refused ? [field] : []));
}

/**
 * Takes a department that nothing replaces out of the categories and services that name it. It stays where it is the only
 * one: a category without a department is one of all departments.
 */
export async function removeDepartment(trx: AnyDb, id: number): Promise<void> {
  for (const table of ['ticket_category', 'service'])
    await sql`update ${sql.table(table)} set version = version + 1, department_ids = array_remove(department_ids, ${id}::bigint)
      where department_ids @> array[${id}::bigint] and cardinality(department_ids) > 1`.execute(trx);
}
