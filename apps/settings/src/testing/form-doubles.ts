import type { CustomField, FormField as FormEntry, TicketForm } from '@hamyar/contracts/forms';
import { buildTicketForm as buildUnusedForm } from '@hamyar/testing';

/** A custom field as the list answers it. */
export const buildField = (changes: Partial<CustomField> = {}): CustomField => ({
  id: 1,
  version: 3,
  context: 'ticket',
  department_id: null,
  type: 'text',
  label: 'شمارهٔ سفارش',
  required: false,
  default: null,
  status: true,
  order: 1,
  help: '',
  placeholder: '',
  min_length: null,
  max_length: null,
  min: null,
  max: null,
  min_date: null,
  max_date: null,
  date_type: null,
  items: [],
  regex: null,
  unique: false,
  sensitive: false,
  show_in_list: false,
  searchable: false,
  search_progress: null,
  is_archived: false,
  has_values: false,
  form_count: 0,
  editable: true,
  created_at: 1_760_000_000,
  updated_at: 1_760_000_000,
  ...changes,
});

/** A field as it stands in a form. */
export const buildEntry = (id: number, changes: Partial<FormEntry> = {}): FormEntry => ({
  id,
  order: id,
  status: true,
  required: false,
  public: true,
  width: 'full',
  condition: null,
  ...changes,
});

/** Fields of tickets: a text, a dropdown with two items, a check box and a number. */
export const FIELDS: readonly CustomField[] = [
  buildField(),
  buildField({
    id: 2,
    order: 2,
    type: 'dropdown',
    label: 'نوع مشکل',
    items: [
      { id: 1, name: 'پرداخت ناموفق', is_archived: false },
      { id: 2, name: 'سایر', is_archived: false },
    ],
  }),
  buildField({ id: 3, order: 3, type: 'checkbox', label: 'با قوانین موافقم' }),
  buildField({ id: 4, order: 4, type: 'number', label: 'مبلغ', min: 0 }),
];

const base = {
  version: 5,
  name: 'مشکل پرداخت',
  description: '',
  fields: [buildEntry(1), buildEntry(2)],
  status: true,
  order: 1,
  is_default: false,
  created_at: 1_760_000_000,
  updated_at: 1_760_000_000,
};

/** A form of tickets. */
export const buildTicketForm = (changes: Partial<TicketForm> = {}): TicketForm =>
  buildUnusedForm({ id: 9, ...base, ...changes });
