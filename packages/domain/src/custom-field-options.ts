import type { CustomDateType, CustomFieldType } from '@hamyar/contracts';

/** What a custom field may have besides what every type has (spec 3.11, decisions 2.11). */
export type CustomFieldOption =
  | 'required'
  | 'default'
  | 'placeholder'
  | 'min_length'
  | 'max_length'
  | 'min'
  | 'max'
  | 'min_date'
  | 'max_date'
  | 'date_type'
  | 'items'
  | 'regex'
  | 'unique'
  | 'sensitive'
  | 'show_in_list'
  | 'searchable';

const OPTIONS: Readonly<Record<CustomFieldType, readonly CustomFieldOption[]>> = {
  text: [
    'required',
    'default',
    'placeholder',
    'min_length',
    'max_length',
    'regex',
    'unique',
    'sensitive',
    'show_in_list',
    'searchable',
  ],
  textArea: [
    'required',
    'default',
    'placeholder',
    'min_length',
    'max_length',
    'sensitive',
    'show_in_list',
    'searchable',
  ],
  // a checkbox is never required (spec 2.59), and nobody fills in a `uuid`
  checkbox: ['default', 'sensitive', 'show_in_list'],
  dropdown: ['required', 'default', 'placeholder', 'items', 'sensitive', 'show_in_list'],
  number: ['required', 'default', 'placeholder', 'min', 'max', 'unique', 'sensitive', 'show_in_list', 'searchable'],
  date: ['required', 'default', 'date_type', 'min_date', 'max_date', 'sensitive', 'show_in_list'],
  url: ['required', 'default', 'placeholder', 'unique', 'sensitive', 'show_in_list', 'searchable'],
  // a secret is never shown
  password: ['required', 'placeholder', 'sensitive'],
  uuid: ['sensitive', 'show_in_list', 'searchable'],
};

/** Whether a field has this option: by its type, and the first and last day only where a date is a day. */
export const hasOption = (
  option: CustomFieldOption,
  { type, date_type }: { type: CustomFieldType; date_type: CustomDateType | null },
): boolean =>
  OPTIONS[type].includes(option) && ((option !== 'min_date' && option !== 'max_date') || date_type === 'date');

/** Fields of this type can be required. */
export const canBeRequired = (type: CustomFieldType): boolean => OPTIONS[type].includes('required');
