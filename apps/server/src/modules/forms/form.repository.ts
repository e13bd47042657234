import type { FormField, Person, QueryFilters } from '@hamyar/contracts';
import type { formList, QueryOf, ticketFormList } from '@hamyar/contracts/schemas';
import { searchWords } from '@hamyar/persian';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import type { FormTable } from './form.table.ts';
import { tables } from './tables.ts';

const COLUMNS = [
  'id',
  'version',
  'context',
  'name',
  'description',
  'status',
  'order',
  'is_default',
  'audience',
  'branch_ids',
  'intro',
  'subject_template',
  'default_importance',
  'default_recipient_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof FormTable)[];

/** A form that is not deleted, with its fields and, of tickets, with what it is for. */
export interface FormRecord extends Pick<Selectable<FormTable>, (typeof COLUMNS)[number]> {
  fields: FormField[];
  department_ids: number[];
  category_ids: number[];
  service_ids: number[];
  default_recipient: Person | null;
}

const usesOf = (table: 'department' | 'ticket_category' | 'service') =>
  sql`array(select u.id from ${sql.table(table)} u where u.form_id = o.id and u.deleted_at is null order by u.id)`;
const SELECTED = sql`select ${columnList('o', COLUMNS)},
  coalesce((select jsonb_agg(jsonb_build_object('id', x.field_id, 'order', x."order", 'status', x.status, 'required', x.required,
    'public', x.public, 'width', x.width, 'condition', x.condition) order by x."order") from form_field x where x.form_id = o.id), '[]') as fields,
  ${usesOf('department')} as department_ids, ${usesOf('ticket_category')} as category_ids, ${usesOf('service')} as service_ids,
  (select jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name), 'employee', u.employee,
    'profile_picture_name', (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null))
    from "user" u where u.id = o.default_recipient_id and u.deleted_at is null) as default_recipient from form o`;

const words = (text: string): RawBuilder<SqlBool> =>
  allOf(searchWords(text).map((word) => sql<SqlBool>`o.name_norm like ${containing(word)}`));

const FORM_FILTERS: FilterTable<QueryFilters<QueryOf<typeof formList>>, RawBuilder<SqlBool>> = {
  context: (context) => sql`o.context = ${context}`,
  status: (status) => sql`o.status = ${status}`,
  s: words,
};
const TICKET_FORM_FILTERS: FilterTable<QueryFilters<QueryOf<typeof ticketFormList>>, RawBuilder<SqlBool>> = {
  audience: (audience) => sql`o.audience = ${audience}`,
  status: (status) => sql`o.status = ${status}`,
  s: words,
};

/** Which forms are meant: those of tickets, or general ones. */
export type FormKind = 'form' | 'ticketForm';
const ofKind = (kind: FormKind): RawBuilder<SqlBool> =>
  kind === 'ticketForm' ? sql`o.context = 'ticket'` : sql`o.context <> 'ticket'`;

async function listForms(
  db: AnyDb,
  found: RawBuilder<SqlBool>,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: FormRecord[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    sql<FormRecord>`${SELECTED} where ${found} order by o."order", o.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from form o where ${found}`.execute(db),
  ]);
  return { rows, total: total.rows[0]?.n ?? 0 };
}

/** One page of the general forms. */
export const listGeneralForms = (db: AnyDb, query: QueryOf<typeof formList>): ReturnType<typeof listForms> =>
  listForms(
    db,
    allOf([sql`o.deleted_at is null`, ofKind('form'), ...filterConditions(FORM_FILTERS, query, undefined)]),
    query,
  );

/** One page of the ticket forms. */
export const listTicketForms = (db: AnyDb, query: QueryOf<typeof ticketFormList>): ReturnType<typeof listForms> =>
  listForms(
    db,
    allOf([
      sql`o.deleted_at is null`,
      ofKind('ticketForm'),
      ...filterConditions(TICKET_FORM_FILTERS, query, undefined),
    ]),
    query,
  );

