import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  notifications: ['mail_failed'],
};
