import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  channels: { department: 'department', branch: 'branch' },
};
