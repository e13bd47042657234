import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  deletes: ['branch', 'department', 'employee', 'role'],
  orders: ['branch', 'department', 'role'],
  files: { branch_logo: { count: 1, types: ['png', 'jpg', 'jpeg', 'webp'], bytes: 1_000_000 } },
  audit: {
    objects: {
      employee: 'کارشناس',
      role: 'نقش',
      branch: 'شعبه',
      department: 'دپارتمان',
    },
    actions: {
      'branch.create': 'ایجاد شعبه',
      'branch.update': 'ویرایش شعبه',
      'branch.order': 'تغییر ترتیب شعبه‌ها',
      'branch.delete': 'حذف شعبه',
      'department.create': 'ایجاد دپارتمان',
      'department.update': 'ویرایش دپارتمان',
      'department.order': 'تغییر ترتیب دپارتمان‌ها',
      'department.delete': 'حذف دپارتمان',
      'role.create': 'ایجاد نقش',
      'role.update': 'ویرایش نقش',
      'role.order': 'تغییر ترتیب نقش‌ها',
      'role.delete': 'حذف نقش',
      'employee.create': 'ایجاد کاربر سازمان',
      'employee.update': 'ویرایش کاربر سازمان',
      'employee.delete': 'حذف کاربر سازمان',
      'employee.invite': 'دعوت کاربر سازمان',
      'employee.uninvite': 'پس گرفتن دعوت کاربر سازمان',
    },
  },
};
