import type { ConditionOp, CustomField, CustomValue, FormField as FormEntry } from '@hamyar/contracts/forms';
import { circularField, comparesWithValue, conditionOps } from '@hamyar/domain';
import type { PlacedEntry } from './use-form-builder.ts';

/** The fields of a form on which another one may depend: those that compare, and do not depend on it themselves. */
export function conditionSources(entries: readonly PlacedEntry[], id: number): CustomField[] {
  const bare = entries.map(({ entry }) => entry);
  return entries.flatMap(({ entry, field }) => {
    if (!field || entry.id === id || conditionOps(field.type).length === 0) return [];
    const would = bare.map((one) => (one.id === id ? { ...one, condition: { field_id: entry.id } } : one));
    return circularField(would) === null ? [field] : [];
  });
}

/** What a new comparison begins with: the first item, a ticked box; what is typed begins empty. */
export function firstValue({ type, items }: CustomField, op: ConditionOp): CustomValue {
  if (!comparesWithValue(op)) return null;
  if (type === 'checkbox') return 1;
  return type === 'dropdown' ? (items.find(({ is_archived: archived }) => !archived)?.id ?? null) : null;
}

/** The first field whose condition lacks the value that it compares with; null where all are complete. */
export const incompleteCondition = (entries: readonly FormEntry[]): FormEntry | null =>
  entries.find(
    ({ condition }) =>
      condition !== null && comparesWithValue(condition.op) && (condition.value === null || condition.value === ''),
  ) ?? null;
