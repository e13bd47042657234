import { z } from 'zod';
import { uploadedAttachment } from '../attachments/attachment.schema.ts';
import { FILE_LIMITS } from '../declared.ts';
import { draftKey } from '../drafts/draft.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  civilDate,
  booleanInput,
  fileTokens,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  listOf,
  pageQuery,
  person,
  plainText,
  richText,
  unixOut,
} from '../field.schema.ts';
import { AFTER_CLOSE } from '../identity/user-lists.ts';
import { SHARES_MAX, SUBJECT_MAX } from '../limits.ts';
import { expectedAnswer } from './expected-answer.schema.ts';
import { ticketContent } from './ticket-content.schema.ts';
import {
  inImportance,
  inStatus,
  ticketCustomer,
  ticketListQuery,
  ticketRow,
  ticketStatus,
} from './ticket-list.schema.ts';
import { sharedDraft } from './ticket-draft.schema.ts';
import { ticketSlaClock, ticketSlaClocks } from './ticket-sla.schema.ts';
import { customValuesInput, filledField } from '../forms/custom-value.schema.ts';
import { CLOSE_REASONS, TICKET_CAUSES, TICKET_CHANNELS, TICKET_KINDS } from './ticket-lists.ts';
import { MACRO_AFTER } from './macro-lists.ts';
import { TICKET_VIEWS } from './ticket-view.ts';

/** Actions that the caller may do now. The server decides, the screen only shows them (decisions 2.2). */
export const TICKET_ACTIONS = [
  'reply',
  'note',
  'claim',
  'assign',
  'release',
  'transfer',
  'share',
  'set_in_progress',
  'close',
  'reopen',
  'importance',
  'sla',
  'fields',
  'merge',
  'unmerge',
  'lock',
  'unlock',
  'spam',
  'not_spam',
  'delete',
  'rate',
] as const;
export const ticketAction = z.enum(TICKET_ACTIONS);

/** An open ticket: the row, its people and its conversation, oldest first. */
export const ticket = ticketRow.extend({
  channel: z.enum(TICKET_CHANNELS),
  customer_contact: ticketCustomer.nullable(),
  /**
   * For employees: when the account of its customer ends, by the customer's own date or that of the organisation,
   * whichever is earlier (decisions 2.1); null without a date. `may_reply`: whether they answer open tickets after it.
   */
  customer_account: z
    .object({
      expire_date: unixOut,
      expired: z.boolean(),
      of: z.enum(['customer', 'organization']),
      may_reply: z.boolean(),
    })
    .nullable()
    .optional(),
  created_by: person.nullable().optional(),
  closed_at: unixOut.nullable(),
  close_reason: z.enum(CLOSE_REASONS).nullable(),
  first_staff_reply_at: unixOut.nullable(),
  reopened_count: z.number(),
  satisfaction_comment: z.string().nullable(),
  satisfaction_at: unixOut.nullable(),
  satisfaction_editable: z.boolean(),
  /**
   * Greatest sequence that the caller may see: for customers of the public contents, for employees of all. Sent back as
   * `last_seen_seq`.
   */
  last_seq: z.number(),
  last_read_seq: z.number(),
  actions: z.array(ticketAction),
  /** Why the composer opens in note mode or not at all; a key of fa-glossary. */ reply_refused: z
    .enum([
      'assigned_to_colleague',
      'closed_window_passed',
      'expired',
      'read_only',
      'locked',
      'merged',
      'license_expired',
    ])
    .nullable(),
  /** Seconds that a staff reply waits before it is sent; 0 sends immediately. */ undo_seconds: z.number(),
  /** Its customers cannot reply: a full admin has locked it, or it is merged. */ locked: z.boolean(),
  shares: z.array(person.extend({ editable: z.boolean() })).optional(),
  followed: z.boolean().optional(),
  /** For employees: who follows it, the first one first. */ followers: z.array(person).optional(),
  /**
   * For employees: the last content that the ticket's customer has read, 0 for none; null for a ticket without a customer.
   */
  customer_read_seq: z.number().nullable().optional(),
  /** For the customer of a ticket that waits for its first answer: when to expect it. */
  expected_answer: expectedAnswer.nullable().optional(),
  /** For employees: what follows when they close it, by their profile. */
  after_close: z.enum(AFTER_CLOSE).optional(),
  /** For employees who may close it: the fields that have to be filled in before, as their change names them (decisions 2.3 T12). */
  missing_on_close: z.array(z.string()).optional(),
  /** For employees: the policy that the ticket keeps; null for a ticket without an SLA. */
  sla_name: z.string().nullable().optional(),
  /** For employees: that policy, which may be deleted. */ sla_id: z.number().nullable().optional(),
  /** For employees: somebody has chosen it, and no change of the ticket chooses another one. */
  sla_by_hand: z.boolean().optional(),
  /** For employees: the clocks of that policy, as far as there are any; null for a ticket without an SLA. */
  sla_clocks: z.array(ticketSlaClock).nullable().optional(),
  /** For employees: there is something to be done for it that they see, by todos of their own or shared ones. */
  has_todos: z.boolean().optional(),
  /** For employees: of what they write as an answer, whether colleagues read it, and who has taken it over. */
  own_draft: z.object({ shared: z.boolean(), taken_by: person.nullable() }).optional(),
  /** For employees who may answer: what colleagues have begun and let them go on with (decisions 2.4 "ticket_draft"). */
  shared_drafts: z.array(sharedDraft).optional(),
  /** For employees: they may create tags that do not exist yet (decisions 2.10). */
  may_create_tags: z.boolean().optional(),
  links: z.array(
    z.object({
      type: z.enum(['follow_up_of', 'split_from', 'related', 'merged_into']),
      direction: z.enum(['out', 'in']),
      ticket: z.object({ id: z.number(), number: z.string(), subject: z.string() }),
    }),
  ),
  /** Of a merged ticket: where its conversation is, null where the caller does not see that ticket. */
  merged: z
    .object({ into: z.object({ id: z.number(), number: z.string(), subject: z.string() }).nullable() })
    .nullable(),
  /** Employees get all, customers the public ones that have a value. */ custom_fields: z.array(filledField),
  contents: z.array(ticketContent),
});

