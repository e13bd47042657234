import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  notifications: ['calendar_invitation', 'calendar_reminder'],
};
