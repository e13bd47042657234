import { any, eq, evaluatePredicate, never, type Actor, type Predicate } from '@hamyar/domain';

/** What decides who sees and who changes a todo. */
export interface PolicyTodo {
  owner_id: number;
  assignee_id: number;
}

/**
 * The todos that belong to a person: those they own and those they are to do (decisions 2.25). One that is shared on a
 * ticket is besides seen by whoever sees the ticket, which the policy of tickets decides.
 */
export const todoScope = (user: Actor): Predicate =>
  user.employee ? any(eq('owner_id', user.id), eq('assignee_id', user.id)) : never;

/** The todos that a person may change in all that they are, delete and give to others: the own ones, admins' too. */
const ownTodos = (user: Actor): Predicate => (user.employee ? eq('owner_id', user.id) : never);

/** Whether the person may change all of a todo and delete it. */
export const mayEditTodo = (user: Actor, { owner_id, assignee_id }: PolicyTodo): boolean =>
  evaluatePredicate(ownTodos(user), { owner_id, assignee_id });

/** Whether the person may do a todo: set it done, tick its checklist and write what it is about. */
export const mayDoTodo = (user: Actor, { owner_id, assignee_id }: PolicyTodo): boolean =>
  evaluatePredicate(todoScope(user), { owner_id, assignee_id });

/** What an assignee may change who does not own the todo (decisions 2.25). */
export const ASSIGNEE_KEYS = ['version', 'done', 'checklist', 'description'] as const;

/** The personal notes that a person reads and writes: the own ones; nobody has those of others (decisions 2.13). */
export const personalNoteScope = (user: Actor): Predicate => (user.employee ? eq('owner_id', user.id) : never);
