import { TODO_MAX, type TodoView } from '@hamyar/contracts';
import type { Actor, Predicate } from '@hamyar/domain';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import { ticketScopeOf, TICKET_SOURCE } from '../tickets/public.ts';
import { tables } from './tables.ts';
import { todoScope } from './todo.policy.ts';
import type { TodoTable } from './todo.table.ts';

const SOURCE: PolicySource = { table: 'todo', alias: 'd', relations: {} };

const COLUMNS = [
  'id',
  'version',
  'title',
  'description',
  'importance',
  'done_at',
  'due_at',
  'remind_at',
  'owner_id',
  'assignee_id',
  'source_type',
  'source_id',
  'shared',
  'repeat',
  'repeat_from',
] as const satisfies readonly (keyof TodoTable)[];

/** A todo as its reader may see it. */
export interface TodoRecord extends Pick<Selectable<TodoTable>, (typeof COLUMNS)[number]> {
  checklist: { text: string; done: boolean }[];
  owner_name: string;
  assignee_name: string;
  /** The ticket that it is about; null where there is none or the reader does not see it. */
  ticket: { number: string; subject: string } | null;
}

const nameOf = (alias: string): RawBuilder<string> =>
  sql`btrim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;

/** The ticket of a todo, where the person sees it. */
const sourceTicket = (user: Actor): RawBuilder<unknown> =>
  sql`ticket t where d.source_type = 'ticket' and t.id = d.source_id and ${predicateToSql(ticketScopeOf(user), TICKET_SOURCE)}`;

const visible = (user: Actor): RawBuilder<SqlBool> =>
  sql`(${predicateToSql(todoScope(user), SOURCE)} or (d.shared and exists (select 1 from ${sourceTicket(user)})))`;

const selected = (user: Actor): RawBuilder<unknown> => sql`
  select ${columnList('d', COLUMNS)}, d.checklist, ${nameOf('o')} as owner_name, ${nameOf('a')} as assignee_name,
    (select json_build_object('number', t.number, 'subject', t.subject) from ${sourceTicket(user)}) as ticket
  from todo d join "user" o on o.id = d.owner_id join "user" a on a.id = d.assignee_id`;

/** SQL: whether somebody who sees a ticket sees a todo of it. */
export const hasTodosOf = (user: Actor, ticketId: number): RawBuilder<boolean> =>
  sql`exists (select 1 from todo d where d.source_type = 'ticket' and d.source_id = ${ticketId}
    and (d.shared or ${predicateToSql(todoScope(user), SOURCE)}))`;

/** Which todos a list answers. */
export interface TodoFilter {
  view?: TodoView | undefined;
  done?: boolean | undefined;
  ticket_id?: number | undefined;
}
type Condition<Value> = (value: Value, user: Actor) => RawBuilder<SqlBool>;

const FILTERS: { readonly [Key in keyof TodoFilter]-?: Condition<NonNullable<TodoFilter[Key]>> } = {
  view: (view, { id }) =>
    view === 'mine' ? sql`d.assignee_id = ${id}` : sql`(d.owner_id = ${id} and d.assignee_id <> ${id})`,
  done: (done) => (done ? sql`d.done_at is not null` : sql`d.done_at is null`),
  ticket_id: (id) => sql`(d.source_type = 'ticket' and d.source_id = ${id})`,
};

/** More open todos than one person has to do and gives to others; a list of a ticket may reach it too. */
const ROWS_MAX = 2 * TODO_MAX.open;

/** Todos in their order, done ones last; at most {@link ROWS_MAX}, and one more where there are more. */
export async function listTodos(db: AnyDb, user: Actor, filter: TodoFilter): Promise<TodoRecord[]> {
  const { rows } = await sql<TodoRecord>`${selected(user)}
    where ${sql.join(conditionsOf(user, filter), sql` and `)}
    order by d.done_at desc nulls first, d."order", d.id limit ${ROWS_MAX + 1}`.execute(db);
  return rows;
}

/** Of a ticket also those that are shared on it; without one only those that belong to the person. */
function conditionsOf(user: Actor, filter: TodoFilter): RawBuilder<SqlBool>[] {
  const own = predicateToSql(todoScope(user), SOURCE);
  return [
    filter.ticket_id === undefined ? own : visible(user),
    ...(filter.view === undefined ? [] : [FILTERS.view(filter.view, user)]),
    ...(filter.done === undefined ? [] : [FILTERS.done(filter.done, user)]),
    ...(filter.ticket_id === undefined ? [] : [FILTERS.ticket_id(filter.ticket_id, user)]),
  ];
}

/** The most that {@link listTodos} is to answer. */
export const TODO_ROWS = ROWS_MAX;

/** One todo that the person sees, or null; with `lock` nobody changes it until the transaction ends. */
export async function findTodo(db: AnyDb, user: Actor, id: number, lock = false): Promise<TodoRecord | null> {
  const { rows } = await sql<TodoRecord>`${selected(user)} where d.id = ${id} and ${visible(user)}
    ${lock ? sql`for update of d` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Whether the person sees a ticket. */
export async function seesTicket(db: AnyDb, user: Actor, id: number): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`
    select exists (select 1 from ticket t where t.id = ${id} and ${predicateToSql(ticketScopeOf(user), TICKET_SOURCE)}) as ok`.execute(
    db,
  );
  return rows[0]?.ok ?? false;
}

