import type { FieldSpecs } from '@hamyar/module-kit/form';
import { faTodos } from '../../messages/fa-todos.ts';
import type { TodoValues } from './todo.conversions.ts';

const text = faTodos.form;

/** The checks of the form before it is sent: a title, a due time for what repeats, and no empty step. */
export const todoFields = ({ repeat, checklist }: TodoValues): FieldSpecs<TodoValues> => ({
  title: { required: true },
  due_at: { required: repeat === 'none' ? false : text.repeatNeedsDue },
  checklist: { rules: [() => (checklist.some((step) => step.text.trim() === '') ? text.stepEmpty : null)] },
});
