import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  branchId,
  civilDate,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  pageQuery,
  person,
  plainText,
  unixOut,
} from '../field.schema.ts';
import { CUSTOM_DATE_TYPES, CUSTOM_FIELD_TYPES, CUSTOM_NUMBER_MAX } from '../forms/custom-field-lists.ts';
import { customFieldItem } from '../forms/custom-field.schema.ts';
import { ticketImportance } from '../tickets/ticket-list.schema.ts';
import { TICKET_CHANNELS, TICKET_IMPORTANCES, TICKET_KINDS } from '../tickets/ticket-lists.ts';
import { SLA_IS_LICENSED } from './sla-gates.ts';
import {
  SLA_CHANGES,
  SLA_CHANNELS,
  SLA_CLOCKS,
  SLA_COMPARISONS,
  SLA_ID_FIELDS,
  SLA_MATCHES,
  SLA_MAX as MAX,
  SLA_MOMENTS,
  SLA_NOTIFIED,
  SLA_OPERATORS,
  SLA_PAUSE_STATUSES,
  SLA_TAG_OPERATORS,
  SLA_TARGETS,
} from './sla-lists.ts';

const minutes = z.number().int().min(1).max(MAX.minutes);
/** One value for each importance, the lowest first. */
const byImportance = <T extends z.ZodType>(item: T) => z.array(item).length(TICKET_IMPORTANCES.length);
const oneToMany = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(MAX.values);
const someOf = <const T extends readonly string[]>(list: T) => z.array(z.enum(list)).max(list.length);

const target = z.strictObject({ first_response_minutes: minutes.nullable(), resolution_minutes: minutes.nullable() });
const warnBefore = z.discriminatedUnion('unit', [
  /** Of the target, how much is left. */
  z.strictObject({ unit: z.literal('percent'), value: z.number().int().min(1).max(MAX.percent) }),
  z.strictObject({ unit: z.literal('minutes'), value: minutes }),
]);
const rule = z.discriminatedUnion('field', [
  z.strictObject({ field: z.enum(SLA_ID_FIELDS), op: z.enum(SLA_OPERATORS), value: oneToMany(id) }),
  z.strictObject({ field: z.literal('tag'), op: z.enum(SLA_TAG_OPERATORS), value: oneToMany(id) }),
  z.strictObject({
    field: z.literal('importance'),
    op: z.enum(SLA_OPERATORS),
    value: oneToMany(ticketImportance),
  }),
  z.strictObject({
    field: z.literal('channel'),
    op: z.enum(SLA_OPERATORS),
    value: oneToMany(z.enum(TICKET_CHANNELS)),
  }),
  z.strictObject({ field: z.literal('kind'), op: z.enum(SLA_OPERATORS), value: oneToMany(z.enum(TICKET_KINDS)) }),
  z.strictObject({ field: z.literal('created_in_working_time'), op: z.literal('is'), value: z.boolean() }),
  /** Of a custom field of tickets or of a department; one that is deleted or has another type now is never fulfilled. */
  z.strictObject({
    field: z.literal('custom_dropdown'),
    field_id: id,
    op: z.enum(SLA_OPERATORS),
    value: oneToMany(id),
  }),
  z.strictObject({ field: z.literal('custom_checkbox'), field_id: id, op: z.literal('is'), value: z.boolean() }),
  z.strictObject({
    field: z.literal('custom_number'),
    field_id: id,
    op: z.enum(SLA_COMPARISONS),
    value: z.number().min(-CUSTOM_NUMBER_MAX).max(CUSTOM_NUMBER_MAX),
  }),
  /** A day; of a field with a time of day the day of its moment counts. */
  z.strictObject({ field: z.literal('custom_date'), field_id: id, op: z.enum(SLA_COMPARISONS), value: civilDate }),
]);
const group = z.strictObject({ match: z.enum(SLA_MATCHES), rules: z.array(rule).min(1).max(MAX.rules) });
/** Groups have no groups in them. A policy without conditions is chosen only where something names it. */
const conditions = z.strictObject({
  match: z.enum(SLA_MATCHES),
  rules: z.array(z.union([rule, group])).max(MAX.rules),
});
const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('raise_importance') }),
  z.strictObject({ type: z.literal('reassign'), user_id: id }),
  z.strictObject({ type: z.literal('transfer'), department_id: id }),
  z.strictObject({ type: z.literal('tag'), tag_id: id }),
]);
const escalation = z.strictObject({
  on: z.enum(SLA_TARGETS),
  at: z.enum(SLA_MOMENTS),
  /** Only of those that are due after the breach. */ after_minutes: minutes.nullable(),
  notify: someOf(SLA_NOTIFIED),
  user_ids: z.array(id).max(MAX.users),
  channels: someOf(SLA_CHANNELS),
  /** Each at most once. */ actions: z.array(action).max(4),
});

