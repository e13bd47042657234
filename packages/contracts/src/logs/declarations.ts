import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: {
    'view reports': { impliedBy: ['branch_admin', 'department_admin'], inNewRoles: true },
    'view team reports': { impliedBy: ['branch_admin', 'department_admin'] },
    'export data': { impliedBy: ['branch_admin'] },
    "view others' calls": { impliedBy: ['branch_admin', 'department_admin'] },
    'view audit log': {},
  },
};
