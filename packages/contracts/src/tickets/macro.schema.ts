import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  listOf,
  pageQuery,
  plainText,
  plainTextOrNull,
  richText,
  unixOut,
} from '../field.schema.ts';
import { TODO_MAX } from '../todos/todo-lists.ts';
import { MACRO_AFTER, MACRO_NAME_MAX, MACRO_STEPS_MAX, MACRO_TODO_DAYS_MAX } from './macro-lists.ts';
import { BULK_TAGS_MAX } from './ticket-bulk.ts';
import { inImportance } from './ticket-list.schema.ts';
import { templateShortcut } from './ticket-template.schema.ts';
import { TEMPLATE_DEPARTMENTS_MAX, TEMPLATE_SCOPES } from './ticket-template-lists.ts';

const tags = z.array(id).max(BULK_TAGS_MAX);

/** One step of a macro; each does what the call for one change would do. */
export const macroStep = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('status'),
    /** In progress or closed. */ status: z.coerce.number().pipe(z.literal([1, 4])),
    close_reason: z.enum(['resolved', 'duplicate', 'other']).optional(),
  }),
  z.strictObject({ type: z.literal('importance'), importance: inImportance }),
  z.strictObject({ type: z.literal('department'), department_id: id, reason: plainText(500, 1) }),
  z.strictObject({
    type: z.literal('assignee'),
    /** `me`: who runs the macro; `nobody`: it is released. */ to: z.union([z.enum(['me', 'nobody']), id]),
  }),
  z.strictObject({ type: z.literal('category'), category_id: id.nullable() }),
  z.strictObject({ type: z.literal('service'), service_id: id.nullable() }),
  z.strictObject({ type: z.literal('tags'), add: tags, remove: tags }),
  /** The text may have the variables of ready-made texts. */
  z.strictObject({ type: z.literal('note'), body_html: richText() }),
  z.strictObject({ type: z.literal('reply'), template_id: id }),
  z.strictObject({ type: z.literal('share'), user_id: id, editable: booleanInput }),
  /** Adds a todo that is linked to the ticket (decisions 2.13); whoever runs the macro owns it. */
  z.strictObject({
    type: z.literal('todo'),
    title: plainText(TODO_MAX.title, 1),
    description: plainTextOrNull(TODO_MAX.description),
    /** `me`: who runs the macro, and also where `assignee`, that of the ticket, is nobody. */
    to: z.union([z.enum(['me', 'assignee']), id]),
    importance: inImportance,
    /** It is due so many days after the run. */
    due_days: z.coerce.number().int().min(1).max(MACRO_TODO_DAYS_MAX).nullable(),
    shared: booleanInput,
  }),
]);

/** Several changes of a ticket that one press makes (decisions 2.4 "macro"). */
export const macro = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  scope: z.enum(TEMPLATE_SCOPES),
  /** Of the scope `department` only. */ departments: z.array(idAndName),
  steps: z.array(macroStep),
  after: z.enum(MACRO_AFTER),
  /** Without the slash before it. */ shortcut: z.string().nullable(),
  status: z.boolean(),
  usage_count: z.number(),
  last_used_at: unixOut.nullable(),
  /** The caller may change and delete it. */ editable: z.boolean(),
  updated_at: unixOut,
});

const fields = {
  name: plainText(MACRO_NAME_MAX, 1),
  scope: z.enum(TEMPLATE_SCOPES),
  department_ids: listOf(id, TEMPLATE_DEPARTMENTS_MAX).optional(),
  steps: z.array(macroStep).min(1).max(MACRO_STEPS_MAX),
  after: z.enum(MACRO_AFTER).optional(),
  /** Null or '' is none. */ shortcut: templateShortcut.nullable().optional(),
  status: booleanInput.optional(),
};

export const macroList = defineEndpoint({
  name: 'macroList',
  method: 'GET',
  path: '/api/macro',
  slice: 'tickets',
  access: 'employee',
  answer: 'list',
  summary: 'Macros: those for everybody, of the own departments, and personal ones.',
  query: z.strictObject({
    ...pageQuery,
    name: keyword().optional(),
    scope: z.enum(TEMPLATE_SCOPES).optional(),
    status: booleanInput.optional(),
    sort_by: z.enum(['order', 'name', 'usage_count', 'updated_at']).default('order'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: macro,
});
export const macroGet = defineEndpoint({
  name: 'macroGet',
  method: 'GET',
  path: '/api/macro/:id',
  slice: 'tickets',
  access: 'employee',
  page: true,
  summary: 'One macro.',
  params: idParams,
  data: macro,
});
export const macroStore = defineEndpoint({
  name: 'macroStore',
  method: 'POST',
  path: '/api/macro',
  slice: 'tickets',
  access: 'employee',
  summary: 'Creates a macro.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const macroUpdate = defineEndpoint({
  name: 'macroUpdate',
  method: 'PUT',
  path: '/api/macro/:id',
  slice: 'tickets',
  access: 'employee',
  summary: 'Changes a macro.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: macro,
  audited: true,
});
export const macroDelete = defineEndpoint({
  name: 'macroDelete',
  method: 'DELETE',
  path: '/api/macro/:id',
  slice: 'tickets',
  access: 'employee',
  summary: 'Deletes a macro softly; what was done with it stays.',
  params: idParams,
});
