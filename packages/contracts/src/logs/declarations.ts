import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: {
    'export data': { title: 'خروجی گرفتن از داده‌ها', impliedBy: ['branch_admin'] },
    "view others' calls": { title: 'مشاهدهٔ تماس‌های دیگران', impliedBy: ['branch_admin', 'department_admin'] },
    'view audit log': { title: 'مشاهدهٔ گزارش تغییرات' },
  },
  audit: {
    objects: {
      request_log: 'گزارش درخواست‌ها',
      audit_log: 'گزارش تغییرات',
    },
    actions: {
      'log.export': 'خروجی گزارش درخواست‌ها و تغییرات',
    },
  },
};
