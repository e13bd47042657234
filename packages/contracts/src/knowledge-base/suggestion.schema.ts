import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../field.schema.ts';
import { publicArticleRow } from './public-article.schema.ts';
import { SUGGESTION_TEXT_MAX } from './article-lists.ts';
import { KNOWLEDGE_BASE_IS_OPEN } from './knowledge-base-gates.ts';

/** An article that may answer a text. */
export const suggestion = publicArticleRow.extend({
  /** Whether the customer of the ticket may read it, so that a link helps them; null without a ticket. */
  for_customer: z.boolean().nullable(),
});
/** It reads only; a POST, so that what people write about their problem is in no address and no log of a proxy. */
export const kbSuggestion = defineEndpoint({
  name: 'kbSuggestion',
  method: 'POST',
  path: '/api/kbSuggestion',
  slice: 'knowledge-base',
  access: 'user',
  gate: KNOWLEDGE_BASE_IS_OPEN,
  summary: 'Articles that may answer what somebody is writing, the best one first.',
  body: z.strictObject({
    /** Subject and text, without markup. */ text: z.string().trim().min(1).max(SUGGESTION_TEXT_MAX),
    /** Of an employee who answers this ticket, which they must be able to see. */ ticket_id: id.optional(),
  }),
  data: z.array(suggestion),
  allowedWhenExpired: true,
  limits: [{ max: 120, window: 60, by: 'user' }],
});
