import { z } from 'zod';
import { uploadedAttachment } from '../attachments/attachment.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, id, idAndName, int4, plainText, unixOut } from '../field.schema.ts';
import { identifier, oneTimeCode } from '../identity/credential.schema.ts';
import { REQUESTS_ARE_OPEN } from '../identity/request-gates.ts';
import { JSON_BODY_MAX, REQUEST_LINK_MAX, SATISFACTION_COMMENT_MAX } from '../limits.ts';
import { ticket, ticketStore } from './ticket.schema.ts';

// The link to one request that was sent without an account (docs/adr/0101). No other call knows its secret.

const secret = z.string().max(REQUEST_LINK_MAX);
const link = { slice: 'tickets', access: 'visitor', gate: REQUESTS_ARE_OPEN } as const;
const params = z.strictObject({ token: secret });

/** What a link shows of its ticket: what its customer sees of it in the panel, and no other ticket. */
export const linkedRequest = ticket
  .pick({
    id: true,
    number: true,
    subject: true,
    status: true,
    created_at: true,
    contents: true,
    custom_fields: true,
    reply_refused: true,
    can_rate: true,
    satisfaction: true,
    satisfaction_comment: true,
    satisfaction_editable: true,
    expected_answer: true,
    last_seq: true,
  })
  .extend({
    department: idAndName,
    actions: z.array(z.enum(['reply', 'close'])),
    /** When the link ends. */ expires_at: unixOut,
  });

export const requestLinkGet = defineEndpoint({
  ...link,
  name: 'requestLinkGet',
  method: 'GET',
  path: '/api/requestLink/:token',
  allowedWhenExpired: true,
  summary: 'The public conversation of the request of a link. Reading it changes nothing.',
  params,
  data: linkedRequest,
  limits: [{ max: 120, window: 60, by: 'ip' }],
});
export const requestLinkReply = defineEndpoint({
  ...link,
  name: 'requestLinkReply',
  method: 'POST',
  path: '/api/requestLink/:token/reply',
  bodyMax: JSON_BODY_MAX,
  summary: 'Answers in the request of a link as its customer; a closed one opens again where a reply may open it.',
  params,
  body: z.strictObject({
    body_html: ticketStore.body.shape.body_html,
    attachments: ticketStore.body.shape.attachments,
    client_key: ticketStore.body.shape.client_key,
    last_seen_seq: int4,
    force: booleanInput.default(false),
  }),
  data: linkedRequest,
  limits: [{ max: 60, window: 60, by: 'ip' }],
});
export const requestLinkFile = defineEndpoint({
  ...link,
  name: 'requestLinkFile',
  method: 'POST',
  path: '/api/requestLink/:token/file',
  upload: true,
  summary: 'Uploads one file (multipart field `file`) of an answer by link.',
  params,
  data: uploadedAttachment,
  limits: [{ max: 60, window: 600, by: 'ip' }],
});
export const requestLinkAttachment = defineEndpoint({
  ...link,
  name: 'requestLinkAttachment',
  method: 'GET',
  path: '/api/requestLink/:token/attachment/:id',
  answer: 'blob',
  allowedWhenExpired: true,
  summary: 'A file of the conversation of a link.',
  params: params.extend({ id }),
  query: z.strictObject({ inline: z.literal(['1', 1]).optional() }),
  limits: [{ max: 240, window: 60, by: 'ip' }],
});
export const requestLinkClose = defineEndpoint({
  ...link,
  name: 'requestLinkClose',
  method: 'PUT',
  path: '/api/requestLink/:token/close',
  summary: 'Closes the request of a link, where its customer may close it.',
  params,
  data: linkedRequest,
  limits: [{ max: 60, window: 60, by: 'ip' }],
});
export const requestLinkRate = defineEndpoint({
  ...link,
  name: 'requestLinkRate',
  method: 'PUT',
  path: '/api/requestLink/:token/satisfaction',
  allowedWhenExpired: true,
  summary: 'Rates the closed request of a link.',
  params,
  body: z.strictObject({
    satisfaction: z.coerce.number().pipe(z.literal([1, 2, 3, 4, 5])),
    comment: plainText(SATISFACTION_COMMENT_MAX).optional(),
  }),
  data: linkedRequest,
  limits: [{ max: 60, window: 60, by: 'ip' }],
});
export const requestLinkCode = defineEndpoint({
  ...link,
  name: 'requestLinkCode',
  method: 'POST',
  path: '/api/requestLinkCode',
  allowedWhenExpired: true,
  summary: 'Sends a code to an address that wants its link anew; the same answer for every address.',
  body: z.strictObject({ address: identifier }),
  data: z.object({ resend_in: z.number().int(), expires_in: z.number().int() }),
  limits: [{ max: 20, window: 3600, by: 'ip', shared: true }],
});
export const requestLinkRenew = defineEndpoint({
  ...link,
  name: 'requestLinkRenew',
  method: 'POST',
  path: '/api/requestLink/:token/renew',
  allowedWhenExpired: true,
  summary: 'Makes a new link for the request of a link that has ended, for who proves its address by the code.',
  params,
  body: z.strictObject({ address: identifier, code: oneTimeCode }),
  data: z.object({ token: z.string() }),
  limits: [{ max: 60, window: 60, by: 'ip' }],
});
