import type { Gate } from '../platform/gate.ts';
import type { CustomFieldContext } from './custom-field-lists.ts';

/** What opens forms, and custom fields of tickets and departments (spec 6.17, 6.24). */
export const CUSTOM_FIELDS_ARE_LICENSED = { feature: 'custom_field' } as const satisfies Gate;
/** What opens the custom fields of customers (spec 6.21, 6.32). */
export const CUSTOMER_FIELDS_ARE_LICENSED = { feature: 'customer_custom_field' } as const satisfies Gate;
/** What opens the custom fields of organisations (spec 6.20, 6.32). */
export const ORGANIZATION_FIELDS_ARE_LICENSED = { feature: 'organization_custom_field' } as const satisfies Gate;
/** What opens the definitions of custom fields: one of their contexts is licensed. */
export const ANY_FIELDS_ARE_LICENSED = {
  any: [CUSTOM_FIELDS_ARE_LICENSED, CUSTOMER_FIELDS_ARE_LICENSED, ORGANIZATION_FIELDS_ARE_LICENSED],
} as const satisfies Gate;

/** The license feature of the custom fields of each context. */
export const CUSTOM_FIELD_FEATURES = {
  ticket: 'custom_field',
  department: 'custom_field',
  customer: 'customer_custom_field',
  organization: 'organization_custom_field',
} as const satisfies Record<CustomFieldContext, string>;