export const ticketList = defineEndpoint({
  name: 'ticketList',
  method: 'GET',
  path: '/api/ticket',
  slice: 'tickets',
  access: 'user',
  answer: 'list',
  page: true,
  summary: 'Tickets in scope.',
  query: ticketListQuery,
  data: ticketRow,
});
export const ticketGet = defineEndpoint({
  name: 'ticketGet',
  method: 'GET',
  path: '/api/ticket/:id',
  slice: 'tickets',
  access: 'user',
  page: true,
  summary: 'One ticket with its conversation.',
  params: idParams,
  data: ticket,
});

const viewCounts = Object.fromEntries(TICKET_VIEWS.map((view) => [view, z.number().optional()])) as Record<
  (typeof TICKET_VIEWS)[number],
  z.ZodOptional<z.ZodNumber>
>;
export const ticketCounters = defineEndpoint({
  name: 'ticketCounters',
  method: 'GET',
  path: '/api/ticketCounters',
  slice: 'tickets',
  access: 'user',
  summary: "Counts of the caller's views; exact to 10,000.",
  query: z.strictObject({
    /** Default: all, or none where saved views are asked for. */ views: listOf(z.enum(TICKET_VIEWS)).optional(),
    /** Saved views; those that the caller does not see are left out. */ view_ids: listOf(id).optional(),
    /** Only of tickets that the filter `mine` of the list finds. */ mine: booleanInput.optional(),
  }),
  data: z.object({
    ...viewCounts,
    /** Of the saved views that were asked for. */ saved_views: z
      .array(z.object({ id: z.number(), count: z.number() }))
      .optional(),
  }),
});

const attachmentTokens = fileTokens('ticket_content');
const bodyHtml = richText();
/** One key for each message; a repeated key returns the first result (decisions 2.4). */
const clientKey = z.uuid();

/**
 * Fields that people fill in with a new ticket and may change later. Department, recipient and status are not among
 * them, because they have rules of their own.
 */
