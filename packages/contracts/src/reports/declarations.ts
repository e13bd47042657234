import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: {
    'view reports': { title: 'مشاهدهٔ گزارش‌ها', impliedBy: ['branch_admin', 'department_admin'], inNewRoles: true },
    'view team reports': { title: 'مشاهدهٔ گزارش‌های گروه', impliedBy: ['branch_admin', 'department_admin'] },
  },
  audit: {
    objects: {
      report: 'گزارش',
    },
    actions: {
      'report.export': 'خروجی گزارش',
    },
  },
};
