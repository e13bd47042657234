import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { PERMISSIONS } from '../declared.ts';
import { booleanInput, id, idParams, int4, plainText } from '../field.schema.ts';
import { ROLE_MAX } from './role-lists.ts';

/** A role in the list of those who give roles to employees (decisions 2.2). */
export const employeeRole = z.object({
  id: z.number(),
  name: z.string(),
  /** Comes with the product, and is not deleted. */ is_system: z.boolean(),
  /** Grants something; a role that is off keeps its people. */ status: z.boolean(),
  /** Null for a caller who may not change roles. */ user_count: z.number().nullable(),
  /** The caller may give it to others: it grants nothing that they do not have. */ grantable: z.boolean(),
});
/** A role with what it grants, for whoever may change roles. */
export const roleDetails = employeeRole.extend({
  version: z.number(),
  description: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
});
const fields = {
  name: plainText(ROLE_MAX.name, 1),
  description: plainText(ROLE_MAX.description).optional(),
  /** All that the role grants; a new one without them begins as decisions 2.2 say. */
  permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length).optional(),
  status: booleanInput.optional(),
};

export const roleList = defineEndpoint({
  name: 'roleList',
  method: 'GET',
  path: '/api/role',
  slice: 'staff',
  access: 'employee',
  summary: 'Names of roles in their order, for those who give them to employees.',
  data: z.array(employeeRole),
});
export const roleGet = defineEndpoint({
  name: 'roleGet',
  method: 'GET',
  path: '/api/role/:id',
  slice: 'staff',
  access: 'full_admin',
  summary: 'One role with what it grants.',
  params: idParams,
  data: roleDetails,
});
export const roleStore = defineEndpoint({
  name: 'roleStore',
  method: 'POST',
  path: '/api/role',
  slice: 'staff',
  access: 'full_admin',
  summary: 'Creates a role, the last one in the order.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const roleUpdate = defineEndpoint({
  name: 'roleUpdate',
  method: 'PUT',
  path: '/api/role/:id',
  slice: 'staff',
  access: 'full_admin',
  summary: 'Changes a role. Whose rights change by it is logged out.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: roleDetails,
  audited: true,
});
export const roleDelete = defineEndpoint({
  name: 'roleDelete',
  method: 'DELETE',
  path: '/api/role/:id',
  slice: 'staff',
  access: 'full_admin',
  summary: 'Deletes a role softly; employees who have it get another one instead.',
  params: idParams,
  query: z.strictObject({ /** Required while employees have it. */ replace_with: id.optional() }),
});
