import { z } from 'zod';
import { idAndName, person } from '../field.schema.ts';
import { DEPARTMENT_KINDS } from '../enums.ts';
import { defineEndpoint } from '../endpoint.ts';
import { license } from '../licence/licence.schema.ts';
import { PERMISSIONS } from '../permissions.ts';
import { customerLevel } from '../customers/customer.schema.ts';

export const departmentItem = idAndName.extend({
  kind: z.enum(DEPARTMENT_KINDS),
  branch_ids: z.array(z.number()),
  is_public: z.boolean(),
  mine: z.boolean(),
  /** The caller may send a ticket here (decisions 2.7 `to_departments`). */ sendable: z.boolean(),
  users: z.array(person).optional(),
});
export const ticketCategoryItem = idAndName.extend({
  parent_id: z.number().nullable(),
  department_ids: z.array(z.number()),
  default_importance: z.number().nullable(),
  order: z.number(),
});
export const serviceItem = idAndName.extend({
  parent_id: z.number().nullable(),
  department_ids: z.array(z.number()),
  category_ids: z.array(z.number()),
  order: z.number(),
});

/** Lists every screen needs, filtered by scope and audience (spec 3.30, decisions 2.26). Lists of later capabilities come with them. */
export const systemDefaults = z.object({
  customers_department: idAndName.nullable(),
  managers_department: idAndName.nullable(),
  license: license.partial().extend({ features: license.shape.features }),
  departments: z.array(departmentItem),
  ticket_categories: z.array(ticketCategoryItem),
  services: z.array(serviceItem),
  customer_levels: z.array(customerLevel),
  branches: z.array(idAndName),
  organizations: z.array(idAndName),
});
export const systemDefaultsGet = defineEndpoint({
  name: 'systemDefaultsGet',
  method: 'GET',
  path: '/api/systemDefaults',
  tag: 'system',
  access: 'user',
  summary: 'The shared lists, by scope and audience.',
  data: systemDefaults,
});
/** What an administrator may hand out. */
export const adminDefaults = z.object({ departments: z.array(idAndName), permissions: z.array(z.enum(PERMISSIONS)) });
export const adminDefaultsGet = defineEndpoint({
  name: 'adminDefaultsGet',
  method: 'GET',
  path: '/api/adminDefaults',
  tag: 'system',
  access: 'employee',
  summary: 'Departments and permissions the caller may grant.',
  data: adminDefaults,
});
