import { z } from 'zod';
import { idAndName } from '../field.schema.ts';
import { SERVICE_ICONS } from './catalog-lists.ts';

export const ticketCategoryItem = idAndName.extend({
  parent_id: z.number().nullable(),
  department_ids: z.array(z.number()),
  default_importance: z.number().nullable(),
  /** Words that find it where a category is chosen. */ keywords: z.array(z.string()),
  order: z.number(),
});
export const serviceItem = idAndName.extend({
  parent_id: z.number().nullable(),
  department_ids: z.array(z.number()),
  category_ids: z.array(z.number()),
  icon: z.enum(SERVICE_ICONS).nullable(),
  order: z.number(),
});

export const sharedLists = { ticket_categories: z.array(ticketCategoryItem), services: z.array(serviceItem) };
