import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { PERMISSIONS } from '../declared.ts';

/** A role with what it grants (decisions 2.2). */
export const employeeRole = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Comes with the product: it is neither changed nor deleted. */ is_system: z.boolean(),
  /** Grants something; a role that is off keeps its people. */ status: z.boolean(),
  user_count: z.number(),
  /** The caller may give it to others: it grants nothing that they do not have. */ grantable: z.boolean(),
});

export const roleList = defineEndpoint({
  name: 'roleList',
  method: 'GET',
  path: '/api/role',
  slice: 'staff',
  access: 'employee',
  summary: 'Roles in their order, for those who give them to employees.',
  data: z.array(employeeRole),
});
