import { z } from 'zod';

/** Most custom fields that one list is filtered by. */
const FIELD_FILTERS_MAX = 10;
const fieldBound = z.string().trim().min(1).max(20).optional();
/**
 * By values of custom fields, by the id of the field: an exact value, or a range of numbers, of days as `YYYY-MM-DD`
 * or of unix seconds (decisions 2.3 `cf`).
 */
export const customFieldFilters = z
  .record(
    z.string().regex(/^[1-9]\d{0,14}$/),
    z.union([z.string().trim().min(1).max(255), z.strictObject({ from: fieldBound, to: fieldBound })]),
  )
  .refine((fields) => Object.keys(fields).length <= FIELD_FILTERS_MAX, {
    params: { code: 'max_items', n: FIELD_FILTERS_MAX },
  });
