import {
  CUSTOM_FIELD_MAX,
  type CustomDateType,
  type CustomField,
  type CustomFieldStoreBody,
  type CustomFieldType,
  type CustomValue,
} from '@hamyar/contracts/forms';
import { canBeRequired, hasOption, itemLines, type CustomFieldOption } from '@hamyar/domain';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of a custom field; each type uses those of its options. */
export interface CustomFieldValues {
  type: CustomFieldType;
  label: string;
  required: boolean;
  default: CustomValue;
  status: boolean;
  help: string;
  placeholder: string;
  min_length: number | null;
  max_length: number | null;
  min: number | null;
  max: number | null;
  min_date: string | null;
  max_date: string | null;
  date_type: CustomDateType;
  /** Lines of `name` or `name:id`. */
  items: string;
  regex: string;
  unique: boolean;
  sensitive: boolean;
  show_in_list: boolean;
  searchable: boolean;
}

/** The values of a field that does not exist yet. */
export const emptyField = (type: CustomFieldType): CustomFieldValues => ({
  type,
  label: '',
  required: false,
  default: null,
  status: true,
  help: '',
  placeholder: '',
  min_length: null,
  max_length: null,
  min: null,
  max: null,
  min_date: null,
  max_date: null,
  date_type: 'date',
  items: '',
  regex: '',
  unique: false,
  sensitive: false,
  show_in_list: false,
  searchable: false,
});

/** The form values of a stored field. */
export const fieldToForm = (stored: CustomField): CustomFieldValues => ({
  type: stored.type,
  label: stored.label,
  required: stored.required,
  default: stored.default,
  status: stored.status,
  help: stored.help,
  placeholder: stored.placeholder,
  min_length: stored.min_length,
  max_length: stored.max_length,
  min: stored.min,
  max: stored.max,
  min_date: stored.min_date,
  max_date: stored.max_date,
  date_type: stored.date_type ?? 'date',
  items: itemLines(stored.items),
  regex: stored.regex ?? '',
  unique: stored.unique,
  sensitive: stored.sensitive,
  show_in_list: stored.show_in_list,
  searchable: stored.searchable,
});

/** The body of a field from its form values: the options of its type, and none of those that another type has. */
export function fieldToBody(values: CustomFieldValues) {
  const of = <Name extends CustomFieldOption>(name: Name, none: CustomFieldValues[Name]) =>
    hasOption(name, values) ? values[name] : none;
  return wholeBody<Omit<CustomFieldStoreBody, 'context' | 'department_id' | 'is_archived'>>({
    type: values.type,
    label: values.label.trim(),
    status: values.status,
    help: values.help.trim(),
    required: canBeRequired(values.type) && values.required,
    default: of('default', null),
    placeholder: of('placeholder', '').trim(),
    min_length: of('min_length', null),
    max_length: of('max_length', null),
    min: of('min', null),
    max: of('max', null),
    min_date: of('min_date', null),
    max_date: of('max_date', null),
    date_type: values.type === 'date' ? values.date_type : null,
    items: values.type === 'dropdown' ? values.items : undefined,
    regex: of('regex', '').trim() || null,
    unique: of('unique', false),
    sensitive: values.sensitive,
    show_in_list: of('show_in_list', false),
    // what is for employees only is not searched
    searchable: of('searchable', false) && !values.sensitive,
  });
}

/** Longest text of the items as lines. */
export const ITEMS_MAX = CUSTOM_FIELD_MAX.items * (CUSTOM_FIELD_MAX.item + 12);
