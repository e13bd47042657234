import {
  type IdAndName,
  type Sla,
  SLA_COMPARISONS,
  SLA_CUSTOM_TYPES,
  SLA_DEFAULTS,
  SLA_OPERATORS,
  SLA_TAG_OPERATORS,
  type SlaClock,
  type SlaCustomKind,
  type SlaMatch,
  type SlaStoreBody,
  TICKET_IMPORTANCES,
} from '@hamyar/contracts';
import type { HourMinute } from '@hamyar/design-system/fields';
import { wholeBody } from '@hamyar/module-kit/form';

type StoredRule = Sla['conditions']['rules'][number];
type PlainRule = Exclude<StoredRule, { rules: unknown }>;
export type ConditionField = PlainRule['field'];
export type ConditionOperator = Exclude<PlainRule['op'], 'is'>;

/** Whether a condition compares a custom field. */
export const isCustomKind = (field: ConditionField): field is SlaCustomKind => field in SLA_CUSTOM_TYPES;

/** One condition as it is edited. */
export interface RuleValues {
  field: ConditionField;
  op: ConditionOperator;
  value: (number | string)[];
  /** Of a condition on customers, with their names. */
  customers: IdAndName[];
  /** Of a condition that is true or not. */
  flag: boolean;
  /** The custom field that is compared; null for what every ticket has. */
  field_id: number | null;
  /** Of a custom field with a number. */
  number: number | null;
  /** Of a custom field with a date: Gregorian `YYYY-MM-DD`. */
  day: string | null;
}
export interface GroupValues {
  match: SlaMatch;
  rules: RuleValues[];
}
export interface ConditionsValues {
  match: SlaMatch;
  rules: (RuleValues | GroupValues)[];
}
export const isGroup = (rule: RuleValues | GroupValues): rule is GroupValues => 'rules' in rule;

/** The targets of one importance as they are typed. */
export interface TargetValues {
  first_response: HourMinute;
  next_response: HourMinute;
  resolution: HourMinute;
  clock: SlaClock;
}

type StoredEscalation = Sla['escalations'][number];
/** One escalation as it is edited; null and false are actions that it does not have. */
export interface EscalationValues extends Omit<StoredEscalation, 'actions'> {
  raise: boolean;
  reassign: number | null;
  transfer: number | null;
  tag: number | null;
}

/** Values of the form of a policy. */
export interface SlaValues {
  name: string;
  description: string;
  status: boolean;
  branch_id: number;
  is_default: boolean;
  applies_to_kinds: Sla['applies_to_kinds'];
  targets: TargetValues[];
  working_shift_id: number | null;
  pause_on_statuses: Sla['pause_on_statuses'];
  warn_before: { unit: Sla['warn_before']['unit']; value: number | null };
  recompute_on: Sla['recompute_on'];
  conditions: ConditionsValues;
  escalations: EscalationValues[];
}

const NOTHING: HourMinute = { hours: null, minutes: null };
const hourMinute = (minutes: number | null | undefined): HourMinute =>
  minutes == null ? NOTHING : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
/** Minutes of a target; a part that is left empty is 0, both are no target. */
export const minutesOf = ({ hours, minutes }: HourMinute): number | null =>
  hours === null && minutes === null ? null : (hours ?? 0) * 60 + (minutes ?? 0);

export const emptyRule: RuleValues = {
  ...{ field: 'department', op: 'in', value: [], customers: [], flag: true },
  ...{ field_id: null, number: null, day: null },
};
export const emptyEscalation: EscalationValues = {
  ...{ on: 'first_response', at: 'breach', after_minutes: null, notify: ['assignee'], user_ids: [] },
  ...{ channels: ['panel'], raise: false, reassign: null, transfer: null, tag: null },
};

/** The values of a new policy. @param branchId whose tickets it is for: of a branch admin those of the own branch */
export const emptySla = (branchId: number): SlaValues => ({
  ...{ name: '', description: '', status: true, branch_id: branchId, is_default: false },
  applies_to_kinds: [...SLA_DEFAULTS.applies_to_kinds],
  targets: TICKET_IMPORTANCES.map(() => ({
    ...{ first_response: NOTHING, next_response: NOTHING, resolution: NOTHING, clock: 'working' },
  })),
  working_shift_id: null,
  pause_on_statuses: [...SLA_DEFAULTS.pause_on_statuses],
  warn_before: { ...SLA_DEFAULTS.warn_before },
  recompute_on: [...SLA_DEFAULTS.recompute_on],
  conditions: { match: 'all', rules: [] },
  escalations: [],
});

type CustomRule = Extract<PlainRule, { field_id: number }>;

function customRuleToForm(rule: CustomRule): RuleValues {
  const { field, field_id } = rule;
  const empty = { ...emptyRule, field, field_id };
  switch (rule.field) {
    case 'custom_dropdown':
      return { ...empty, op: rule.op, value: [...rule.value] };
    case 'custom_checkbox':
      return { ...empty, flag: rule.value };
    case 'custom_number':
      return { ...empty, op: rule.op, number: rule.value };
    case 'custom_date':
      return { ...empty, op: rule.op, day: rule.value };
  }
}

