import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = { notifications: ['batch_ended'] };
