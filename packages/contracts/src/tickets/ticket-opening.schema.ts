import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Whether a customer may open a ticket now. */
export const ticketOpening = z.object({
  /** Why not, in a sentence for them; null where they may. */
  refused: z.string().nullable(),
});

export const ticketOpeningGet = defineEndpoint({
  name: 'ticketOpeningGet',
  method: 'GET',
  path: '/api/ticketOpening',
  slice: 'tickets',
  access: 'customer',
  summary: 'Whether the caller may open a ticket on the web now: by the level and the number of open tickets.',
  data: ticketOpening,
});
