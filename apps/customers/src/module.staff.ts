import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { settingsPages } from './settings-pages.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ...settingsPages,
    CustomersScreen: () => import('./screens/customers.screen.tsx'),
    CustomerScreen: () => import('./screens/customer.screen.tsx'),
    CustomerImportScreen: () => import('./screens/customer-import.screen.tsx'),
    CustomerNewScreen: () => import('./screens/customer-new.screen.tsx'),
    CustomerEditScreen: () => import('./screens/customer-edit.screen.tsx'),
    OrganizationsScreen: () => import('./screens/organizations.screen.tsx'),
    OrganizationNewScreen: () => import('./screens/organization-new.screen.tsx'),
    OrganizationScreen: () => import('./screens/organization.screen.tsx'),
    searchCustomers: () => import('./widgets/search-customers.ts'),
    customerCommands: () => import('./widgets/customer-commands.ts'),
  },
});
