import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: {
    'view reports': { impliedBy: ['branch_admin', 'department_admin'], inNewRoles: true },
    'view team reports': { impliedBy: ['branch_admin', 'department_admin'] },
  },
};
