import { z } from 'zod';
import { attachment, uploadedAttachment } from '../attachments/attachment.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  listOf,
  ownedFiles,
  pageQuery,
  plainText,
  richText,
  unixOut,
} from '../field.schema.ts';
import { TEMPLATES_ARE_LICENSED } from './ticket-gates.ts';
import {
  TEMPLATE_DEPARTMENTS_MAX,
  TEMPLATE_KEYWORD_MAX,
  TEMPLATE_KEYWORDS_MAX,
  TEMPLATE_SCOPES,
  TEMPLATE_SHORTCUT_MAX,
  TEMPLATE_VARIABLES,
  TICKET_TEMPLATE_NAME_MAX,
} from './ticket-template-lists.ts';

/** A ready-made text of tickets (decisions 2.12). */
export const ticketTemplate = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  /** Rich text with variables. */ body: z.string(),
  scope: z.enum(TEMPLATE_SCOPES),
  /** Of the scope `department` only. */ departments: z.array(idAndName),
  /** Without the slash before it. */ shortcut: z.string().nullable(),
  keywords: z.array(z.string()),
  attachments: z.array(attachment),
  order: z.number(),
  /** Off: it is kept, and nobody is offered it. */ status: z.boolean(),
  /** How often something was sent with it. */ usage_count: z.number(),
  last_used_at: unixOut.nullable(),
  /** The caller may change and delete it. */ editable: z.boolean(),
  created_at: unixOut,
  updated_at: unixOut,
});

/** A word after `/`: letters, digits, half-spaces, hyphens and underscores; the slash may be left out. */
export const templateShortcut = z
  .string()
  .trim()
  .transform((text) => text.replace(/^\//, ''))
  .pipe(
    z
      .string()
      .max(TEMPLATE_SHORTCUT_MAX)
      .regex(/^[\p{L}\p{N}\p{M}\u200c_-]*$/u),
  );

const fields = {
  name: plainText(TICKET_TEMPLATE_NAME_MAX, 1),
  body: richText(),
  scope: z.enum(TEMPLATE_SCOPES),
  department_ids: listOf(id, TEMPLATE_DEPARTMENTS_MAX).optional(),
  /** Null or '' is none. */ shortcut: templateShortcut.nullable().optional(),
  keywords: listOf(plainText(TEMPLATE_KEYWORD_MAX, 1), TEMPLATE_KEYWORDS_MAX).optional(),
  /** All files that it is to have. */ attachments: ownedFiles('ticket_template').optional(),
  status: booleanInput.optional(),
};

export const ticketTemplateList = defineEndpoint({
  name: 'ticketTemplateList',
  method: 'GET',
  path: '/api/ticketTemplate',
  slice: 'tickets',
  access: 'employee',
  gate: TEMPLATES_ARE_LICENSED,
  answer: 'list',
  summary: 'Ready-made texts: those for everybody, of the own departments, and personal ones.',
  query: z.strictObject({
    ...pageQuery,
    /** A part of the name (spec 2.85). */ name: keyword().optional(),
    scope: z.enum(TEMPLATE_SCOPES).optional(),
    status: booleanInput.optional(),
    department_id: id.optional(),
    sort_by: z.enum(['order', 'name', 'usage_count', 'updated_at']).default('order'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: ticketTemplate,
});
export const ticketTemplateGet = defineEndpoint({
  name: 'ticketTemplateGet',
  method: 'GET',
  path: '/api/ticketTemplate/:id',
  slice: 'tickets',
  access: 'employee',
  gate: TEMPLATES_ARE_LICENSED,
  page: true,
  summary: 'One ready-made text.',
  params: idParams,
  data: ticketTemplate,
});
export const ticketTemplateStore = defineEndpoint({
  name: 'ticketTemplateStore',
  method: 'POST',
  path: '/api/ticketTemplate',
  slice: 'tickets',
  access: 'employee',
  gate: TEMPLATES_ARE_LICENSED,
  summary: 'Creates a ready-made text.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const ticketTemplateUpdate = defineEndpoint({
  name: 'ticketTemplateUpdate',
  method: 'PUT',
  path: '/api/ticketTemplate/:id',
  slice: 'tickets',
  access: 'employee',
  gate: TEMPLATES_ARE_LICENSED,
  summary: 'Changes a ready-made text.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: ticketTemplate,
  audited: true,
});
export const ticketTemplateDelete = defineEndpoint({
  name: 'ticketTemplateDelete',
  method: 'DELETE',
  path: '/api/ticketTemplate/:id',
  slice: 'tickets',
  access: 'employee',
  gate: TEMPLATES_ARE_LICENSED,
  summary: 'Deletes a ready-made text softly; what was sent with it stays.',
  params: idParams,
});
export const ticketTemplateUploads = defineEndpoint({
  name: 'ticketTemplateUploads',
  method: 'POST',
  path: '/api/ticketTemplate/:id/uploads',
  slice: 'tickets',
  access: 'employee',
  gate: TEMPLATES_ARE_LICENSED,
  summary: 'Copies the files of a ready-made text to uploads of the caller, so that a reply is sent with them.',
  params: idParams,
  data: z.array(uploadedAttachment),
  limits: [{ max: 60, window: 60, by: 'user' }],
});
export const ticketTemplateValues = defineEndpoint({
  name: 'ticketTemplateValues',
  method: 'GET',
  path: '/api/ticketTemplateValues',
  slice: 'tickets',
  access: 'employee',
  gate: TEMPLATES_ARE_LICENSED,
  summary: 'What the variables of ready-made texts stand for on a ticket; one without a value is left out.',
  query: z.strictObject({ ticket_id: id }),
  data: z.partialRecord(z.enum(TEMPLATE_VARIABLES), z.string()),
});
