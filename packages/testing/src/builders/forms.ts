import type { AskedField, FilledField } from '@hamyar/contracts';

/** A custom field of a form: a short text unless `changes` say otherwise. */
export function buildAskedField(changes: Partial<AskedField> = {}): AskedField {
  return {
    ...{ id: 1, type: 'text', label: 'شمارهٔ سریال', help: '', placeholder: '', default: null },
    ...{ min_length: null, max_length: null, min: null, max: null, min_date: null, max_date: null },
    ...{ date_type: null, regex: null, items: [], required: false, public: true, width: 'full', condition: null },
    ...changes,
  };
}

/** A custom field with its value, filled in where it has a value. */
export const buildFilledField = (changes: Partial<FilledField> = {}): FilledField => ({
  ...buildAskedField(changes),
  ...{ value: null, filled: (changes.value ?? null) !== null },
  ...changes,
});