export const ticketFields = z.strictObject({
  importance: inImportance.optional(),
  category_id: id.nullable().optional(),
  service_id: id.nullable().optional(),
  subject: plainText(SUBJECT_MAX, 1),
});
/** Names of these fields. */
export const TICKET_FIELDS = ticketFields.keyof().options;

export const ticketStore = defineEndpoint({
  name: 'ticketStore',
  method: 'POST',
  path: '/api/ticket',
  slice: 'tickets',
  access: 'user',
  summary: 'Submits a ticket.',
  body: z.strictObject({
    kind: z.enum(TICKET_KINDS).default('customer'),
    department_id: id,
    ...ticketFields.shape,
    body_html: bodyHtml,
    attachments: attachmentTokens,
    client_key: clientKey,
    /** Of the form that was filled in; null where there was none. */ form_version: int4.nullable().optional(),
    custom_values: customValuesInput.optional(),
    /** behalf, to_customer: the customer. */ customer_id: id.optional(),
    recipient_id: id.nullable().optional(),
    branch_id: id.optional(),
    /** The ticket that this one continues; the caller must be able to see it. */ follow_up_of: id.optional(),
    /** The draft it was written in, which is deleted with it; default `new:<kind>`. */ draft_key: draftKey.optional(),
  }),
  data: z.object({ id: z.number(), number: z.string() }),
  limits: [{ max: 30, window: 60, by: 'user' }],
});

const content = z.strictObject({
  type: z.enum(['message', 'note']),
  body_html: bodyHtml,
  attachments: attachmentTokens,
  client_key: clientKey,
  last_seen_seq: int4,
  force: booleanInput.default(false),
  then: z.enum(['stay', 'close', 'keep_working']).default('stay'),
  /** Of employees: the ready-made text that it was written with, for reports. */ template_id: id.optional(),
});
export const changedFields = z.strictObject({
  version: int4,
  status: inStatus.optional(),
  recipient_id: id.nullable().optional(),
  department_id: id.optional(),
  ...ticketFields.partial().shape,
  /** Those that change; null takes a value away. */ custom_values: customValuesInput.optional(),
  reason: plainText(500, 1).optional(),
  close_reason: z.enum(['resolved', 'duplicate', 'other']).optional(),
  close_note: plainText(500).optional(),
  /** The policy of service levels that somebody chooses for it; null: as for a new ticket (decisions 2.6). */
  sla_id: id.nullable().optional(),
  /** Marks it as spam, which closes it, or says that it is none (decisions 2.3 T18). */ spam: booleanInput.optional(),
  /** Of full admins: whether its customers cannot reply (decisions 2.3 `locked`). */ locked: booleanInput.optional(),
});
export const ticketUpdate = defineEndpoint({
  name: 'ticketUpdate',
  method: 'POST',
  path: '/api/ticket/:id',
  slice: 'tickets',
  access: 'user',
  summary: 'Adds a content, or changes fields; never both (spec 7.9).',
  params: idParams,
  body: z.union([z.strictObject({ content }), changedFields]),
  dataMayBeGone: true,
  /**
   * `content_id`: the new content. `ticket`: the whole ticket after the change. `stale`: the contents that the caller
   * had not seen, with the code STALE_TICKET.
   */
  data: z.object({ ticket, content_id: z.number().nullable(), stale: z.array(ticketContent).optional() }),
  limits: [{ max: 120, window: 60, by: 'user' }],
});
export const ticketDelete = defineEndpoint({
  name: 'ticketDelete',
  method: 'DELETE',
  path: '/api/ticket/:id',
  slice: 'tickets',
  access: 'employee',
  summary: 'Deletes a ticket softly.',
  params: idParams,
});
/** A deleted ticket while it can be restored (decisions 2.3 T17). */
export const deletedTicket = z.object({
  id: z.number(),
  number: z.string(),
  subject: z.string(),
  customer: person.nullable(),
  department: idAndName,
  deleted_at: unixOut,
  deleted_by: person.nullable(),
  /** When it is removed for good. */ purge_at: unixOut,
});

