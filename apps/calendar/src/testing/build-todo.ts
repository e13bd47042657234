import type { PersonalNote, Todo } from '@hamyar/contracts/todos';

/** A todo of the employee who looks at it. */
export const buildTodo = (more: Partial<Todo> = {}): Todo => ({
  id: 3,
  version: 1,
  title: 'تماس با مشتری',
  description: null,
  done: false,
  done_at: null,
  due_at: null,
  remind_at: null,
  importance: 1,
  owner: { id: 5, name: 'نگار احمدی' },
  assignee: { id: 5, name: 'نگار احمدی' },
  source: null,
  shared: false,
  checklist: [],
  repeat: 'none',
  editable: true,
  doable: true,
  ...more,
});

/** A note of the employee who looks at it. */
export const buildPersonalNote = (more: Partial<PersonalNote> = {}): PersonalNote => ({
  id: 4,
  version: 1,
  title: 'شماره‌ها',
  body: 'پشتیبانی: ۱۰۲',
  color: '#5E97DB',
  pinned: false,
  updated_at: 1_795_156_200,
  ...more,
});
