import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: {
    'export data': { impliedBy: ['branch_admin'] },
    "view others' calls": { impliedBy: ['branch_admin', 'department_admin'] },
    'view audit log': {},
  },
};
