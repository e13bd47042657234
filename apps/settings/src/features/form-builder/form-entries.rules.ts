import type { CustomFieldType, FormField as FormEntry } from '@hamyar/contracts/forms';
import { canBeRequired } from '@hamyar/domain';

/** What of a defined field decides how it stands in a form. */
interface PlacedField {
  id: number;
  type: CustomFieldType;
  required: boolean;
  sensitive: boolean;
}

/** The entries with orders from 1, in the order in which they stand. */
const numbered = (entries: readonly FormEntry[]): FormEntry[] =>
  entries.map((entry, index) => (entry.order === index + 1 ? entry : { ...entry, order: index + 1 }));

/** The entries of a form in their order, whatever the order of the list that was stored. */
export const inOrder = (entries: readonly FormEntry[]): FormEntry[] =>
  numbered([...entries].sort((a, b) => a.order - b.order));

/** The form with a field of the pool at this position; unchanged where the field is already in it. */
export function withField(entries: readonly FormEntry[], field: PlacedField, index = entries.length): FormEntry[] {
  if (entries.some(({ id }) => id === field.id)) return [...entries];
  const entry: FormEntry = {
    id: field.id,
    order: 0,
    status: true,
    required: field.required && canBeRequired(field.type),
    public: !field.sensitive,
    width: 'full',
    condition: null,
  };
  return numbered([...entries.slice(0, index), entry, ...entries.slice(index)]);
}

/** The form without a field; conditions about it are gone with it. */
export const withoutField = (entries: readonly FormEntry[], id: number): FormEntry[] =>
  numbered(
    entries
      .filter((entry) => entry.id !== id)
      .map((entry) => (entry.condition?.field_id === id ? { ...entry, condition: null } : entry)),
  );

/** The form with a field at another position, from 0. */
export function movedEntry(entries: readonly FormEntry[], id: number, index: number): FormEntry[] {
  const own = entries.find((entry) => entry.id === id);
  if (!own) return [...entries];
  const others = entries.filter((entry) => entry.id !== id);
  const at = Math.max(0, Math.min(others.length, index));
  return numbered([...others.slice(0, at), own, ...others.slice(at)]);
}

/** The form with one entry changed. */
export const changedEntry = (
  entries: readonly FormEntry[],
  id: number,
  change: Partial<Omit<FormEntry, 'id' | 'order'>>,
): FormEntry[] => entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
