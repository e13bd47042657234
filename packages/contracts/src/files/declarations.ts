import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'manage files': { impliedBy: ['branch_admin'] } },
};
