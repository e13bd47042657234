import { z } from 'zod';
import { tagSummary } from '../catalog/tag.schema.ts';
import { customerLevelSummary } from '../customers/customer.schema.ts';
import {
  booleanInput,
  id,
  idAndName,
  int4,
  keyword,
  listOf,
  pageQuery,
  person,
  unix,
  unixOut,
} from '../field.schema.ts';
import { customFieldFilters } from '../forms/custom-field-filter.schema.ts';
import { ticketSlaSummary } from './ticket-sla.schema.ts';
import {
  SATISFACTION_LEVELS,
  SLA_RESULTS,
  SLA_STATES,
  TAG_MODES,
  TICKET_CHANNELS,
  TICKET_IMPORTANCES,
  TICKET_KINDS,
  TICKET_SORTS,
  TICKET_STATUSES,
  TICKET_WITHOUT,
} from './ticket-lists.ts';

export const ticketStatus = z.literal(TICKET_STATUSES);
export const ticketImportance = z.literal(TICKET_IMPORTANCES);
export const inStatus = z.coerce.number().pipe(ticketStatus);
export const inImportance = z.coerce.number().pipe(ticketImportance);

/** The customer's data that everybody who sees the ticket may see (decisions 2.2, last paragraph). */
export const ticketCustomer = person.extend({ mobile: z.string().nullable(), email: z.string().nullable() });

/** One row of the list (decisions 2.3). Fields for staff only are absent for customers. */
export const ticketRow = z.object({
  id: z.number(),
  number: z.string(),
  subject: z.string(),
  excerpt: z.string(),
  status: ticketStatus,
  kind: z.enum(TICKET_KINDS),
  department: idAndName,
  category: idAndName.nullable(),
  service: idAndName.nullable(),
  customer: person.nullable(),
  organization: idAndName.nullable(),
  /** Author of the last public content, for «رضا محمدی: …». */ last_author: person.nullable(),
  unread: z.boolean(),
  unread_count: z.number(),
  content_count: z.number(),
  attachment_count: z.number(),
  created_at: unixOut,
  last_activity_at: unixOut,
  satisfaction: z.literal(SATISFACTION_LEVELS),
  can_rate: z.boolean(),
  // staff only
  version: z.number().optional(),
  importance: ticketImportance.optional(),
  branch: idAndName.optional(),
  owner: person.optional(),
  recipient: person.nullable().optional(),
  assignee: person.nullable().optional(),
  customer_level: customerLevelSummary.nullable().optional(),
  waiting_since: unixOut.nullable().optional(),
  tags: z.array(tagSummary).optional(),
  shares_count: z.number().optional(),
  sla: ticketSlaSummary.optional(),
});

/** Filters for everybody: they choose by what a customer sees of a ticket. */
const sharedFilters = {
  s: keyword().optional(),
  ids: listOf(id, 200).optional(),
  status: listOf(inStatus).optional(),
  kind: listOf(z.enum(TICKET_KINDS)).optional(),
  channel: listOf(z.enum(TICKET_CHANNELS)).optional(),
  department_ids: listOf(id).optional(),
  category_ids: listOf(id).optional(),
  service_ids: listOf(id).optional(),
  customer_id: id.optional(),
  customer_ids: listOf(id).optional(),
  organization_ids: listOf(id).optional(),
  owner_ids: listOf(id).optional(),
  mine: booleanInput.optional(),
  unread: booleanInput.optional(),
  has_attachment: booleanInput.optional(),
  created_from: unix.optional(),
  created_to: unix.optional(),
  activity_from: unix.optional(),
  activity_to: unix.optional(),
  closed_from: unix.optional(),
  closed_to: unix.optional(),
  satisfaction: listOf(z.coerce.number().pipe(z.literal(SATISFACTION_LEVELS))).optional(),
};
/** Filters for employees: by their results customers would learn what only employees may know. */
const staffFilters = {
  importance: listOf(inImportance).optional(),
  branch_ids: listOf(id).optional(),
  tag_ids: listOf(id).optional(),
  /** Whether a ticket has any or all of `tag_ids`; any. */ tag_mode: z.enum(TAG_MODES).optional(),
  customer_level_ids: listOf(id).optional(),
  assignee_ids: listOf(id).optional(),
  created_by_ids: listOf(id).optional(),
  unassigned: booleanInput.optional(),
  shared_with_me: booleanInput.optional(),
  followed: booleanInput.optional(),
  /** minutes */ waiting_more_than: int4.min(1).optional(),
  sla_state: listOf(z.enum(SLA_STATES)).optional(),
  form_ids: listOf(id).optional(),
  cf: customFieldFilters.optional(),
  /** The earliest due time that is not over is at it or later. */ due_from: unix.optional(),
  /** The earliest due time that is not over is before it. */ due_before: unix.optional(),
  /** provinces of the customer */ state_ids: listOf(id).optional(),
  /** cities of the customer */ city_ids: listOf(id).optional(),
  // by what reports count (decisions 2.28)
  /** Leaves out spam and merged sources. */ counted: booleanInput.optional(),
  /** These categories without those below them. */ exact_category_ids: listOf(id).optional(),
  without: listOf(z.enum(TICKET_WITHOUT)).optional(),
  rated_from: unix.optional(),
  rated_to: unix.optional(),
  /** when the customer was asked for an opinion */ asked_from: unix.optional(),
  asked_to: unix.optional(),
  sla_result: listOf(z.enum(SLA_RESULTS)).optional(),
  /** When the first response met its time, or the time passed without it. */ first_response_from: unix.optional(),
  first_response_to: unix.optional(),
  /** When the ticket was closed in time, or its time passed before. */ resolution_from: unix.optional(),
  resolution_to: unix.optional(),
  /** assigned when it was closed */ closing_assignee_ids: listOf(id).optional(),
  assigned_at_closing: booleanInput.optional(),
  /** An employee has written a public message. */ answered: booleanInput.optional(),
  reopened: booleanInput.optional(),
  /** Solved by one public message of an employee and never reopened. */ one_touch: booleanInput.optional(),
};
/** What customers may filter by. A filter that is not among these is refused when a customer sends it. */
export const CUSTOMER_TICKET_FILTERS = z.strictObject(sharedFilters).keyof().options;

/** By what a saved view chooses tickets: what the list's screen can show and change; no words and no single rows. */
export const savedViewFilters = z.strictObject({ ...sharedFilters, ...staffFilters }).omit({ s: true, ids: true });

export const ticketListQuery = z.strictObject({
  ...pageQuery,
  ...sharedFilters,
  ...staffFilters,
  /** A saved view whose filters and order apply where the query has none of its own. */ view_id: id.optional(),
  cursor: z.string().max(300).optional(),
  last: booleanInput.optional(),
  /** Default: waiting_since for staff, last_activity_at for customers. */ sort_by: z.enum(TICKET_SORTS).optional(),
  sort_dir: z.enum(['asc', 'desc']).optional(),
});