function customRuleToBody({ op, value, flag, field_id, number, day }: RuleValues, field: SlaCustomKind): CustomRule {
  const of = field_id ?? 0;
  const comparison = op === 'gt' || op === 'lt' ? op : 'eq';
  switch (field) {
    case 'custom_dropdown':
      return { field, field_id: of, op: op === 'not_in' ? op : 'in', value: value as number[] };
    case 'custom_checkbox':
      return { field, field_id: of, op: 'is', value: flag };
    case 'custom_number':
      return { field, field_id: of, op: comparison, value: number ?? 0 };
    case 'custom_date':
      return { field, field_id: of, op: comparison, value: day ?? '' };
  }
}

function ruleToForm(rule: PlainRule, customers: readonly IdAndName[]): RuleValues {
  if (rule.field === 'created_in_working_time') return { ...emptyRule, field: rule.field, flag: rule.value };
  if ('field_id' in rule) return customRuleToForm(rule);
  const { field, op, value } = rule;
  if (field !== 'customer') return { ...emptyRule, field, op, value: [...value] };
  return { ...emptyRule, field, op, customers: customers.filter(({ id }) => value.includes(id)) };
}

const escalationToForm = ({ actions, ...escalation }: StoredEscalation): EscalationValues => ({
  ...escalation,
  raise: actions.some(({ type }) => type === 'raise_importance'),
  reassign: actions.find((action) => action.type === 'reassign')?.user_id ?? null,
  transfer: actions.find((action) => action.type === 'transfer')?.department_id ?? null,
  tag: actions.find((action) => action.type === 'tag')?.tag_id ?? null,
});

/** The form values of a stored policy. */
export const slaToForm = (stored: Sla): SlaValues => ({
  name: stored.name,
  description: stored.description,
  status: stored.status,
  branch_id: stored.branch_id,
  is_default: stored.is_default,
  applies_to_kinds: stored.applies_to_kinds,
  targets: stored.targets.map((target, importance) => ({
    first_response: hourMinute(target.first_response_minutes),
    next_response: hourMinute(stored.next_response_minutes[importance]),
    resolution: hourMinute(target.resolution_minutes),
    clock: stored.clocks[importance] ?? 'working',
  })),
  working_shift_id: stored.working_shift_id,
  pause_on_statuses: stored.pause_on_statuses,
  warn_before: stored.warn_before,
  recompute_on: stored.recompute_on,
  conditions: {
    match: stored.conditions.match,
    rules: stored.conditions.rules.map((rule) =>
      'rules' in rule
        ? { match: rule.match, rules: rule.rules.map((inner) => ruleToForm(inner, stored.named.customers)) }
        : ruleToForm(rule, stored.named.customers),
    ),
  },
  escalations: stored.escalations.map(escalationToForm),
});

/** The operators that a condition may have; what is true or not has none. */
export function operatorsOf(field: ConditionField): readonly ConditionOperator[] {
  if (field === 'created_in_working_time' || field === 'custom_checkbox') return [];
  if (field === 'custom_number' || field === 'custom_date') return SLA_COMPARISONS;
  return field === 'tag' ? SLA_TAG_OPERATORS : SLA_OPERATORS;
}

/** A condition as the call writes it; {@link rulesReady} has been checked. */
function ruleToBody(rule: RuleValues): PlainRule {
  const { field, op, value, customers, flag } = rule;
  if (isCustomKind(field)) return customRuleToBody(rule, field);
  if (field === 'created_in_working_time') return { field, op: 'is', value: flag };
  const values = field === 'customer' ? customers.map(({ id }) => id) : value;
  if (field === 'tag') return { field, op: op === 'all' || op === 'not_in' ? op : 'in', value: values as number[] };
  return { field, op: op === 'not_in' ? op : 'in', value: values } as Exclude<
    PlainRule,
    CustomRule | { op: 'is' | 'all' }
  >;
}

function escalationToBody({ raise, reassign, transfer, tag, ...escalation }: EscalationValues): StoredEscalation {
  return {
    ...escalation,
    after_minutes: escalation.at === 'after' ? escalation.after_minutes : null,
    actions: [
      ...(raise ? [{ type: 'raise_importance' as const }] : []),
      ...(reassign === null ? [] : [{ type: 'reassign' as const, user_id: reassign }]),
      ...(transfer === null ? [] : [{ type: 'transfer' as const, department_id: transfer }]),
      ...(tag === null ? [] : [{ type: 'tag' as const, tag_id: tag }]),
    ],
  };
}

/** The body of a policy from the form values. @param conditional the license has what only conditions open */
export function slaToBody(values: SlaValues, conditional: boolean) {
  const { targets, warn_before, conditions, escalations, ...plain } = values;
  const body = wholeBody<SlaStoreBody>({
    ...plain,
    name: values.name.trim(),
    description: values.description.trim(),
    targets: targets.map(({ first_response, resolution }) => ({
      first_response_minutes: minutesOf(first_response),
      resolution_minutes: minutesOf(resolution),
    })),
    next_response_minutes: targets.map(({ next_response }) => minutesOf(next_response)),
    clocks: targets.map(({ clock }) => clock),
    warn_before: { unit: warn_before.unit, value: warn_before.value ?? 0 },
    conditions: {
      match: conditions.match,
      rules: conditions.rules.map((rule) =>
        isGroup(rule) ? { match: rule.match, rules: rule.rules.map(ruleToBody) } : ruleToBody(rule),
      ),
    },
    escalations: escalations.map(escalationToBody),
  });
  if (conditional) return body;
  const {
    next_response_minutes: _next,
    pause_on_statuses: _pause,
    conditions: _conditions,
    escalations: _escalations,
    recompute_on: _recompute,
    ...simple
  } = body;
  return simple;
}
