import type { Todo } from '@hamyar/contracts';
import type { Actor } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { mayDoTodo, mayEditTodo } from './todo.policy.ts';
import type { TodoRecord } from './todo.repository.ts';

const sourceOf = ({ source_type, source_id, ticket }: TodoRecord): Todo['source'] =>
  source_type === null || source_id === null || ticket === null
    ? null
    : { type: source_type, id: source_id, name: ticket.number, subject: ticket.subject };

/** A todo as this person sees it. */
export const toTodo = (record: TodoRecord, user: Actor): Todo => ({
  id: record.id,
  version: record.version,
  title: record.title,
  description: record.description,
  done: record.done_at !== null,
  done_at: unixSeconds(record.done_at),
  due_at: unixSeconds(record.due_at),
  remind_at: unixSeconds(record.remind_at),
  importance: record.importance,
  owner: { id: record.owner_id, name: record.owner_name },
  assignee: { id: record.assignee_id, name: record.assignee_name },
  source: sourceOf(record),
  shared: record.shared,
  checklist: record.checklist,
  repeat: record.repeat,
  editable: mayEditTodo(user, record),
  doable: mayDoTodo(user, record),
});
