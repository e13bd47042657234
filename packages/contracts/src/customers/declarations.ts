import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: {
    'manage customers': { impliedBy: ['branch_admin'] },
    'manage customer sign-in': { impliedBy: ['branch_admin'] },
    'manage customer events': { impliedBy: ['branch_admin'] },
  },
  features: { customer_custom_field: { forCustomers: true }, customer_event: {} },
  deletes: ['user', 'customerLevel'],
  orders: ['customerLevel'],
};
