import type { ConditionOp, CustomFieldType, CustomValue, FieldCondition } from '@hamyar/contracts';
import { isEmptyValue, valueError, type ValueError, type ValueRules } from './custom-field.ts';

/** A field of a form as far as rules read it. */
export interface PlacedField extends ValueRules {
  id: number;
  required: boolean;
  condition: FieldCondition | null;
}

/** What is filled in, by the id of the field. */
export type CustomValues = Readonly<Record<number, CustomValue | undefined>>;

const OPS: Readonly<Record<CustomFieldType, readonly ConditionOp[]>> = {
  text: ['eq', 'ne', 'filled', 'empty'],
  textArea: ['filled', 'empty'],
  checkbox: ['eq', 'ne'],
  dropdown: ['eq', 'ne', 'filled', 'empty'],
  number: ['eq', 'ne', 'gt', 'lt', 'filled', 'empty'],
  date: ['eq', 'ne', 'gt', 'lt', 'filled', 'empty'],
  url: ['filled', 'empty'],
  password: [],
  uuid: [],
};

/** How a condition may compare a field of this type; none for what nobody sees or fills in. */
export const conditionOps = (type: CustomFieldType): readonly ConditionOp[] => OPS[type];

/** Whether this comparison needs a value to compare with. */
export const comparesWithValue = (op: ConditionOp): boolean => op !== 'filled' && op !== 'empty';

function isMet({ op, value: expected }: FieldCondition, value: CustomValue, type: CustomFieldType): boolean {
  const empty = isEmptyValue(value);
  switch (op) {
    case 'filled':
      return !empty;
    case 'empty':
      return empty;
    case 'eq':
      return value === expected;
    case 'ne':
      return value !== expected;
    default:
      if (empty || expected === null || type === 'checkbox') return false;
      return op === 'gt' ? value! > expected : value! < expected;
  }
}

/**
 * The fields of a form that are shown for these values, in their order. A field is hidden while its condition is not
 * met, and what depends on a hidden field sees it as empty. A field of the condition that is not in the form is empty
 * too.
 */
export function shownFields<Field extends PlacedField>(fields: readonly Field[], values: CustomValues): Field[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = new Map<number, boolean>();
  const isShown = ({ id, condition }: Field): boolean => {
    const found = known.get(id);
    if (found !== undefined || condition === null) return found ?? true;
    // a circle of conditions, which no stored form has, hides its fields
    known.set(id, false);
    const of = byId.get(condition.field_id);
    const type = of?.type ?? 'text';
    const given = of && isShown(of) ? (values[of.id] ?? null) : null;
    const value = given === null && type === 'checkbox' ? 0 : given;
    const shown = isMet(condition, value, type);
    known.set(id, shown);
    return shown;
  };
  return fields.filter(isShown);
}

/** What is filled in, checked. */
export interface CheckedValues {
  /** Refused fields by their ids. */
  errors: Map<number, ValueError>;
  /** What is saved: values of shown fields that are filled in. */
  kept: Map<number, CustomValue>;
}

/**
 * Checks what is filled in: a hidden field is neither required nor saved (decisions 2.11). `stored` are the values that
 * the object has already.
 */
export function checkValues(
  fields: readonly PlacedField[],
  values: CustomValues,
  stored: CustomValues = {},
): CheckedValues {
  const errors: CheckedValues['errors'] = new Map();
  const kept: CheckedValues['kept'] = new Map();
  for (const field of shownFields(fields, values)) {
    const value = values[field.id] ?? null;
    if (field.type === 'uuid') continue;
    if (isEmptyValue(value)) {
      if (field.required && field.type !== 'checkbox') errors.set(field.id, { code: 'REQUIRED' });
      continue;
    }
    const error = valueError(field, value, stored[field.id] ?? null);
    if (error) errors.set(field.id, error);
    else kept.set(field.id, value);
  }
  return { errors, kept };
}

/** A field whose condition, over others, depends on itself; null when there is none. */
export function circularField(
  fields: readonly { id: number; condition: { field_id: number } | null }[],
): number | null {
  const next = new Map(fields.map(({ id, condition }) => [id, condition?.field_id]));
  for (const { id } of fields) {
    let at = next.get(id);
    for (let step = 0; at !== undefined && step < fields.length; step += 1) {
      if (at === id) return id;
      at = next.get(at);
    }
  }
  return null;
}
