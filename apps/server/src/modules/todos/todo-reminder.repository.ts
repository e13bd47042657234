import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { TodoTable } from './todo.table.ts';

/** A todo of which its assignee is to be reminded now. */
export interface DueTodo extends Pick<Selectable<TodoTable>, 'id' | 'title' | 'due_at' | 'assignee_id'> {
  /** Its assignee is an active employee. */
  reachable: boolean;
}

/** The most that one run reminds of; the next run goes on. */
const AT_ONE_RUN = 500;

/** The statement of {@link claimDueTodos}. */
export const dueTodos = (now: Date): RawBuilder<DueTodo> => sql<DueTodo>`
  select d.id, d.title, d.due_at, d.assignee_id, (u.employee and u.status = 'active' and u.deleted_at is null) as reachable
  from todo d join "user" u on u.id = d.assignee_id
  where d.done_at is null and d.reminded_at is null and coalesce(d.remind_at, d.due_at) <= ${now}
  order by coalesce(d.remind_at, d.due_at), d.id limit ${AT_ONE_RUN} for update of d skip locked`;

/** The todos whose reminder is due; each is claimed once, by the transaction that reads it. */
export async function claimDueTodos(trx: AnyDb, now: Date): Promise<DueTodo[]> {
  const { rows } = await dueTodos(now).execute(trx);
  if (rows.length > 0)
    await sql`update todo set reminded_at = ${now} where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
  return rows;
}
