import type { CustomField, CustomValue, FieldCondition, FieldError, FormField } from '@hamyar/contracts';
import type { BodyOf, formStore } from '@hamyar/contracts/schemas';
import {
  canBeRequired,
  circularField,
  comparesWithValue,
  conditionOps,
  valueError,
  type ValueRules,
} from '@hamyar/domain';
import { fieldError } from '../../platform/http/field-errors.ts';
import { readValue } from './custom-value.rules.ts';
import { messages } from './messages.ts';

type SentField = NonNullable<BodyOf<typeof formStore>['fields']>[number];
/** A custom field that a form may contain. */
export type Placeable = ValueRules & Pick<CustomField, 'id' | 'required' | 'sensitive' | 'is_archived'>;

/** The condition of a field, or an error. The value is read by the type of the field that it compares. */
function readCondition(
  sent: NonNullable<SentField['condition']>,
  own: number,
  placed: ReadonlyMap<number, Placeable>,
): FieldCondition | null {
  const of = sent.field_id === own ? undefined : placed.get(sent.field_id);
  if (!of || !conditionOps(of.type).includes(sent.op)) return null;
  if (!comparesWithValue(sent.op)) return { field_id: sent.field_id, op: sent.op, value: null };
  const value: CustomValue = readValue(of, sent.value ?? null);
  // what is compared needs no pattern and no length of its own
  const loose = { ...of, regex: null, min_length: null, min: null, max: null, min_date: null, max_date: null };
  if (value === null || valueError(loose, value, value) !== null) return null;
  return { field_id: sent.field_id, op: sent.op, value };
}

const byOrder = (fields: readonly SentField[]): SentField[] =>
  fields.every(({ order }) => order !== undefined)
    ? [...fields].sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    : [...fields];

/**
 * The fields of a form as they are stored, from what was sent (spec 2.59, 3.12). Refused are fields that the context
 * does not have or that stand twice, a checkbox that is required, and conditions that cannot be met.
 * @param kept fields that the form has already: an archived one may stay, and cannot be added
 */
export function readFormFields(
  sent: readonly SentField[],
  known: readonly Placeable[],
  kept: readonly number[],
): { fields: FormField[]; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const all = new Map(known.map((field) => [field.id, field]));
  const ordered = byOrder(sent);
  const placed = new Map(ordered.flatMap(({ id }) => (all.has(id) ? [[id, all.get(id)!] as const] : [])));
  const seen = new Set<number>();
  const fields = ordered.flatMap((field, index): FormField[] => {
    const at = `fields.${sent.indexOf(field)}`;
    const of = all.get(field.id);
    if (seen.has(field.id)) errors.push(fieldError(`${at}.id`, 'DUPLICATE'));
    if (!of || (of.is_archived && !kept.includes(field.id))) {
      errors.push(fieldError(`${at}.id`, 'CHOICE'));
      return [];
    }
    seen.add(field.id);
    if (field.required && !canBeRequired(of.type))
      errors.push(fieldError(`${at}.required`, 'CHOICE', {}, messages.checkboxOptional));
    const condition = field.condition ? readCondition(field.condition, field.id, placed) : null;
    if (field.condition && condition === null)
      errors.push(fieldError(`${at}.condition`, 'CHOICE', {}, messages.conditionRefused));
    return [
      {
        id: field.id,
        order: index + 1,
        status: field.status ?? true,
        required: (field.required ?? of.required) && canBeRequired(of.type),
        public: (field.public ?? true) && !of.sensitive,
        width: field.width ?? 'full',
        condition,
      },
    ];
  });
  const circular = circularField(fields);
  if (circular !== null) {
    const at = sent.findIndex(({ id }) => id === circular);
    errors.push(fieldError(`fields.${at}.condition`, 'CHOICE', {}, messages.conditionCircular));
  }
  return { fields, errors };
}
