/** Limits of a policy, in the call and in the form (decisions 2.6). */
export const SLA_MAX = {
  name: 100,
  description: 1_000,
  /** 999 hours and 59 minutes (spec 5.22). */
  minutes: 59_999,
  /** Percent of a target that is left when a warning is due. */
  percent: 99,
  escalations: 10,
  /** Conditions of a policy, and of a group of them. */
  rules: 20,
  /** Values of one condition. */
  values: 50,
  /** People that one escalation notifies by name. */
  users: 20,
} as const;

/** Which time counts: that of the working shift, or every minute (decisions 2.6 `clock`). */
export const SLA_CLOCKS = ['working', '24x7'] as const;
export type SlaClock = (typeof SLA_CLOCKS)[number];

/** What a policy promises, each with a due time of its own. */
export const SLA_TARGETS = ['first_response', 'next_response', 'resolution'] as const;
export type SlaTarget = (typeof SLA_TARGETS)[number];

/** Statuses in which a clock may stand still; a closed ticket has no running clock anyway. */
export const SLA_PAUSE_STATUSES = [1, 2, 3] as const;

/** How the conditions of a policy, or of a group, are joined. */
export const SLA_MATCHES = ['all', 'any'] as const;
export type SlaMatch = (typeof SLA_MATCHES)[number];

/** What conditions compare with a list of ids; a ticket has at most one of each, with those above it in its tree. */
export const SLA_ID_FIELDS = [
  'department',
  'branch',
  'category',
  'service',
  'customer_level',
  'organization',
  'customer',
  'form',
] as const;
export type SlaIdField = (typeof SLA_ID_FIELDS)[number];

/** A ticket has one of the values, or none of them. */
export const SLA_OPERATORS = ['in', 'not_in'] as const;
/** The same of tags, of which a ticket has several: one of them, all of them, none of them. */
export const SLA_TAG_OPERATORS = ['in', 'all', 'not_in'] as const;

/** What conditions compare of custom fields of tickets, by the name that a condition has for it (decisions 2.6). */
export const SLA_CUSTOM_TYPES = {
  custom_dropdown: 'dropdown',
  custom_checkbox: 'checkbox',
  custom_number: 'number',
  custom_date: 'date',
} as const;
export type SlaCustomKind = keyof typeof SLA_CUSTOM_TYPES;
/** A number or a day is the same, more or later, less or earlier. */
export const SLA_COMPARISONS = ['eq', 'gt', 'lt'] as const;
export type SlaComparison = (typeof SLA_COMPARISONS)[number];

/** What a condition compares; of custom fields by their kind. */
export const SLA_COMPARED = [
  ...SLA_ID_FIELDS,
  'tag',
  'importance',
  'channel',
  'kind',
  'created_in_working_time',
  'custom_dropdown',
  'custom_checkbox',
  'custom_number',
  'custom_date',
] as const;

/** When an escalation is due: with the warning, with the breach, or some minutes after it. */
export const SLA_MOMENTS = ['warn', 'breach', 'after'] as const;
export type SlaMoment = (typeof SLA_MOMENTS)[number];
/** Whom an escalation notifies besides people by name. */
export const SLA_NOTIFIED = ['assignee', 'department_admins', 'branch_admins', 'followers'] as const;
export type SlaNotified = (typeof SLA_NOTIFIED)[number];
/** How an escalation reaches them; the panel always does. */
export const SLA_CHANNELS = ['panel', 'browser', 'email'] as const;
export type SlaChannel = (typeof SLA_CHANNELS)[number];

/** Changes of a ticket after which its policy is chosen again (decisions 2.6 `recompute_on`), those of its custom fields too. */
export const SLA_CHANGES = ['importance', 'department', 'service', 'customer_level', 'custom_fields'] as const;
export type SlaChange = (typeof SLA_CHANGES)[number];

/** What a new policy has until somebody chooses something else (decisions 2.6). */
export const SLA_DEFAULTS = {
  warn_before: { unit: 'percent', value: 25 },
  pause_on_statuses: [2],
  recompute_on: ['importance', 'department'],
  applies_to_kinds: ['customer', 'behalf', 'internal'],
} as const;

/** How a policy was chosen for a ticket, in the order in which they count (decisions 2.6 "Choice"). */
export const SLA_REASONS = [
  'conditions',
  'customer_level',
  'organization',
  'service',
  'category',
  'department',
  'branch_default',
  'default',
] as const;
export type SlaReason = (typeof SLA_REASONS)[number];