/** A policy of service levels in the list of the settings (decisions 2.6). */
export const slaRow = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.boolean(),
  /** -1: of all branches. */ branch_id: z.number(),
  order: z.number(),
  /** The one of its branch for tickets for which nothing else names one. */ is_default: z.boolean(),
  targets: z.array(target),
  next_response_minutes: z.array(minutes.nullable()),
  clocks: z.array(z.enum(SLA_CLOCKS)),
  /** Null: the hours of the department, else of the branch, else the default ones. */
  working_shift_id: z.number().nullable(),
  pause_on_statuses: z.array(z.literal(SLA_PAUSE_STATUSES)),
  conditions,
  warn_before: warnBefore,
  escalations: z.array(escalation),
  recompute_on: z.array(z.enum(SLA_CHANGES)),
  applies_to_kinds: z.array(z.enum(TICKET_KINDS)),
  /** The caller may change and delete it. */ editable: z.boolean(),
  created_at: unixOut,
  updated_at: unixOut,
});
/** A custom field that a condition names, as far as a condition reads it. */
const conditionField = z.object({
  id: z.number(),
  label: z.string(),
  type: z.enum(CUSTOM_FIELD_TYPES),
  date_type: z.enum(CUSTOM_DATE_TYPES).nullable(),
  items: z.array(customFieldItem),
});
/**
 * One policy, with the names of the people, organisations and custom fields that its conditions and escalations name;
 * without fields that are deleted.
 */
export const sla = slaRow.extend({
  named: z.object({
    customers: z.array(idAndName),
    organizations: z.array(idAndName),
    users: z.array(person),
    custom_fields: z.array(conditionField),
  }),
});

const fields = {
  name: plainText(MAX.name, 1),
  description: plainText(MAX.description).optional(),
  status: booleanInput.optional(),
  branch_id: branchId,
  is_default: booleanInput.optional(),
  targets: byImportance(target),
  next_response_minutes: byImportance(minutes.nullable()).optional(),
  clocks: byImportance(z.enum(SLA_CLOCKS)).optional(),
  working_shift_id: id.nullable().optional(),
  pause_on_statuses: z.array(z.literal(SLA_PAUSE_STATUSES)).max(SLA_PAUSE_STATUSES.length).optional(),
  conditions: conditions.optional(),
  warn_before: warnBefore.optional(),
  escalations: z.array(escalation).max(MAX.escalations).optional(),
  recompute_on: someOf(SLA_CHANGES).optional(),
  applies_to_kinds: someOf(TICKET_KINDS).min(1).optional(),
};

export const slaList = defineEndpoint({
  name: 'slaList',
  method: 'GET',
  path: '/api/sla',
  slice: 'sla',
  access: 'employee',
  gate: SLA_IS_LICENSED,
  answer: 'list',
  summary: 'Policies of service levels: of a branch those of the branch and of all branches.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    /** A part of the name (spec 2.85). */ name: keyword().optional(),
    status: booleanInput.optional(),
    branch_id: branchId.optional(),
    sort_by: z.enum(['order', 'name', 'updated_at']).default('order'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: slaRow,
});
export const slaGet = defineEndpoint({
  name: 'slaGet',
  method: 'GET',
  path: '/api/sla/:id',
  slice: 'sla',
  access: 'employee',
  gate: SLA_IS_LICENSED,
  summary: 'One policy of service levels.',
  params: idParams,
  data: sla,
  page: true,
});
export const slaStore = defineEndpoint({
  name: 'slaStore',
  method: 'POST',
  path: '/api/sla',
  slice: 'sla',
  access: 'employee',
  gate: SLA_IS_LICENSED,
  summary: 'Creates a policy of service levels, the last one; tickets that exist keep theirs.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const slaUpdate = defineEndpoint({
  name: 'slaUpdate',
  method: 'PUT',
  path: '/api/sla/:id',
  slice: 'sla',
  access: 'employee',
  gate: SLA_IS_LICENSED,
  summary: 'Changes a policy of service levels; tickets keep what they have of it.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: sla,
  audited: true,
});
export const slaDelete = defineEndpoint({
  name: 'slaDelete',
  method: 'DELETE',
  path: '/api/sla/:id',
  slice: 'sla',
  access: 'employee',
  gate: SLA_IS_LICENSED,
  summary: 'Deletes a policy of service levels softly; what names it gets another one instead.',
  params: idParams,
  query: z.strictObject({ /** Required while something names it. */ replace_with: id.optional() }),
});
