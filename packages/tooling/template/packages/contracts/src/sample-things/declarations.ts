import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'manage sample things': { title: 'مدیریت نمونه‌ها', impliedBy: ['branch_admin', 'department_admin'] } },
  notifications: ['sample_thing_closed'],
  audit: {
    objects: { sample_thing: 'نمونه‌ها' },
    actions: { 'sample_thing.create': 'ایجاد در نمونه‌ها', 'sample_thing.update': 'ویرایش در نمونه‌ها' },
  },
};
