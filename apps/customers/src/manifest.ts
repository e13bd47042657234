import { EVENTS_ARE_LICENSED } from '@hamyar/contracts';
import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa-manifest.ts';

const manageCustomers = { permission: 'manage customers' } as const satisfies Gate;
const manageOrganizations = { permission: 'manage organizations' } as const satisfies Gate;
const mayWrite = { read_only: false } as const satisfies Gate;
/** One of the two permissions is enough to see the menu group (spec 6.8). */
const either = { any: [manageCustomers, manageOrganizations] } as const satisfies Gate;

export const manifest = {
  name: 'customers',
  title: titles.module,
  owner: 'customers',
  platform: '^1.0.0',
  audience: ['staff'],
  gate: either,
  routes: [
    {
      path: '/customers',
      name: 'customers',
      title: titles.customerList,
      screen: 'CustomersScreen',
      gate: manageCustomers,
    },
    {
      path: '/customers/new',
      name: 'customers-new',
      title: titles.newCustomer,
      screen: 'CustomerNewScreen',
      gate: { all: [manageCustomers, mayWrite] },
      parent: 'customers',
    },
    {
      path: '/customers/edit',
      name: 'customers-edit',
      title: titles.editCustomer,
      screen: 'CustomerEditScreen',
      idInQuery: true,
      gate: { all: [manageCustomers, mayWrite] },
      parent: 'customers',
    },
    {
      path: '/customers/imports/:id',
      name: 'customers-imports-id',
      title: titles.customerImport,
      screen: 'CustomerImportScreen',
      gate: { all: [manageCustomers, { permission: 'import users' }] },
      parent: 'customers',
    },
    {
      path: '/customers/:id',
      name: 'customers-id',
      title: titles.customerCard,
      screen: 'CustomerScreen',
      gate: manageCustomers,
      parent: 'customers',
    },
    {
      path: '/organization',
      name: 'organization',
      title: titles.organizations,
      screen: 'OrganizationsScreen',
      gate: manageOrganizations,
    },
    {
      path: '/organization/new',
      name: 'organization-new',
      title: titles.newOrganization,
      screen: 'OrganizationNewScreen',
      gate: { all: [manageOrganizations, mayWrite] },
      parent: 'organization',
    },
    {
      path: '/organization/:id',
      name: 'organization-id',
      title: titles.editOrganization,
      screen: 'OrganizationScreen',
      gate: manageOrganizations,
      parent: 'organization',
    },
  ],
  notificationLinks: { user_import: { route: 'customers-imports-id', param: 'id' } },
  menuGroups: [{ name: 'customers', title: titles.module, icon: 'people', order: 40 }],
  menu: [
    {
      group: 'customers',
      route: 'organization',
      title: titles.organizations,
      icon: 'building',
      order: 50,
      gate: manageOrganizations,
      keywords: ['سازمان', 'شرکت', 'organization', 'company'],
    },
    {
      group: 'customers',
      route: 'customers',
      title: titles.customers,
      order: 51,
      gate: manageCustomers,
      keywords: ['مشتری', 'مشتریان', 'customer', 'user'],
      bottom: true,
    },
  ],
  settingsPages: [
    {
      group: 'customers',
      name: 'settings-customerLevel',
      path: '/settings/customerLevel',
      title: titles.levels,
      order: 10,
      screen: 'CustomerLevelsScreen',
      gate: { role: 'full_admin' },
      keywords: titles.words.levels,
      children: [
        {
          name: 'settings-customerLevel-new',
          path: '/settings/customerLevel/new',
          title: titles.levelNew,
          screen: 'CustomerLevelNewScreen',
        },
        {
          name: 'settings-customerLevel-id',
          path: '/settings/customerLevel/:id',
          title: titles.level,
          screen: 'CustomerLevelScreen',
        },
      ],
    },
    {
      group: 'customers',
      name: 'settings-customerEvents',
      path: '/settings/customerEvents',
      title: titles.events,
      order: 20,
      screen: 'CustomerEventsScreen',
      gate: { all: [{ role: 'full_admin' }, EVENTS_ARE_LICENSED] },
      keywords: titles.words.events,
    },
  ],
  slots: [
    { slot: 'search.provider/v1', name: 'customers-search', order: 20, code: 'searchCustomers', gate: manageCustomers },
    { slot: 'command/v1', name: 'customers-commands', order: 20, code: 'customerCommands' },
  ],
  offers: [{ slot: 'customers.actions/v1' }, { slot: 'customers.tags/v1' }],
} as const satisfies ModuleDeclaration;
