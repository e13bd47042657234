import type { CustomValue } from '@hamyar/contracts/forms';
import { rules } from '@hamyar/design-system/rules';
import { isEmptyValue, shownFields, valueError, type CustomValues, type PlacedField } from '@hamyar/domain';
import { shared } from '@hamyar/persian';
import type { FieldSpec } from '../form/field-check.ts';
import { valueErrorText } from './value-error-text.ts';

/** A field that somebody fills in, with what it begins with. */
export type FillableField = PlacedField & {
  default: CustomValue;
  /** What is stored already; undefined in the form of something new. */
  value?: CustomValue;
};

/** The name of a custom field in a form and in the body that it sends. */
export const customFieldName = (id: number): string => `custom_values.${id}`;

/** What is filled in: a field that nobody has touched has its default value. */
export const filledValues = (fields: readonly FillableField[], typed: CustomValues): Record<number, CustomValue> =>
  Object.fromEntries(fields.map(({ id, default: value }) => [id, typed[id] === undefined ? value : typed[id]]));

/** The fields that are asked for now, by their conditions; identifiers are given by the server. */
export const fieldsToFill = <Field extends FillableField>(fields: readonly Field[], typed: CustomValues): Field[] =>
  shownFields(fields, filledValues(fields, typed)).filter(({ type }) => type !== 'uuid');

/** The values that a form sends: those of the fields that are shown, by their ids (decisions 2.11). */
export function valuesToSend(fields: readonly FillableField[], typed: CustomValues): Record<string, CustomValue> {
  const values = filledValues(fields, typed);
  return Object.fromEntries(
    fieldsToFill(fields, typed).flatMap(({ id }) =>
      isEmptyValue(values[id]) ? [] : [[String(id), values[id] ?? null]],
    ),
  );
}

const noHtml = rules.noHtml();

/** Whether nobody has changed what is stored. Rules of the field may have come later: the server leaves it too. */
const isUntouched = ({ id, value: stored }: FillableField, typed: CustomValues): boolean => {
  const value = typed[id];
  if (stored === undefined || value === undefined) return stored !== undefined;
  return value === stored || (isEmptyValue(value) && isEmptyValue(stored));
};

/**
 * The checks of the custom fields of a form that has `custom_values`: those of shown fields, by the rules that the
 * server has too. What was shown as it is stored, and was not touched, is not checked.
 */
export function customFieldSpecs(
  fields: readonly FillableField[],
  typed: CustomValues,
): Readonly<Record<string, FieldSpec>> {
  const stored = Object.fromEntries(fields.map(({ id, value }) => [id, value ?? null]));
  const before = new Set(fieldsToFill(fields, stored).map(({ id }) => id));
  return Object.fromEntries(
    fieldsToFill(fields, typed).map((field) => [
      customFieldName(field.id),
      {
        // the value is a part of `custom_values`, so the field's own rules read it
        allowHtml: true,
        rules: [
          (_: unknown, values: Record<string, unknown>) => {
            const given = (values.custom_values ?? {}) as CustomValues;
            if (before.has(field.id) && isUntouched(field, given)) return null;
            const now = filledValues(fields, given);
            const value = now[field.id] ?? null;
            if (isEmptyValue(value)) return field.required && field.type !== 'checkbox' ? shared.fieldRequired : null;
            const tagged = field.type === 'text' || field.type === 'textArea' ? noHtml(value, values) : null;
            const error = valueError(field, value, field.value ?? null);
            return tagged ?? (error ? valueErrorText(error) : null);
          },
        ],
      } satisfies FieldSpec,
    ]),
  );
}
