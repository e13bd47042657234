import type { Todo } from '@hamyar/contracts';
import { isolate } from '@hamyar/persian';
import type { Updateable } from 'kysely';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { timeAfter } from '../calendar/public.ts';
import { audit } from '../logs/public.ts';
import { notifyPerson } from '../notifications/public.ts';
import { businessZone } from '../settings/public.ts';
import { messages } from './messages.ts';
import { checkTodo, type ChangeBody, type NewBody } from './todo-check.service.ts';
import { ASSIGNEE_KEYS, mayDoTodo, mayEditTodo } from './todo.policy.ts';
import { toTodo } from './todo.presenter.ts';
import {
  findTodo,
  insertTodo,
  listTodos,
  removeDoneTodos,
  removeTodo,
  seesTicket,
  TODO_ROWS,
  updateTodo,
  type TodoFilter,
  type TodoRecord,
} from './todo.repository.ts';
import type { TodoTable } from './todo.table.ts';

const moment = (at: number | null): Date | null => (at === null ? null : new Date(at * 1000));

const COLUMNS = {
  version: null,
  title: (title) => ({ title }),
  description: (description) => ({ description }),
  importance: (importance) => ({ importance }),
  // a new time is a new reminder, and the first of a new series
  due_at: (due_at) => ({ due_at: moment(due_at), repeat_from: moment(due_at), reminded_at: null }),
  remind_at: (remind_at) => ({ remind_at: moment(remind_at), reminded_at: null }),
  assignee_id: (assignee_id) => ({ assignee_id }),
  shared: (shared) => ({ shared }),
  checklist: (checklist) => ({ checklist: JSON.stringify(checklist) }),
  repeat: (repeat) => ({ repeat }),
  source_type: (source_type) => ({ source_type }),
  source_id: (source_id) => ({ source_id }),
  // the moment of it is written where it is known whether it changes
  done: null,
} satisfies BodyColumns<NewBody & ChangeBody, TodoTable>;

/** Todos of a person, or those of a ticket. @throws NotFound for a ticket that the person does not see */
export async function todosOf(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  filter: TodoFilter,
): Promise<{ rows: Todo[]; capped: boolean }> {
  if (filter.ticket_id !== undefined && !(await seesTicket(db, user, filter.ticket_id))) throw new NotFound();
  const found = await listTodos(db, user, filter);
  const rows = found.slice(0, TODO_ROWS).map((record) => toTodo(record, user));
  return { rows, capped: found.length > TODO_ROWS };
}

/** Adds a todo. @returns its id @throws ValidationFailed */
export const createTodo = (deps: Deps, user: CurrentUser, body: NewBody): Promise<number> =>
  withTransaction(deps.db, (trx) => addTodo(deps, trx, user, body));

/** Adds a todo in the transaction of something else. @returns its id @throws ValidationFailed */
export async function addTodo(deps: Deps, trx: Trx, user: CurrentUser, body: NewBody): Promise<number> {
  const now = deps.clock.now();
  await checkTodo(trx, user, body, null);
  const assignee_id = body.assignee_id ?? user.id;
  const id = await insertTodo(trx, {
    ...columnsOf(COLUMNS, body),
    assignee_id,
    owner_id: user.id,
    created_at: now,
    updated_at: now,
  });
  if (assignee_id !== user.id) await notifyAssignee(deps, trx, user, { id, title: body.title, assignee_id });
  return id;
}

/** Notifies somebody of a todo that another person has given them. */
async function notifyAssignee(
  deps: Deps,
  trx: Trx,
  by: CurrentUser,
  { id, title, assignee_id }: Pick<TodoRecord, 'id' | 'title' | 'assignee_id'>,
): Promise<void> {
  await notifyPerson(deps, trx, {
    userId: assignee_id,
    event: 'todo_assigned',
    content: () =>
      fillMessage(messages.assigned, {
        name: isolate(`${by.first_name} ${by.last_name}`.trim()),
        title: isolate(title),
      }),
    link: { type: 'todo', value: id },
  });
}

/**
 * Changes a todo. @throws NotFound for one that the person does not see; Forbidden for one that they only see, and for
 * what only its owner changes; Nok VERSION_CONFLICT; ValidationFailed
 */
