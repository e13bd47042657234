import { z } from 'zod';
import { attachment } from '../attachments/attachment.schema.ts';
import { person, unixOut } from '../field.schema.ts';
import { AUTHOR_KINDS, CONTENT_STATES, CONTENT_TYPES } from './ticket-lists.ts';

/**
 * One content of a conversation (decisions 2.4). Customers get only public ones, and `seq` is then the public sequence.
 */
export const ticketContent = z.object({
  id: z.number(),
  seq: z.number(),
  type: z.enum(CONTENT_TYPES),
  state: z.enum(CONTENT_STATES),
  author: person.nullable(),
  author_kind: z.enum(AUTHOR_KINDS),
  on_behalf_of: person.nullable(),
  body_html: z.string(),
  dir: z.enum(['rtl', 'ltr']),
  excerpt: z.string(),
  at: unixOut,
  edited_at: unixOut.nullable(),
  /** How often it was changed; sent back with a change, so that nobody overwrites another one. */ edit_count:
    z.number(),
  /** While pending: when it will be sent. */ send_at: unixOut.nullable(),
  mine: z.boolean(),
  deletable: z.boolean(),
  /** The caller may change its text. */ editable: z.boolean(),
  attachments: z.array(attachment),
  /** Number of the merged ticket that it was written in; null in its own one. */ origin: z.string().nullable(),
  /** For system lines: the change, which the screen turns into a sentence. */ event: z
    .object({ name: z.string(), from: z.string().nullable(), to: z.string().nullable() })
    .nullable(),
});
