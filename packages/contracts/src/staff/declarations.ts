import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  deletes: ['branch', 'department', 'role'],
  orders: ['branch', 'department', 'role'],
  files: { branch_logo: { count: 1, types: ['png', 'jpg', 'jpeg', 'webp'], bytes: 1_000_000 } },
};
