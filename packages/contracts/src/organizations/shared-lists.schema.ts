import { z } from 'zod';
import { idAndName } from '../field.schema.ts';

export const sharedLists = { organizations: z.array(idAndName) };
