import { z } from 'zod';
import { PERMISSIONS } from '../declared.ts';
import { idAndName } from '../field.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { license } from '../license/license.schema.ts';
import { sharedLists } from '../shared-lists.schema.ts';

/** The shared lists, filtered by scope and audience (spec 3.30, decisions 2.26), and the licensed features. */
export const systemDefaults = z.object({
  license: license.partial().extend({ features: license.shape.features }),
  ...sharedLists,
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
/** The departments and permissions that an administrator may grant. */
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
