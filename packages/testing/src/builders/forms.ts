import type { AskedField, FilledField } from '@hamyar/contracts';
import type { TicketForm } from '@hamyar/contracts/forms';

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

/** A form of new tickets for everybody. */
export const buildTicketForm = (more: Partial<TicketForm> = {}): TicketForm => ({
  id: 5,
  version: 1,
  name: 'فرم خرابی',
  description: '',
  fields: [],
  status: true,
  order: 1,
  is_default: false,
  department_ids: [],
  category_ids: [],
  service_ids: [],
  audience: 'both',
  branch_ids: [-1],
  intro: '',
  subject_template: '',
  default_importance: null,
  default_recipient: null,
  created_at: 1_760_000_000,
  updated_at: 1_760_000_000,
  ...more,
});
