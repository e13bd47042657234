import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  features: { workingshift: {} },
  channels: { department: 'department', branch: 'branch' },
};
