import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  notifications: ['license_expiring'],
  audit: {
    objects: {
      license: 'لایسنس',
    },
    actions: {
      'license.install': 'ثبت لایسنس',
    },
  },
};
