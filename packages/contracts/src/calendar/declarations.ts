import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  features: { workingshift: {} },
  deletes: ['workingshift'],
  notifications: ['calendar_invitation', 'calendar_reminder'],
};
