import { z } from 'zod';
import { uploadedAttachment } from '../attachments/attachment.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, id, idParams, person, unixOut } from '../field.schema.ts';

/** What a colleague has begun to write as an answer and lets others go on with. */
export const sharedDraft = z.object({
  author: person,
  /** Without its pictures, which are among the files. */ body_html: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number() })),
  updated_at: unixOut,
});
export const ticketDraftShare = defineEndpoint({
  name: 'ticketDraftShare',
  method: 'PUT',
  path: '/api/ticketDraft/:id/share',
  slice: 'tickets',
  access: 'employee',
  summary: "Lets colleagues who may answer read the caller's draft of an answer to the ticket, or ends it.",
  params: idParams,
  body: z.strictObject({ shared: booleanInput }),
  // a draft is its author's own text; what is sent of it is in the history of the ticket
  audited: false,
});
export const ticketDraftClaim = defineEndpoint({
  name: 'ticketDraftClaim',
  method: 'POST',
  path: '/api/ticketDraft/:id/claim',
  slice: 'tickets',
  access: 'employee',
  summary: 'Goes on with the shared draft of a colleague, whose own text stays and is not shared any more.',
  params: idParams,
  body: z.strictObject({ /** Whose draft it is. */ user_id: id }),
  audited: false,
  /** The text with copies of its files, for the draft of the caller. */
  data: z.object({ body_html: z.string(), attachments: z.array(uploadedAttachment) }),
});
