import { lazyPart } from '@hamyar/module-sdk';

/** The form of a todo; its code, with the picker of dates, is loaded when it is opened. */
export const TodoForm = lazyPart(
  () => import(/* webpackChunkName: "todo-form" */ '../features/todo-form/todo-form.dialog.tsx'),
  'TodoFormDialog',
);

/** The form of a personal note, loaded when it is opened. */
export const PersonalNoteForm = lazyPart(
  () => import(/* webpackChunkName: "note-form" */ '../features/personal-note-form/personal-note-form.dialog.tsx'),
  'PersonalNoteFormDialog',
);