export const deletedTicketList = defineEndpoint({
  name: 'deletedTicketList',
  method: 'GET',
  path: '/api/deletedTicket',
  slice: 'tickets',
  access: 'full_admin',
  answer: 'list',
  summary: 'Tickets that were deleted in the last 30 days, the newest deletion first; found by number or subject.',
  query: z.strictObject({ ...pageQuery, keyword: keyword().optional() }),
  data: deletedTicket,
});
export const ticketRestore = defineEndpoint({
  name: 'ticketRestore',
  method: 'POST',
  path: '/api/ticket/:id/restore',
  slice: 'tickets',
  access: 'full_admin',
  summary: 'Restores a deleted ticket with everything that belongs to it.',
  params: idParams,
});
export const deleteTicketContent = defineEndpoint({
  name: 'deleteTicketContent',
  method: 'DELETE',
  path: '/api/deleteTicketContent',
  slice: 'tickets',
  access: 'user',
  summary: 'Cancels a content within its undo window, or removes it (spec 7.23); with `undo` only the first.',
  query: z.strictObject({ ticket_content_id: id, undo: booleanInput.optional() }),
  data: z.object({
    outcome: z.enum(['cancelled', 'deleted']),
    /** The files of a cancelled one, as uploads that can be sent again. */
    attachments: z.array(uploadedAttachment).optional(),
  }),
});
export const ticketRead = defineEndpoint({
  name: 'ticketRead',
  method: 'PUT',
  path: '/api/ticket/:id/read',
  slice: 'tickets',
  access: 'user',
  allowedWhenExpired: true,
  summary: 'Sets the read state of a ticket: read up to a sequence, or unread.',
  params: idParams,
  body: z.strictObject({ last_read_seq: int4 }),
});
export const ticketFollow = defineEndpoint({
  name: 'ticketFollow',
  method: 'PUT',
  path: '/api/ticket/:id/follow',
  slice: 'tickets',
  access: 'employee',
  summary: 'Follows or leaves a ticket.',
  params: idParams,
  body: z.strictObject({ follow: booleanInput }),
});
/** An employee to whom a ticket may be assigned. */
export const ticketAssignee = person.extend({
  /** Tickets they must act on that are not closed; for who may move this one. */ open_tickets: z.number().optional(),
  /** Whether they have the product open now; for who may move this one. */ online: z.boolean().optional(),
  /** Of who is out of office today: the last day, and who gets the tickets, if they can answer here. */
  absence: z.object({ until: civilDate, substitute: person.nullable() }).optional(),
});
export const ticketAssignees = defineEndpoint({
  name: 'ticketAssignees',
  method: 'GET',
  path: '/api/ticket/:id/assignees',
  slice: 'tickets',
  access: 'employee',
  summary: 'Employees the ticket may be assigned to.',
  params: idParams,
  query: z.strictObject({ department_id: id.optional() }),
  data: z.array(ticketAssignee),
});
/** An employee with whom a ticket is or may be shared, or whom its notes may name, and the departments by which colleagues know them. */
export const ticketShareCandidate = person.extend({ departments: z.array(idAndName) });
export const ticketShareCandidates = defineEndpoint({
  name: 'ticketShareCandidates',
  method: 'GET',
  path: '/api/ticket/:id/shareCandidates',
  slice: 'tickets',
  access: 'employee',
  summary: 'Employees with whom the ticket may be shared, and those with whom it is (spec 6.35).',
  params: idParams,
  data: z.array(ticketShareCandidate),
});

export const ticketMentionCandidates = defineEndpoint({
  name: 'ticketMentionCandidates',
  method: 'GET',
  path: '/api/ticket/:id/mentionCandidates',
  slice: 'tickets',
  access: 'employee',
  summary: 'Colleagues whom a note of the ticket may name: those who see it (decisions 2.3 T7).',
  params: idParams,
  data: z.array(ticketShareCandidate),
});

