import { z } from 'zod';
import { idAndName } from '../field.schema.ts';

export const sharedLists = { sla_policies: z.array(idAndName) };
