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
};
