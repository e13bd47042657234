import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  notifications: ['todo_due', 'todo_assigned'],
  deletes: ['todo', 'note'],
  orders: ['todo', 'note'],
  audit: {
    objects: {
      todo: 'کار',
      personal_note: 'یادداشت شخصی',
    },
    actions: {
      'todo.delete': 'حذف کار',
      'todo.delete_done': 'حذف کارهای انجام‌شده',
      'personal_note.delete': 'حذف یادداشت شخصی',
    },
  },
};
