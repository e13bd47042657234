import { z } from 'zod';
import { AUTO_CLOSE_DAYS } from './ticket-lists.ts';

/**
 * Working days without an answer of the customer after which a ticket is closed; 0: never. The warning comes before, so
 * fewer would leave no time to answer.
 */
export const autoCloseDays = z.coerce
  .number()
  .int()
  .min(0)
  .max(AUTO_CLOSE_DAYS.max)
  .refine((days) => days === 0 || days >= AUTO_CLOSE_DAYS.min, { params: { code: 'min', n: AUTO_CLOSE_DAYS.min } });