/** Whom a ticket is shared with; `editable` is full access (spec 3.27). */
export const share = z.strictObject({ user_id: id, editable: booleanInput.default(false) });
export const ticketShares = defineEndpoint({
  name: 'ticketShares',
  method: 'PUT',
  path: '/api/ticket/:id/shares',
  slice: 'tickets',
  access: 'employee',
  summary: 'Shares a ticket with the people of the list and with nobody else (spec 7.37).',
  params: idParams,
  body: z.strictObject({
    version: int4,
    shares: z
      .array(share)
      .max(SHARES_MAX)
      .refine((shares) => new Set(shares.map(({ user_id }) => user_id)).size === shares.length, {
        params: { code: 'duplicate' },
      }),
  }),
  dataMayBeGone: true,
  audited: true,
  /** The ticket after the change; nothing when the caller has left it and sees it no more. */
  data: z.object({ ticket }),
  limits: [{ max: 60, window: 60, by: 'user' }],
});

/** One change of a ticket. */
export const ticketHistoryRow = z.object({
  id: z.number(),
  at: unixOut,
  actor: person.nullable(),
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** What made it, besides the actor. */ cause: z.enum(TICKET_CAUSES),
  /**
   * What that was called then: the macro, the SLA policy, after how many working days a ticket is closed, or the way of
   * assigning; null where it has no name, or none was kept.
   */
  cause_name: z.string().nullable(),
  /** Names of the ids in `from` and `to`: of a person, a department, a category or a service. */ from_name: z
    .string()
    .nullable(),
  to_name: z.string().nullable(),
});
export const ticketHistory = defineEndpoint({
  name: 'ticketHistory',
  method: 'GET',
  path: '/api/ticket/:id/history',
  slice: 'tickets',
  access: 'employee',
  summary: 'Every change of the ticket.',
  params: idParams,
  data: z.array(ticketHistoryRow),
});
/** The person who answers in a department (spec 7.27). */
export const defaultReciever = z.object({
  recipient_id: z.number().nullable(),
  recipient: person.nullable(),
  /** Why this person: the default one, by the department's way of assigning, or nobody in particular. */
  reason: z.enum(['default_recipient', 'whole_department', 'round_robin', 'least_open', 'by_shift']),
  outside_hours: z.boolean(),
  next_open_at: unixOut.nullable(),
});
export const checkDefaultReciever = defineEndpoint({
  name: 'checkDefaultReciever',
  method: 'GET',
  path: '/api/checkDefaultReciever',
  slice: 'tickets',
  access: 'user',
  summary: 'Who will answer in a department (spelled as in spec 7.27).',
  query: z.strictObject({ department_id: id }),
  data: defaultReciever,
});

/** A ticket that another one may be merged into, or linked with. */
export const mergeCandidate = z.object({
  id: z.number(),
  number: z.string(),
  subject: z.string(),
  status: ticketStatus,
  customer: person.nullable(),
  created_at: unixOut,
  /** Both have the same customer; of tickets between colleagues, the same owner. */ same_customer: z.boolean(),
  /** The conversation of the other ticket may go into this one. */ mergeable: z.boolean(),
});
export const ticketMergeCandidates = defineEndpoint({
  name: 'ticketMergeCandidates',
  method: 'GET',
  path: '/api/ticket/:id/mergeCandidates',
  slice: 'tickets',
  access: 'employee',
  summary:
    'Tickets that the ticket may be merged into or linked with: those of a search, else the newest of the same customer.',
  params: idParams,
  query: z.strictObject({ s: keyword().optional() }),
  data: z.array(mergeCandidate),
});

const afterMerge = z.object({ ticket });
export const ticketMerge = defineEndpoint({
  name: 'ticketMerge',
  method: 'POST',
  path: '/api/ticket/:id/merge',
  slice: 'tickets',
  access: 'employee',
  summary:
    'Merges a ticket into another one, which gets its conversation; the ticket itself is closed (decisions 2.3 T14).',
  params: idParams,
  body: z.strictObject({
    target_id: id,
    version: int4.optional(),
    /** The caller knows that the two tickets have different customers. */ other_customer: booleanInput.default(false),
  }),
  dataMayBeGone: true,
  /** The merged ticket. */ data: afterMerge,
  limits: [{ max: 60, window: 60, by: 'user' }],
});
export const ticketUnmerge = defineEndpoint({
  name: 'ticketUnmerge',
  method: 'POST',
  path: '/api/ticket/:id/unmerge',
  slice: 'tickets',
  access: 'full_admin',
  summary: 'Gives a merged ticket its conversation and status back, for seven days (decisions 2.3 T15).',
  params: idParams,
  dataMayBeGone: true,
  data: afterMerge,
});

