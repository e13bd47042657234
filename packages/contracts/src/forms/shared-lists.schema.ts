import { z } from 'zod';
import { idAndName } from '../field.schema.ts';

export const sharedLists = {
  /** The fields by whose values the person may find tickets; which of them a ticket shows is another question. */
  searchable_fields: z.array(idAndName),
};
