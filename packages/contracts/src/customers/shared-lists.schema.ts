import { z } from 'zod';
import { customerLevel } from './customer-level.schema.ts';

export const sharedLists = { customer_levels: z.array(customerLevel) };