/** All forms that are not deleted, those of tickets and general ones, in their order. */
export async function readForms(db: AnyDb): Promise<FormRecord[]> {
  const { rows } = await sql<FormRecord>`${SELECTED} where o.deleted_at is null order by o."order", o.id`.execute(db);
  return rows;
}

/** One form, or null. */
export async function findForm(db: AnyDb, kind: FormKind, id: number): Promise<FormRecord | null> {
  const { rows } =
    await sql<FormRecord>`${SELECTED} where o.id = ${id} and ${ofKind(kind)} and o.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** All forms of a kind in their order, as the sort dialog needs them. */
export async function orderedForms(db: AnyDb, kind: FormKind): Promise<Pick<FormRecord, 'id' | 'name' | 'order'>[]> {
  const { rows } = await sql<Pick<FormRecord, 'id' | 'name' | 'order'>>`select o.id, o.name, o."order" from form o
    where ${ofKind(kind)} and o.deleted_at is null order by o."order", o.id`.execute(db);
  return rows;
}

/** Inserts a form. @returns its id */
export const insertForm = async (trx: AnyDb, values: Insertable<FormTable>): Promise<number> =>
  (await tables(trx).insertInto('form').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Changes columns of a form and increases its version. */
export async function updateForm(trx: AnyDb, id: number, changes: Updateable<FormTable>): Promise<void> {
  await tables(trx)
    .updateTable('form')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Makes no form of this context the default one. */
export async function clearDefault(trx: AnyDb, context: FormTable['context']): Promise<void> {
  await tables(trx)
    .updateTable('form')
    .set((eb) => ({ is_default: false, version: eb('version', '+', 1) }))
    .where('context', '=', context)
    .where('is_default', '=', true)
    .execute();
}

/** Makes these the fields of a form, and no others. */
export async function replaceFields(trx: AnyDb, formId: number, fields: readonly FormField[]): Promise<void> {
  await tables(trx).deleteFrom('form_field').where('form_id', '=', formId).execute();
  if (fields.length === 0) return;
  await tables(trx)
    .insertInto('form_field')
    .values(
      fields.map(({ id, condition, ...placed }) => ({
        ...placed,
        form_id: formId,
        field_id: id,
        condition: condition === null ? null : JSON.stringify(condition),
      })),
    )
    .execute();
}

/** What a ticket form may name, by the field that names it. */
interface FormReferences {
  department_ids: readonly number[];
  category_ids: readonly number[];
  service_ids: readonly number[];
  branch_ids: readonly number[];
  default_recipient_id: readonly number[];
}

/** The fields that name something that does not exist, or not any more. */
export async function refusedReferences(db: AnyDb, named: FormReferences): Promise<string[]> {
  await keepRows(db, 'branch', named.branch_ids);
  const missing = (ids: readonly number[], found: ReturnType<typeof sql>) =>
    sql`exists (select from unnest(${[...ids]}::bigint[]) as one (id) where not exists (${found}))`;
  const { rows } = await sql<Record<keyof FormReferences, boolean>>`select
      ${missing(named.department_ids, sql`select from department d where d.id = one.id and d.deleted_at is null`)} as department_ids,
      ${missing(named.category_ids, sql`select from ticket_category c where c.id = one.id and c.deleted_at is null`)} as category_ids,
      ${missing(named.service_ids, sql`select from service s where s.id = one.id and s.deleted_at is null`)} as service_ids,
      ${missing(named.branch_ids, sql`select from branch b where b.id = one.id and b.deleted_at is null`)} as branch_ids,
      ${missing(named.default_recipient_id, sql`select from "user" u where u.id = one.id and u.deleted_at is null and u.employee`)} as default_recipient_id`.execute(
    db,
  );
  return Object.entries(rows[0] ?? {}).flatMap(([field, refused]) => (refused ? [field] : []));
}

/** Puts forms into this order, from 1. */
export async function reorderForms(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update form o set "order" = n.position, updated_at = ${at}, version = o.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as n (id, position) where o.id = n.id and o."order" <> n.position`.execute(
    trx,
  );
}
