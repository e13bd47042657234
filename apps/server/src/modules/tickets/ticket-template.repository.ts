import type { IdAndName, QueryFilters } from '@hamyar/contracts';
import type { QueryOf, ticketTemplateList } from '@hamyar/contracts/schemas';
import { ALL_BRANCHES, type Actor, type Predicate } from '@hamyar/domain';
import { searchKeyCompact } from '@hamyar/persian';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { selectDepartments, sourceOfScoped, type ScopedItems } from './scoped-items.repository.ts';
import { tables } from './tables.ts';
import { templateReader, type TemplateReader } from './ticket-template.policy.ts';
import type { TicketTemplateTable } from './ticket-template.table.ts';

export type TemplateQuery = QueryOf<typeof ticketTemplateList>;

const COLUMNS = [
  'id',
  'version',
  'scope',
  'owner_id',
  'name',
  'body',
  'shortcut',
  'shortcut_key',
  'keywords',
  'order',
  'status',
  'usage_count',
  'last_used_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TicketTemplateTable)[];

/** Ready-made texts among what is kept for oneself, departments or everybody. */
export const TEMPLATES: ScopedItems = {
  table: 'ticket_template',
  departments: 'ticket_template_department',
  key: 'template_id',
};
const SOURCE = sourceOfScoped(TEMPLATES);

/** A ready-made text with its departments. */
export interface TemplateRecord extends Pick<Selectable<TicketTemplateTable>, (typeof COLUMNS)[number]> {
  departments: IdAndName[];
}

const SELECTED = sql`select ${columnList('p', COLUMNS)}, ${selectDepartments(TEMPLATES)} as departments from ticket_template p`;

/** Reads what decides which ready-made texts a person sees and keeps. */
export async function readTemplateReader(
  db: AnyDb,
  user: Actor,
  permission: 'manage canned texts' | 'manage macros' = 'manage canned texts',
): Promise<TemplateReader> {
  const branch = !user.full_admin && user.branch_admin && user.branch_id !== ALL_BRANCHES;
  const { rows } = branch
    ? await sql<{ id: number; branch_ids: number[] }>`select id, branch_ids from department
        where deleted_at is null and branch_ids && array[${ALL_BRANCHES}, ${user.branch_id}]::bigint[]`.execute(db)
    : { rows: [] };
  return templateReader(user, rows, permission);
}

// a part of the name as it stands, not its words (spec 2.85)
const FILTERS: FilterTable<QueryFilters<TemplateQuery>, RawBuilder<SqlBool>> = {
  name: (text) => sql`p.name_norm like ${containing(searchKeyCompact(text))}`,
  scope: (scope) => sql`p.scope = ${scope}`,
  status: (status) => sql`p.status = ${status}`,
  department_id: (id) =>
    sql`exists (select from ticket_template_department x where x.template_id = p.id and x.department_id = ${id})`,
};

const conditions = (scope: Predicate, query: TemplateQuery): RawBuilder<SqlBool> =>
  allOf([sql`p.deleted_at is null`, predicateToSql(scope, SOURCE), ...filterConditions(FILTERS, query, undefined)]);

const SORTS: Readonly<Record<TemplateQuery['sort_by'], RawBuilder<unknown>>> = {
  order: sql`p."order"`,
  name: sql`p.name collate "fa-x-icu"`,
  usage_count: sql`p.usage_count`,
  updated_at: sql`p.updated_at`,
};

/** One page of the texts of a scope. */
export async function listTemplates(db: AnyDb, scope: Predicate, query: TemplateQuery): Promise<TemplateRecord[]> {
  const direction = sql.raw(query.sort_dir);
  const { rows } = await sql<TemplateRecord>`${SELECTED} where ${conditions(scope, query)}
    order by ${SORTS[query.sort_by]} ${direction}, p.id ${direction} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(
    db,
  );
  return rows;
}

/** Number of texts of a scope that match the filters. */
export async function countTemplates(db: AnyDb, scope: Predicate, query: TemplateQuery): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ticket_template p
    where ${conditions(scope, query)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One text of a scope, or null; with `lock` no other transaction can change it until this one ends. */
export async function findTemplate(
  db: AnyDb,
  scope: Predicate,
  id: number,
  lock = false,
): Promise<TemplateRecord | null> {
  const { rows } = await sql<TemplateRecord>`${SELECTED} where p.id = ${id} and p.deleted_at is null
    and ${predicateToSql(scope, SOURCE)} ${lock ? sql`for update of p` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a text as the last one. @returns its id */
export async function insertTemplate(
  trx: AnyDb,
  values: Omit<Insertable<TicketTemplateTable>, 'order'>,
): Promise<number> {
  const order = sql<number>`coalesce((select max(p."order") from ticket_template p), 0) + 1`;
  return (
    await tables(trx)
      .insertInto('ticket_template')
      .values({ ...values, order })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Changes columns of a text and increases its version. */
export async function updateTemplate(trx: AnyDb, id: number, changes: Updateable<TicketTemplateTable>): Promise<void> {
  await tables(trx)
    .updateTable('ticket_template')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The names of people and departments that variables stand for. */
interface VariableNames {
  first_name: string | null;
  customer: string | null;
  agent: string | null;
  department: string | null;
}

/** The names that the variables of a ticket need beside what its row has. */
export async function variableNames(
  db: AnyDb,
  ticket: { customer_id: number | null; department_id: number },
  agentId: number,
): Promise<VariableNames> {
  const name = (alias: string) =>
    sql`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;
  const { rows } = await sql<VariableNames>`
    select c.first_name, ${name('c')} as customer, ${name('a')} as agent, d.name as department
    from "user" a left join "user" c on c.id = ${ticket.customer_id} left join department d on d.id = ${ticket.department_id}
    where a.id = ${agentId}`.execute(db);
  return rows[0]!;
}

/**
 * Counts that something is sent with a text that the person sees. @returns its id; null for one they do not see, or that
 * is gone: that must not keep a reply from being sent
 */
export async function countUsage(trx: AnyDb, scope: Predicate, id: number, at: Date): Promise<number | null> {
  const { rows } = await sql<{
    id: number;
  }>`update ticket_template p set usage_count = p.usage_count + 1, last_used_at = ${at}
    where p.id = ${id} and p.deleted_at is null and ${predicateToSql(scope, SOURCE)} returning p.id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** SQL: whether the text that has this `attachment` row is stored, also when it was deleted. */
export const templateHasFile = (file: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from ticket_template p where p.id = ${sql.ref(`${file}.context_id`)})`;
