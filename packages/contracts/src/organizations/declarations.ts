import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'manage organizations': { title: 'مدیریت سازمان‌ها', impliedBy: ['branch_admin'] } },
  features: { organization_custom_field: { forCustomers: true } },
  files: { organization_contract: { count: 1 } },
  channels: { organization: 'organization' },
  deletes: ['organization'],
  audit: {
    objects: {
      organization: 'سازمان',
    },
    actions: {
      'organization.create': 'ایجاد سازمان',
      'organization.update': 'ویرایش سازمان',
      'organization.delete': 'حذف سازمان',
    },
  },
};
