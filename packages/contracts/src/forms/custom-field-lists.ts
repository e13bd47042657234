/** What the values of a custom field belong to (decisions 2.11); `department`: tickets of one department (spec 2.58). */
export const CUSTOM_FIELD_CONTEXTS = ['ticket', 'customer', 'organization', 'department'] as const;
export type CustomFieldContext = (typeof CUSTOM_FIELD_CONTEXTS)[number];

/** Types of custom fields (spec 3.9), in the order in which they are offered. */
export const CUSTOM_FIELD_TYPES = [
  'text',
  'textArea',
  'checkbox',
  'dropdown',
  'number',
  'date',
  'url',
  'password',
  'uuid',
] as const;
export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number];
/** The types that the designer of a department offers (spec 2.58). */
export const DEPARTMENT_FIELD_TYPES = ['text', 'textArea', 'checkbox', 'dropdown', 'number', 'date'] as const;

/** What a date field asks for (spec 5.15). */
export const CUSTOM_DATE_TYPES = ['date', 'time', 'datetime'] as const;
export type CustomDateType = (typeof CUSTOM_DATE_TYPES)[number];

/** Custom fields of one context, or of one department (decisions 2.11). */
export const CUSTOM_FIELDS_MAX = 200;
/** Most characters of what describes a field, and most items of a dropdown. */
export const CUSTOM_FIELD_MAX = { label: 100, help: 300, placeholder: 100, regex: 200, items: 200, item: 100 } as const;
/** Most characters of a value, by the type of its field. */
export const CUSTOM_VALUE_MAX = { text: 255, textArea: 5_000, url: 2_000, password: 200 } as const;
/** Largest number that a value may be; the smallest is its negative. */
export const CUSTOM_NUMBER_MAX = 1_000_000_000_000_000;

/** Most custom fields whose values one page of a list shows. */
export const LIST_FIELDS_MAX = 30;

/** A value: text, number, item of a dropdown by its id, 1 or 0 of a checkbox; null or '' is none. */
export type CustomValue = string | number | null;
