import { shared } from '@hamyar/persian';

/** Texts of the manifest for the menu, the breadcrumb and the search (fa-glossary 4, 14). */
export const titles = {
  module: shared.customers,
  customers: shared.users,
  customerList: 'لیست مشتریان',
  newCustomer: 'مشتری جدید',
  customerImport: 'ورود گروهی {file}',
  editCustomer: shared.editCustomer,
  customerCard: `${shared.customerProfile} {name}`,
  organizations: shared.organizations,
  newOrganization: 'سازمان جدید',
  editOrganization: `${shared.editOrganization} {name}`,
  levels: 'سطح مشتریان',
  levelNew: 'سطح مشتری جدید',
  level: shared.editCustomerLevel,
  events: 'رویدادهای مشتریان',
  eventTypeNew: 'دستهٔ رویداد جدید',
  words: { levels: ['سطح', 'level', 'vip'], events: ['رویداد', 'event'] },
} as const;

/** Search words of the actions in the command palette. */
export const commandWords = {
  newCustomer: ['مشتری جدید', 'new customer'],
  newOrganization: ['سازمان جدید', 'new organization'],
} as const;
