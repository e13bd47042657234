import type { AskedField, FormToFill, FilledField } from '@hamyar/contracts';

/** A custom field of a form: a short text unless `changes` say otherwise. */
export function buildAskedField(changes: Partial<AskedField> = {}): AskedField {
  return {
    ...{ id: 1, type: 'text', label: 'شمارهٔ سریال', help: '', placeholder: '', default: null },
    ...{ min_length: null, max_length: null, min: null, max: null, min_date: null, max_date: null },
    ...{ date_type: null, regex: null, items: [], required: false, public: true, width: 'full', condition: null },
    ...changes,
  };
}

/** The form of a new ticket with these fields. */
export const buildFormToFill = (fields: readonly AskedField[] = []): FormToFill => ({
  ...{ id: 3, version: 2, intro: '', subject_template: '' },
  fields: [...fields],
});

/** A custom field of an open ticket, filled in where it has a value. */
export const buildCustomField = (changes: Partial<FilledField> = {}): FilledField => ({
  ...buildAskedField(changes),
  ...{ value: null, filled: (changes.value ?? null) !== null },
  ...changes,
});
