import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  audit: {
    objects: { user_import: 'ورود گروهی' },
    actions: { 'user_import.run': 'ورود گروهی مشتریان', 'user_import.undo': 'بازگردانی ورود گروهی' },
  },
};