export async function changeTodo(deps: Deps, user: CurrentUser, id: number, body: ChangeBody): Promise<Todo> {
  const zone = await businessZone(deps);
  return withTransaction(deps.db, async (trx) => {
    const current = await findTodo(trx, user, id, true);
    if (!current) throw new NotFound();
    assertMayChange(user, current, body);
    await checkVersion(body.version, current.version, () => toTodo(current, user));
    await checkTodo(trx, user, body, current);
    await updateTodo(trx, id, { ...columnsOfChange(body, current), updated_at: deps.clock.now() });
    const { assignee_id = current.assignee_id, title = current.title } = body;
    if (assignee_id !== current.assignee_id && assignee_id !== user.id)
      await notifyAssignee(deps, trx, user, { id, title, assignee_id });
    if (body.done !== undefined && body.done !== (current.done_at !== null))
      await setDone(deps, trx, user, { id, done: body.done }, zone);
    // who may change a todo keeps seeing it
    return toTodo((await findTodo(trx, user, id))!, user);
  });
}

/**
 * The columns of a change. A form sends what is stored too: only another time is a new reminder; another time and
 * another repetition begin a new series.
 */
function columnsOfChange({ due_at, remind_at, ...rest }: ChangeBody, current: TodoRecord): Updateable<TodoTable> {
  return {
    ...(rest.repeat !== undefined && rest.repeat !== current.repeat ? { repeat_from: current.due_at } : {}),
    ...columnsOf(COLUMNS, {
      ...rest,
      ...(due_at === unixSeconds(current.due_at) ? {} : { due_at }),
      ...(remind_at === unixSeconds(current.remind_at) ? {} : { remind_at }),
    }),
  };
}

function assertMayChange(user: CurrentUser, current: TodoRecord, body: ChangeBody): void {
  if (mayEditTodo(user, current)) return;
  const keys: readonly string[] = ASSIGNEE_KEYS;
  if (!mayDoTodo(user, current) || !Object.keys(body).every((key) => keys.includes(key))) throw new Forbidden();
}

/** Sets a todo done or open again. What repeats is followed by the next one, and does not repeat any more itself. */
async function setDone(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { id, done }: { id: number; done: boolean },
  zone: string,
): Promise<void> {
  const now = deps.clock.now();
  const current = await findTodo(trx, user, id);
  if (!current) return;
  const repeats = done && current.repeat !== 'none' && current.due_at !== null;
  await updateTodo(trx, id, { done_at: done ? now : null, ...(repeats ? { repeat: 'none' as const } : {}) });
  if (!repeats) return;
  const due = current.due_at!;
  const start = unixSeconds(current.repeat_from ?? due);
  const after = Math.max(unixSeconds(due), unixSeconds(now));
  const next = timeAfter({ start, end: null, repeat: current.repeat, repeat_until: null }, after, zone);
  if (next === null) return;
  const due_at = new Date(next * 1000);
  const { title, description, importance, owner_id, assignee_id, source_type, source_id, shared, repeat } = current;
  await insertTodo(trx, {
    ...{ title, description, importance, owner_id, assignee_id, source_type, source_id, shared, repeat, due_at },
    remind_at: current.remind_at && new Date(current.remind_at.getTime() + due_at.getTime() - due.getTime()),
    repeat_from: current.repeat_from ?? due,
    checklist: JSON.stringify(current.checklist.map(({ text }) => ({ text, done: false }))),
    created_at: now,
    updated_at: now,
  });
}

/** Deletes a todo. @throws NotFound, Forbidden */
export async function deleteTodo(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const current = await findTodo(trx, user, id, true);
    if (!current) throw new NotFound();
    if (!mayEditTodo(user, current)) throw new Forbidden();
    await removeTodo(trx, id);
    // what it says is nobody's business, those who read the log included
    await audit(deps, trx, { caller: user, ip }, { action: 'todo.delete', object_type: 'todo', object_id: id });
  });
}

/** Deletes what the person owns and is done, and nothing of others (decisions 2.13). @returns how many */
export async function deleteDoneTodos(deps: Deps, { user, ip }: Editor): Promise<number> {
  return withTransaction(deps.db, async (trx) => {
    const removed = await removeDoneTodos(trx, user.id);
    const note = { action: 'todo.delete_done', object_type: 'todo', object_id: null } as const;
    await audit(deps, trx, { caller: user, ip }, note);
    return removed;
  });
}
