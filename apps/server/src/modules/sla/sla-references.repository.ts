import type { IdAndName, Person, SlaIdField } from '@hamyar/contracts';
import { sql } from 'kysely';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';

/** What conditions and escalations of a policy name, by kind. */
export type SlaReferences = Readonly<Record<SlaIdField | 'tag' | 'employee', readonly number[]>>;

/**
 * The kinds of which something is named that does not exist, or not any more; until the transaction ends nobody deletes
 * what is named. Whether there are these customers and organisations, their scope says.
 */
export async function missingReferences(
  db: AnyDb,
  references: Omit<SlaReferences, 'customer' | 'organization'>,
): Promise<string[]> {
  await keepRows(db, 'branch', references.branch);
  await keepRows(db, 'ticket_category', references.category);
  await keepRows(db, 'service', references.service);
  await keepRows(db, 'customer_level', references.customer_level);
  await keepRows(db, 'form', references.form);
  const missing = (ids: readonly number[], found: ReturnType<typeof sql>) =>
    sql`exists (select from unnest(${[...ids]}::bigint[]) as one (id) where not exists (${found}))`;
  const { rows } = await sql<Record<string, boolean>>`select
      ${missing(references.department, sql`select from department d where d.id = one.id and d.deleted_at is null`)} as department,
      ${missing(references.branch, sql`select from branch b where b.id = one.id and b.deleted_at is null`)} as branch,
      ${missing(references.category, sql`select from ticket_category c where c.id = one.id and c.deleted_at is null`)} as category,
      ${missing(references.service, sql`select from service s where s.id = one.id and s.deleted_at is null`)} as service,
      ${missing(references.customer_level, sql`select from customer_level l where l.id = one.id and l.deleted_at is null`)} as customer_level,
      ${missing(references.form, sql`select from form f where f.id = one.id and f.context = 'ticket' and f.deleted_at is null`)} as form,
      ${missing(references.tag, sql`select from tag t where t.id = one.id and t.deleted_at is null`)} as tag,
      ${missing(references.employee, sql`select from "user" u where u.id = one.id and u.deleted_at is null and u.employee`)} as employee`.execute(
    db,
  );
  return Object.entries(rows[0] ?? {}).flatMap(([kind, gone]) => (gone ? [kind] : []));
}

/** The names of what screens cannot find in the shared lists. */
export async function namesOf(
  db: AnyDb,
  { customer, organization, employee }: Pick<SlaReferences, 'customer' | 'organization' | 'employee'>,
): Promise<{ customers: IdAndName[]; organizations: IdAndName[]; users: Person[] }> {
  const name = sql`btrim(u.first_name || ' ' || u.last_name)`;
  const { rows } = await sql<{ customers: IdAndName[]; organizations: IdAndName[]; users: Person[] }>`select
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', ${name}) order by u.id), '[]')
        from "user" u where u.id = any(${[...customer]}::bigint[])) as customers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.id), '[]')
        from organization o where o.id = any(${[...organization]}::bigint[])) as organizations,
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', ${name}, 'employee', u.employee, 'profile_picture_name',
          (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null)) order by u.id), '[]')
        from "user" u where u.id = any(${[...employee]}::bigint[])) as users`.execute(db);
  return rows[0]!;
}

/** Kinds of which conditions name rows. */
export type NamedKind = SlaIdField | 'tag';

/** The names of rows by their kind; of what is deleted too. */
export async function namesOfRows(
  db: AnyDb,
  ids: Readonly<Record<NamedKind, readonly number[]>>,
): Promise<Readonly<Record<NamedKind, readonly IdAndName[]>>> {
  const named = (kind: NamedKind, table: string, name = sql`x.name`) =>
    sql`(select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', ${name}) order by x.id), '[]')
      from ${sql.table(table)} x where x.id = any(${[...ids[kind]]}::bigint[])) as ${sql.ref(kind)}`;
  const { rows } = await sql<Record<NamedKind, IdAndName[]>>`select ${sql.join([
    named('department', 'department'),
    named('branch', 'branch'),
    named('category', 'ticket_category'),
    named('service', 'service'),
    named('customer_level', 'customer_level'),
    named('organization', 'organization'),
    named('customer', 'user', sql`btrim(x.first_name || ' ' || x.last_name)`),
    named('form', 'form'),
    named('tag', 'tag'),
  ])}`.execute(db);
  return rows[0]!;
}
