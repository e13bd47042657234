import {
  CUSTOM_FIELDS_ARE_LICENSED,
  CUSTOMER_FIELDS_ARE_LICENSED,
  ORGANIZATION_FIELDS_ARE_LICENSED,
  type Gate,
  type ModuleDeclaration,
} from '@hamyar/contracts';
import { titles } from './messages/fa-manifest.ts';

/** [6.17, 6.24]: the license feature, and whoever may change forms (decisions 2.25). */
const FORMS: Gate = { all: [{ role: 'full_admin' }, CUSTOM_FIELDS_ARE_LICENSED] };
/** A department admin designs the fields of the own departments (decisions 2.7, 2.25). */
const FIELDS: Gate = {
  all: [{ any: [{ role: 'full_admin' }, { role: 'department_admin' }] }, CUSTOM_FIELDS_ARE_LICENSED],
};
/** [6.20, 6.21]: each has a license feature of its own. */
const ofLicense = (licensed: Gate): Gate => ({ all: [{ role: 'full_admin' }, licensed] });

/** The settings pages of custom fields and forms, as the manifest of the module declares them. */
export const formPages = [
  {
    group: 'general',
    name: 'settings-customFields',
    path: '/settings/customFields',
    title: titles.customFields,
    order: 32,
    screen: 'CustomFieldsScreen',
    gate: FIELDS,
    keywords: titles.words.customFields,
  },
  {
    group: 'customers',
    name: 'settings-organizationCustomFields',
    path: '/settings/organizationCustomFields',
    title: titles.organizationCustomFields,
    order: 30,
    screen: 'OrganizationCustomFieldsScreen',
    gate: ofLicense(ORGANIZATION_FIELDS_ARE_LICENSED),
    keywords: titles.words.organizationCustomFields,
  },
  {
    group: 'customers',
    name: 'settings-customerCustomFields',
    path: '/settings/customerCustomFields',
    title: titles.customerCustomFields,
    order: 40,
    screen: 'CustomerCustomFieldsScreen',
    gate: ofLicense(CUSTOMER_FIELDS_ARE_LICENSED),
    keywords: titles.words.customerCustomFields,
  },
  {
    group: 'general',
    name: 'settings-forms',
    path: '/settings/forms',
    title: titles.forms,
    order: 34,
    screen: 'FormsScreen',
    gate: FORMS,
    keywords: titles.words.forms,
    children: [
      {
        name: 'settings-forms-new',
        path: '/settings/forms/new',
        title: titles.formNew,
        screen: 'FormNewScreen',
      },
      {
        name: 'settings-forms-id',
        path: '/settings/forms/:id',
        title: titles.form,
        screen: 'FormScreen',
      },
    ],
  },
  {
    group: 'tickets',
    name: 'settings-ticketForms',
    path: '/settings/ticketForms',
    title: titles.ticketForms,
    order: 60,
    screen: 'TicketFormsScreen',
    gate: FORMS,
    keywords: titles.words.ticketForms,
    children: [
      {
        name: 'settings-ticketForms-new',
        path: '/settings/ticketForms/new',
        title: titles.ticketFormNew,
        screen: 'TicketFormNewScreen',
      },
      {
        name: 'settings-ticketForms-id',
        path: '/settings/ticketForms/:id',
        title: titles.ticketForm,
        screen: 'TicketFormScreen',
      },
    ],
  },
] as const satisfies ModuleDeclaration['settingsPages'];

/** The designer on the page of a department; whoever may not change the fields reads them [2.58]. */
export const departmentFields = {
  slot: 'staff.department/v1',
  name: 'fields',
  title: titles.departmentFields,
  order: 10,
  code: 'DepartmentFields',
  reserve: { height: 360 },
  gate: CUSTOM_FIELDS_ARE_LICENSED,
} as const satisfies NonNullable<ModuleDeclaration['slots']>[number];
