import { z } from 'zod';

export const sharedLists = {
  /** The fields by whose values tickets are found. Without labels: which of them a person sees is said by a ticket. */
  searchable_fields: z.array(z.object({ id: z.number() })),
};
