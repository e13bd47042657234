import { z } from 'zod';

/** Minutes until the first answer of a department (decisions 2.3 "How waiting is shown"). */
export const answerTimeItem = z.object({
  department_id: z.number(),
  /** Half of the tickets of the last 90 days were answered within it. */ median: z.number(),
  /** Nine of ten were answered within it. */ p90: z.number(),
});

export const sharedLists = { answer_times: z.array(answerTimeItem) };
