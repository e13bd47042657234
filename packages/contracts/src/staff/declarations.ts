import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  deletes: ['department', 'role'],
  orders: ['department', 'role'],
};