/** How many todos a person owns, and how many wait for a person; nobody adds another one until the transaction ends. */
export async function countTodos(
  trx: AnyDb,
  ownerId: number,
  assigneeId: number,
): Promise<{ owned: number; open: number }> {
  for (const id of [...new Set([ownerId, assigneeId])].sort((a, b) => a - b))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`todo:${id}`}, 0))`.execute(trx);
  const { rows } = await sql<{ owned: number; open: number }>`
    select (select count(*)::int from todo where owner_id = ${ownerId}) as owned,
      (select count(*)::int from todo where assignee_id = ${assigneeId} and done_at is null) as open`.execute(trx);
  return rows[0]!;
}

/** Inserts a todo before the others of its assignee. @returns its id */
export async function insertTodo(trx: AnyDb, values: Insertable<TodoTable>): Promise<number> {
  return (
    await tables(trx)
      .insertInto('todo')
      .values({
        ...values,
        order: sql<number>`(select coalesce(min("order"), 0) - 1 from todo where assignee_id = ${values.assignee_id} and done_at is null)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Changes columns of a todo and increases its version. */
export async function updateTodo(trx: AnyDb, id: number, changes: Updateable<TodoTable>): Promise<void> {
  await tables(trx)
    .updateTable('todo')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a todo. */
export async function removeTodo(trx: AnyDb, id: number): Promise<void> {
  await tables(trx).deleteFrom('todo').where('id', '=', id).execute();
}

/** Deletes what a person owns and is done. @returns how many */
export async function removeDoneTodos(db: AnyDb, ownerId: number): Promise<number> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('todo')
    .where('owner_id', '=', ownerId)
    .where('done_at', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The open todos that a person is to do, in their order; with `lock` nobody moves them until the transaction ends. */
export async function orderedTodos(
  db: AnyDb,
  scope: Predicate,
  assigneeId: number,
  lock = false,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select d.id, d.title as name from todo d where d.assignee_id = ${assigneeId} and d.done_at is null and ${predicateToSql(scope, SOURCE)}
    order by d."order", d.id ${lock ? sql`for update of d` : sql``}`.execute(db);
  return rows;
}

/** Gives todos the order of their ids. */
export async function reorderTodos(trx: AnyDb, ids: readonly number[]): Promise<void> {
  await sql`update todo d set "order" = n.at from unnest(${ids}::bigint[]) with ordinality as n (id, at) where d.id = n.id`.execute(
    trx,
  );
}
