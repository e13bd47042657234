import { z } from 'zod';
import { idAndName } from '../field.schema.ts';

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

export const sharedLists = { ticket_categories: z.array(ticketCategoryItem), services: z.array(serviceItem) };
