import { type Sla, SLA_CUSTOM_TYPES, type SlaCustomKind } from '@hamyar/contracts';
import type { SelectOption } from '@hamyar/design-system/fields';
import { fill, isolate } from '@hamyar/persian';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { type ConditionField, emptyRule, isCustomKind, operatorsOf, type RuleValues } from './sla.conversions.ts';

const text = faSlaPolicy.conditions;
/** A custom field of tickets that a condition may compare. */
export type ComparedField = Sla['named']['custom_fields'][number];

const PREFIX = 'custom:';
/** The choice of what a condition compares: its name, or a custom field by its id. */
export const keyOf = ({ field, field_id }: RuleValues): string =>
  isCustomKind(field) ? `${PREFIX}${field_id}` : field;

/** How conditions compare a field; null for one that they do not. */
export function kindOf({ type, date_type }: Pick<ComparedField, 'type' | 'date_type'>): SlaCustomKind | null {
  if (date_type === 'time') return null;
  const kinds = Object.keys(SLA_CUSTOM_TYPES) as SlaCustomKind[];
  return kinds.find((kind) => SLA_CUSTOM_TYPES[kind] === type) ?? null;
}

/** The field of a condition; null for one that is deleted or has another type now. */
export const fieldOf = (fields: readonly ComparedField[], { field, field_id }: RuleValues): ComparedField | null =>
  fields.find((one) => one.id === field_id && kindOf(one) === field) ?? null;

/** The custom fields as choices, also the one of a condition that is gone. */
export function customOptions(fields: readonly ComparedField[] | null, value: RuleValues): SelectOption<string>[] {
  const all = fields ?? [];
  const options = all.map(({ id, label }) => ({
    value: `${PREFIX}${id}`,
    label: fill(text.customField, { label: isolate(label) }),
  }));
  const gone = isCustomKind(value.field) && all.every(({ id }) => id !== value.field_id);
  return gone ? [...options, { value: keyOf(value), label: fields ? text.goneField : '…' }] : options;
}

/** An empty condition on what was chosen. */
export function ruleOfKey(fields: readonly ComparedField[] | null, key: string): RuleValues {
  const custom = fields?.find(({ id }) => key === `${PREFIX}${id}`);
  const field = custom ? kindOf(custom) : (key as ConditionField);
  if (!field) return emptyRule;
  const [op = emptyRule.op] = operatorsOf(field);
  return { ...emptyRule, field, field_id: custom?.id ?? null, op };
}

/** The words of the comparisons of a field. */
export function wordsOf(field: ConditionField): Readonly<Record<string, string>> {
  if (field === 'tag') return text.tagOps;
  if (field === 'custom_number') return text.numberOps;
  return field === 'custom_date' ? text.dateOps : text.ops;
}
