import { z } from 'zod';
import { idAndName } from '../field.schema.ts';

export const sharedLists = {
  /** For full admins, whose settings name roles; empty for everybody else. */
  roles: z.array(idAndName.extend({ /** A role that is off grants nothing. */ status: z.boolean() })),
};
