import { z } from 'zod';
import { customerLevel } from './customer.schema.ts';

export const sharedLists = { customer_levels: z.array(customerLevel) };
