import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  deletes: ['sla'],
  orders: ['sla'],
  audit: {
    objects: {
      sla: 'SLA',
    },
    actions: {
      'sla.create': 'ایجاد SLA',
      'sla.update': 'ویرایش SLA',
      'sla.order': 'تغییر ترتیب SLAها',
      'sla.delete': 'حذف SLA',
      'sla.apply': 'اعمال SLA بر تیکت‌های باز',
    },
  },
};
