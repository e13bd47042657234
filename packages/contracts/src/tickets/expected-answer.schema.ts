import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../field.schema.ts';

/** How long first answers of a department have taken, in minutes that passed. */
export const expectedAnswer = z.object({
  /** Half of the tickets were answered within it. */ median: z.number(),
  /** Nine of ten were answered within it. */ p90: z.number(),
});

export const expectedAnswerGet = defineEndpoint({
  name: 'expectedAnswerGet',
  method: 'GET',
  path: '/api/expectedAnswer',
  slice: 'tickets',
  access: 'user',
  summary:
    'When a department that the caller may write to usually answers, by the last 90 days: of tickets that came in at this hour of the day, or of all where these are too few. null says that nobody knows.',
  query: z.strictObject({ department_id: id }),
  data: expectedAnswer.nullable(),
});
