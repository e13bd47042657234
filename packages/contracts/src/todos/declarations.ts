import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  notifications: ['todo_due', 'todo_assigned'],
  deletes: ['todo', 'note'],
  orders: ['todo', 'note'],
};
