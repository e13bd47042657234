import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: {
    'manage customers': { title: 'مدیریت مشتریان', impliedBy: ['branch_admin'] },
    'manage customer sign-in': { title: 'تغییر اطلاعات ورود مشتریان', impliedBy: ['branch_admin'] },
    'manage customer events': {
      title: 'مدیریت رویدادهای مشتریان',
      impliedBy: ['branch_admin'],
      licensedBy: ['customer_event'],
    },
  },
  features: { customer_custom_field: { forCustomers: true }, customer_event: {} },
  channels: { customer: 'customer' },
  deletes: ['user', 'customerLevel'],
  orders: ['customerLevel'],
  audit: {
    objects: {
      customer: 'مشتری',
      customer_level: 'سطح مشتری',
    },
    actions: {
      'customer.create': 'ایجاد مشتری',
      'customer.update': 'ویرایش مشتری',
      'customer.delete': 'حذف مشتری',
      'customer_level.create': 'ایجاد سطح مشتری',
      'customer_level.update': 'ویرایش سطح مشتری',
      'customer_level.order': 'تغییر ترتیب سطح‌های مشتریان',
      'customer_level.delete': 'حذف سطح مشتری',
    },
  },
};
