import type { Todo, TodoRepeat, TodoStoreBody, TodoUpdateBody } from '@hamyar/contracts/todos';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form; moments in unix seconds. */
export interface TodoValues {
  title: string;
  description: string;
  due_at: number | null;
  remind_at: number | null;
  importance: number;
  assignee_id: number;
  shared: boolean;
  checklist: Todo['checklist'];
  repeat: TodoRepeat;
}

/** The empty form of somebody. */
export const emptyTodo = (me: number): TodoValues => ({
  title: '',
  description: '',
  due_at: null,
  remind_at: null,
  importance: 1,
  assignee_id: me,
  shared: false,
  checklist: [],
  repeat: 'none',
});

/** The form values of a stored todo. */
export const todoToForm = (todo: Todo): TodoValues => ({
  title: todo.title,
  description: todo.description ?? '',
  due_at: todo.due_at,
  remind_at: todo.remind_at,
  importance: todo.importance,
  assignee_id: todo.assignee.id,
  shared: todo.shared,
  checklist: todo.checklist,
  repeat: todo.repeat,
});

const stepsOf = ({ checklist }: TodoValues) => checklist.map(({ text, done }) => ({ text: text.trim(), done }));

/** All values, as their owner sends them. */
export const todoToBody = (values: TodoValues) =>
  wholeBody<Omit<TodoStoreBody, 'source_type' | 'source_id'>>({
    title: values.title.trim(),
    description: values.description.trim() || null,
    due_at: values.due_at,
    remind_at: values.remind_at,
    importance: values.importance,
    assignee_id: values.assignee_id,
    shared: values.shared,
    checklist: stepsOf(values),
    repeat: values.repeat,
  });

/** What somebody sends who is to do the todo and does not own it. */
export const progressToBody = (values: TodoValues): Pick<TodoUpdateBody, 'description' | 'checklist'> => ({
  description: values.description.trim() || null,
  checklist: stepsOf(values),
});
