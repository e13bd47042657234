import {
  CUSTOM_FIELD_MAX,
  DEPARTMENT_FIELD_TYPES,
  type CustomFieldContext,
  type CustomFieldItem,
  type CustomValue,
  type FieldError,
} from '@hamyar/contracts';
import {
  canBeRequired,
  hasOption,
  regexError,
  valueError,
  type CustomFieldOption,
  type ItemError,
  type ValueError,
  type ValueRules,
} from '@hamyar/domain';
import { fieldError } from '../../platform/http/field-errors.ts';
import { messages } from './messages.ts';

/** What a field will be, as far as rules read it. */
export interface WantedField extends ValueRules {
  context: CustomFieldContext;
  required: boolean;
  default_value: CustomValue;
  items: readonly CustomFieldItem[];
  unique: boolean;
  show_in_list: boolean;
  searchable: boolean;
  sensitive: boolean;
}

/** The options that a field without them stores as null. */
const OPTIONS = [
  'min_length',
  'max_length',
  'min',
  'max',
  'min_date',
  'max_date',
  'date_type',
  'regex',
] as const satisfies readonly (CustomFieldOption & keyof WantedField)[];
type Option = (typeof OPTIONS)[number];
type Shape = Pick<WantedField, 'type' | 'date_type'>;

/** The options that fit a field; the others are null, as after a change of the type. */
export function optionsOf(field: Pick<WantedField, Option | 'type'>): Pick<WantedField, Option> {
  const kept = OPTIONS.map((name) => [name, hasOption(name, field) ? field[name] : null]);
  return Object.fromEntries(kept) as Pick<WantedField, Option>;
}

/** Options that are sent and that the field does not have (spec 3.11). */
export const foreignOptions = (field: Shape, body: Partial<Record<Option, unknown>>): FieldError[] =>
  OPTIONS.flatMap((name) =>
    body[name] !== undefined && body[name] !== null && !hasOption(name, field)
      ? [fieldError(name, 'CHOICE', {}, messages.notForType)]
      : [],
  );

const ITEM_MESSAGES: Readonly<Record<ItemError, string | undefined>> = {
  REQUIRED: undefined,
  DUPLICATE: messages.itemTwice,
  MAX_ITEMS: undefined,
  MAX_LENGTH: messages.itemTooLong,
};

/** An error of the lines of items at their field. */
export const itemsError = (code: ItemError): FieldError =>
  fieldError(
    'items',
    code,
    { n: code === 'MAX_LENGTH' ? CUSTOM_FIELD_MAX.item : CUSTOM_FIELD_MAX.items },
    ITEM_MESSAGES[code],
  );

const isAbove = (low: number | string | null, high: number | string | null): boolean =>
  low !== null && high !== null && low > high;

/** Everything that is wrong with a field (spec 5.13 to 5.16, decisions 2.11). */
export function fieldErrors(field: WantedField): FieldError[] {
  const errors: FieldError[] = [];
  if (field.context === 'department' && !(DEPARTMENT_FIELD_TYPES as readonly string[]).includes(field.type))
    errors.push(fieldError('type', 'CHOICE'));
  if (field.required && !canBeRequired(field.type))
    errors.push(
      fieldError('required', 'CHOICE', {}, field.type === 'checkbox' ? messages.checkboxOptional : messages.notForType),
    );
  if (field.type === 'dropdown' && !field.items.some(({ is_archived }) => !is_archived))
    errors.push(itemsError('REQUIRED'));
  if (field.type === 'date' && field.date_type === null) errors.push(fieldError('date_type', 'REQUIRED'));
  for (const [name, low, high] of [
    ['max_length', field.min_length, field.max_length],
    ['max', field.min, field.max],
    ['max_date', field.min_date, field.max_date],
  ] as const)
    if (isAbove(low, high)) errors.push(fieldError(name, 'MAX', {}, messages.minAboveMax));
  if (field.regex !== null && regexError(field.regex) !== null)
    errors.push(fieldError('regex', 'PATTERN', {}, messages.regexRefused));
  if (field.unique && !hasOption('unique', field)) errors.push(fieldError('unique', 'CHOICE', {}, messages.notForType));
  const ofTickets = field.context === 'ticket' || field.context === 'department';
  if (field.show_in_list && !hasOption('show_in_list', field))
    errors.push(fieldError('show_in_list', 'CHOICE', {}, messages.notForType));
  if (field.show_in_list && !ofTickets && field.context !== 'customer')
    errors.push(fieldError('show_in_list', 'CHOICE', {}, messages.notListed));
  if (field.searchable && !hasOption('searchable', field))
    errors.push(fieldError('searchable', 'CHOICE', {}, messages.notForType));
  if (field.searchable && !ofTickets) errors.push(fieldError('searchable', 'CHOICE', {}, messages.notSearched));
  if (field.searchable && field.sensitive)
    errors.push(fieldError('searchable', 'CHOICE', {}, messages.sensitiveNotSearched));
  if (field.default_value !== null) {
    const error: ValueError | null = hasOption('default', field)
      ? valueError(field, field.default_value)
      : { code: 'CHOICE' };
    if (error) errors.push(fieldError('default', error.code, error.n === undefined ? {} : { n: error.n }));
  }
  return errors;
}
