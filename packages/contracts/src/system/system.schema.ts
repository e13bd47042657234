import { z } from 'zod';
import { DELETE_TYPES, ORDER_TYPES, PERMISSIONS } from '../declared.ts';
import { id, idAndName } from '../field.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { REPLACEABLE_TYPES } from './row-lists.ts';
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
  slice: 'system',
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
  slice: 'system',
  access: 'employee',
  summary: 'Departments and permissions the caller may grant.',
  data: adminDefaults,
});
/** Rows that one call deletes at most (decisions 2.25). */
const DELETES_MAX = 200;
export const multipleDelete = defineEndpoint({
  name: 'multipleDelete',
  method: 'DELETE',
  path: '/api/multipleDelete',
  slice: 'system',
  access: 'employee',
  summary: 'Deletes rows of one type, each as the call for one of them would, and says which could not be deleted.',
  // each deletion writes its own entry; a call may succeed and delete none
  audited: false,
  query: z.strictObject({ type: z.enum(DELETE_TYPES), type_ids: z.array(id).max(DELETES_MAX) }),
  data: z.object({
    deleted: z.array(z.number()),
    failed: z.array(z.object({ id: z.number(), status: z.string(), message: z.string() })),
  }),
});

/** The references to a row, for who wants to delete it (decisions 2.0 "replace with"). */
export const referenceCounts = z.object({
  /** Rows of each kind in words, such as «۱۲ تیکت» or «بیش از ۱٬۰۰۰ تیکت». */
  references: z.array(
    z.object({
      text: z.string(),
      /** No other row takes its place there: it is not deleted while there are such rows. */
      stays: z.literal(true).optional(),
    }),
  ),
});
export const getReferences = defineEndpoint({
  name: 'getReferences',
  method: 'GET',
  path: '/api/getReferences',
  slice: 'system',
  access: 'employee',
  summary: 'How many rows name a row; its deletion needs another one for them.',
  query: z.strictObject({ type: z.enum(REPLACEABLE_TYPES), type_id: id }),
  data: referenceCounts,
});

/** A row in its order (spec 3.21); `order` counts from 1 among the rows with the same parent. */
export const sortItem = z.object({
  id: z.number(),
  name: z.string(),
  order: z.number(),
  parent_id: z.number().nullable(),
});
export const getOrder = defineEndpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/getOrder',
  slice: 'system',
  access: 'employee',
  summary: 'The rows of a type in their order; of a tree each one before those below it.',
  query: z.strictObject({ type: z.enum(ORDER_TYPES) }),
  data: z.array(sortItem),
});
/** Rows that one parent may have. */
export const ORDER_MAX = 1000;
export const updateOrder = defineEndpoint({
  name: 'updateOrder',
  method: 'PUT',
  path: '/api/updateOrder',
  slice: 'system',
  access: 'employee',
  summary: 'Puts all rows of one parent into a new order; a missing or foreign one refuses the whole call.',
  body: z.strictObject({ type: z.enum(ORDER_TYPES), type_ids: z.array(id).min(1).max(ORDER_MAX) }),
  audited: true,
});
