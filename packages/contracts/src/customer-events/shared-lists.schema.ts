import { z } from 'zod';
import { customerEventType } from './customer-event-type.schema.ts';

export const sharedLists = { customer_event_types: z.array(customerEventType) };