export const ticketSplit = defineEndpoint({
  name: 'ticketSplit',
  method: 'POST',
  path: '/api/ticket/:id/split',
  slice: 'tickets',
  access: 'employee',
  summary: 'Makes a new ticket of a copy of one message; the two are linked (decisions 2.3 T16).',
  params: idParams,
  body: z.strictObject({
    content_id: id,
    subject: plainText(SUBJECT_MAX, 1),
    department_id: id,
    category_id: id.nullable().optional(),
    /** null: the whole department. */ recipient_id: id.nullable().optional(),
    /** Which attachments of the message are copied; pictures in its text always are. */
    attachment_ids: z.array(id).max(FILE_LIMITS.ticket_content.count).default([]),
    client_key: z.uuid(),
  }),
  data: z.object({ id: z.number(), number: z.string() }),
  limits: [{ max: 30, window: 60, by: 'user' }],
});

export const ticketLink = defineEndpoint({
  name: 'ticketLink',
  method: 'PUT',
  path: '/api/ticket/:id/link',
  slice: 'tickets',
  access: 'employee',
  summary: 'Links two tickets as related, or takes that away.',
  params: idParams,
  body: z.strictObject({ other_id: id, linked: booleanInput }),
  dataMayBeGone: true,
  data: z.object({ ticket }),
  limits: [{ max: 60, window: 60, by: 'user' }],
});

export const ticketContentUpdate = defineEndpoint({
  name: 'ticketContentUpdate',
  method: 'PUT',
  path: '/api/ticket/:id/content',
  slice: 'tickets',
  access: 'employee',
  summary: 'Changes the text of a message or a note; the earlier text is kept (decisions 2.4).',
  params: idParams,
  body: z.strictObject({ content_id: id, body_html: bodyHtml, /** As it was read. */ edit_count: int4 }),
  dataMayBeGone: true,
  data: z.object({ ticket }),
  limits: [{ max: 60, window: 60, by: 'user' }],
});

/** An earlier text of a content. */
export const ticketContentVersion = z.object({
  version: z.number(),
  body_html: z.string(),
  dir: z.enum(['rtl', 'ltr']),
  /** When it was written. */ at: unixOut,
  author: person.nullable(),
});
export const ticketContentVersions = defineEndpoint({
  name: 'ticketContentVersions',
  method: 'GET',
  path: '/api/ticket/:id/versions',
  slice: 'tickets',
  access: 'employee',
  summary: 'The earlier texts of a content of the ticket, the newest first.',
  params: idParams,
  query: z.strictObject({ content_id: id }),
  data: z.array(ticketContentVersion),
});
export const ticketSla = defineEndpoint({
  name: 'ticketSla',
  method: 'GET',
  path: '/api/ticket/:id/sla',
  slice: 'tickets',
  access: 'employee',
  summary: 'How the due times of the ticket were computed; null for a ticket without an SLA.',
  params: idParams,
  data: ticketSlaClocks.nullable(),
});

export const ticketMacro = defineEndpoint({
  name: 'ticketMacro',
  method: 'POST',
  path: '/api/ticket/:id/macro',
  slice: 'tickets',
  access: 'employee',
  summary: 'Runs a macro on a ticket: all of its steps, or none.',
  params: idParams,
  body: z.strictObject({
    macro_id: id,
    /** A key for this run; a repetition of it does nothing more. */ client_key: z.uuid(),
    last_seen_seq: int4,
    force: booleanInput.default(false),
  }),
  dataMayBeGone: true,
  data: z.object({ ticket, after: z.enum(MACRO_AFTER), stale: z.array(ticketContent).optional() }),
  limits: [{ max: 60, window: 60, by: 'user' }],
});
