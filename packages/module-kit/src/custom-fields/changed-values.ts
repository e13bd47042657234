import type { CustomValue, FilledField } from '@hamyar/contracts/forms';
import type { CustomValues } from '@hamyar/domain';
import { fieldsToFill } from './custom-field-specs.ts';

/** Stored fields as a form fills them in: each begins with its value; a password begins empty, which leaves it as it is. */
export const fieldsToChange = (fields: readonly FilledField[]): FilledField[] =>
  fields.map((field) => ({
    ...field,
    default: field.value,
    required: field.required && !(field.type === 'password' && field.filled),
  }));

/** The values that somebody has changed, by the ids of their fields. What a condition hides loses its value on the server. */
export const changedValues = (fields: readonly FilledField[], typed: CustomValues): Record<string, CustomValue> =>
  Object.fromEntries(
    fieldsToFill(fields, typed).flatMap(({ id, value }) =>
      typed[id] === undefined || typed[id] === value ? [] : [[String(id), typed[id] ?? null]],
    ),
  );
