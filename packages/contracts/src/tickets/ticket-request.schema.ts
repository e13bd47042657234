import { z } from 'zod';
import { uploadedAttachment } from '../attachments/attachment.schema.ts';
import { sharedLists as catalog } from '../catalog/shared-lists.schema.ts';
import { sharedLists as departments } from '../departments/shared-lists.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../field.schema.ts';
import { REQUESTS_ARE_OPEN } from '../identity/request-gates.ts';
import { JSON_BODY_MAX } from '../limits.ts';
import { formToFill } from './ticket-form.schema.ts';
import { ticketStore } from './ticket.schema.ts';

// A request without an account (decisions 2.23, docs/adr/0096). Each call needs the cookie of a proven address.

/** What a request is written with: who sends it, and what may be chosen. */
export const requestChoices = z.object({
  requester: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  departments: departments.departments,
  ticket_categories: catalog.ticket_categories,
  services: catalog.services,
  /** Why nothing can be sent now; null where it can. */
  refused: z.string().nullable(),
  /** Number of the request that was sent by this proof, which allows no other one. */
  sent: z.string().nullable(),
});

export const ticketRequestGet = defineEndpoint({
  name: 'ticketRequestGet',
  method: 'GET',
  path: '/api/ticketRequest',
  slice: 'tickets',
  access: 'visitor',
  gate: REQUESTS_ARE_OPEN,
  summary: 'Departments, categories and services for the request of a proven address.',
  data: requestChoices,
  limits: [{ max: 120, window: 60, by: 'user' }],
});

export const ticketRequestForm = defineEndpoint({
  name: 'ticketRequestForm',
  method: 'GET',
  path: '/api/ticketRequest/form',
  slice: 'tickets',
  access: 'visitor',
  gate: REQUESTS_ARE_OPEN,
  summary: 'The form of such a request, as of a ticket of the same customer.',
  query: z.strictObject({ department_id: id, category_id: id.optional(), service_id: id.optional() }),
  data: formToFill,
  limits: [{ max: 120, window: 60, by: 'user' }],
});

export const ticketRequestFile = defineEndpoint({
  name: 'ticketRequestFile',
  method: 'POST',
  path: '/api/ticketRequest/file',
  slice: 'tickets',
  access: 'visitor',
  gate: REQUESTS_ARE_OPEN,
  upload: true,
  summary: 'Uploads one file (multipart field `file`) of such a request.',
  data: uploadedAttachment,
  limits: [{ max: 60, window: 600, by: 'ip' }],
});

export const ticketRequestStore = defineEndpoint({
  name: 'ticketRequestStore',
  method: 'POST',
  path: '/api/ticketRequest',
  slice: 'tickets',
  access: 'visitor',
  gate: REQUESTS_ARE_OPEN,
  bodyMax: JSON_BODY_MAX,
  summary: 'Sends the request, once for each proven address; the ticket belongs to the customer who has the address.',
  body: ticketStore.body
    .omit({
      kind: true,
      importance: true,
      customer_id: true,
      recipient_id: true,
      branch_id: true,
      follow_up_of: true,
      draft_key: true,
    })
    .extend({
      /** For whom it was written: the browser may have proven the address of somebody else since then. */
      requester_id: id,
    })
    .strict(),
  /** `link`: secret of the link by which the request is followed (docs/adr/0101). */
  data: z.object({ number: z.string(), link: z.string() }),
  limits: [{ max: 30, window: 3600, by: 'ip', shared: true }],
});
