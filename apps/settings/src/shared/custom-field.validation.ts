import { CUSTOM_FIELD_MAX, type CustomFieldItem } from '@hamyar/contracts/forms';
import type { FieldRule } from '@hamyar/design-system/rules';
import { hasOption, itemsFromLines, regexError, valueError, type CustomFieldOption } from '@hamyar/domain';
import { valueErrorText } from '@hamyar/module-kit/custom-fields';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { fill, shared } from '@hamyar/persian';
import { faFields } from '../messages/fa-fields.ts';
import type { CustomFieldValues } from './custom-field.conversions.ts';

const text = faFields.field;

const ITEM_ERRORS = {
  REQUIRED: shared.fieldRequired,
  DUPLICATE: text.itemsTwice,
  MAX_ITEMS: fill(text.itemsTooMany, { n: CUSTOM_FIELD_MAX.items }),
  MAX_LENGTH: fill(text.itemTooLong, { n: CUSTOM_FIELD_MAX.item }),
};

/** The upper end of a range is not below the lower one. */
const notBelow =
  (lower: keyof CustomFieldValues): FieldRule =>
  (value, values) => {
    const from = values[lower];
    if (value === null || value === '' || from === null || from === '') return null;
    return (value as number | string) < (from as number | string) ? text.rangeReversed : null;
  };

/** The checks of a custom field by its type (spec 5.13-5.16, decisions 2.11). */
export function customFieldSpecs(
  values: CustomFieldValues,
  items: readonly CustomFieldItem[],
): FieldSpecs<CustomFieldValues> {
  const when = (option: CustomFieldOption, ...rules: FieldRule[]) =>
    hasOption(option, values) ? { rules } : undefined;
  const dropdown = hasOption('items', values);
  const parsed = dropdown ? itemsFromLines(values.items, items) : { items: [] };
  const parsedItems = 'items' in parsed ? parsed.items : [];
  return {
    label: { required: true },
    items: dropdown
      ? { required: true, rules: [() => ('error' in parsed ? ITEM_ERRORS[parsed.error] : null)] }
      : undefined,
    max_length: when('max_length', notBelow('min_length')),
    max: when('max', notBelow('min')),
    max_date: when('max_date', notBelow('min_date')),
    // what it refuses is no tag of HTML
    regex: { allowHtml: true, rules: [(value) => (value && regexError(String(value)) ? shared.patternInvalid : null)] },
    default: when('default', (value) => {
      if (value === null || value === '') return null;
      const rules = { ...values, regex: values.regex || null, items: parsedItems };
      const error = valueError(rules, value as string | number);
      return error ? valueErrorText(error) : null;
    }),
  };
}
