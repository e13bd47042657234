import {
  type CustomDateType,
  type CustomFieldType,
  type CustomValue,
  type Sla,
  SLA_CUSTOM_TYPES,
} from '@hamyar/contracts';

type Conditions = Sla['conditions'];
type PlainRule = Exclude<Conditions['rules'][number], { rules: unknown }>;
/** A condition on a custom field (decisions 2.6). */
export type CustomRule = Extract<PlainRule, { field_id: number }>;

/** A custom field of a ticket as conditions read it. */
export interface CustomFact {
  type: CustomFieldType;
  date_type: CustomDateType | null;
  /** As it was filled in; of a date with a time of day its day, `YYYY-MM-DD`. */
  value: CustomValue;
}
/** By the id of the field; those that are deleted are not there. */
export type CustomFacts = ReadonlyMap<number, CustomFact>;

export const isCustomRule = (rule: PlainRule): rule is CustomRule => 'field_id' in rule;

/** The conditions of a policy on custom fields, also those of its groups. */
export const customRules = ({ rules }: Conditions): CustomRule[] =>
  rules.flatMap((rule) => ('rules' in rule ? rule.rules : [rule])).filter(isCustomRule);

/** Whether a field still is what a condition compares: of its type, and of a date one that has a day. */
export const fitsField = (
  { field }: Pick<CustomRule, 'field'>,
  fact: Pick<CustomFact, 'type' | 'date_type'>,
): boolean => fact.type === SLA_CUSTOM_TYPES[field] && (field !== 'custom_date' || fact.date_type !== 'time');

const compares = (op: 'eq' | 'gt' | 'lt', value: CustomValue, wanted: number | string): boolean => {
  if (value === null || typeof value !== typeof wanted) return false;
  if (op === 'eq') return value === wanted;
  return op === 'gt' ? value > wanted : value < wanted;
};

/**
 * Whether a condition on a custom field is fulfilled. A field that is deleted, or of another type now, fulfils none; one
 * that is empty is none of the items, not checked, and no number and no day.
 */
export function customRuleHolds(rule: CustomRule, facts: CustomFacts): boolean {
  const fact = facts.get(rule.field_id);
  if (!fact || !fitsField(rule, fact)) return false;
  switch (rule.field) {
    case 'custom_dropdown':
      return rule.value.some((one) => one === fact.value) === (rule.op === 'in');
    case 'custom_checkbox':
      return (fact.value === 1) === rule.value;
    default:
      return compares(rule.op, fact.value, rule.value);
  }
}
