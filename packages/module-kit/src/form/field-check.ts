import { rules, type FieldRule } from '@hamyar/design-system/rules';

/** Checks of one field before the form is sent. The server checks everything again. */
export interface FieldSpec {
  /** The field must not be empty. A text replaces the usual message [5.3]. */
  required?: boolean | string;
  rules?: readonly FieldRule[];
  /**
   * Allows HTML-like tags, e.g. in a password or rich text. All other texts are refused when they contain one [5.1].
   */
  allowHtml?: boolean;
  /** Path of the field in the body when it differs from its name: `password.current`; several when it is sent as several. */
  wire?: string | readonly string[];
}

/** Checks by field. A field without an entry is optional, and its text must not contain HTML-like tags. */
export type FieldSpecs<Values extends object> = { readonly [Name in keyof Values]?: FieldSpec };

/** Messages by field. */
export type FieldErrors<Values extends object> = { [Name in keyof Values]?: string };

/** One refused field of an answer: its path in the body, joined by dots, and the message to show. */
export interface RefusedField {
  field: string;
  message: string;
  /** The row that has the value already, for who may see that row. */
  id?: number;
}

/** The message for one field, or undefined when its value is valid. */
export function checkField<Values extends object>(
  name: keyof Values & string,
  values: Values,
  { required, rules: more = [], allowHtml }: FieldSpec = {},
): string | undefined {
  const checks: FieldRule[] = [
    ...(required ? [rules.required(required === true ? undefined : required)] : []),
    ...(allowHtml ? [] : [rules.noHtml()]),
    ...more,
  ];
  for (const check of checks) {
    const problem = check(values[name], values as Record<string, unknown>);
    if (problem !== null) return problem;
  }
  return undefined;
}

/** The messages of all fields; empty when the form may be sent. */
export function checkFields<Values extends object>(values: Values, specs: FieldSpecs<Values>): FieldErrors<Values> {
  const names = new Set([...Object.keys(values), ...Object.keys(specs)]) as Set<keyof Values & string>;
  const errors: FieldErrors<Values> = {};
  for (const name of names) {
    const problem = checkField(name, values, specs[name]);
    if (problem !== undefined) errors[name] = problem;
  }
  return errors;
}

/**
 * Assigns the errors of an answer to the fields of a form: by the whole path, or by the longest part of it from the
 * left that is a field. `other_phones.2` is shown at `other_phones`. A field keeps its first message.
 * @returns the messages by field, and the errors that belong to no field of the form
 */
export function errorsByField<Values extends object>(
  refused: readonly RefusedField[],
  names: readonly (keyof Values & string)[],
  specs: FieldSpecs<Values> = {},
): { errors: FieldErrors<Values>; rest: RefusedField[] } {
  const nameOf = namesByPath(names, specs);
  const errors: FieldErrors<Values> = {};
  const rest = refused.filter(({ field, message }) => {
    const name = nameOf(field);
    if (name !== undefined) errors[name] ??= message;
    return name === undefined;
  });
  return { errors, rest };
}

/** Finds the field of a form to which a path of the body belongs: by all of it, or by its longest part from the left. */
export function namesByPath<Values extends object>(
  names: readonly (keyof Values & string)[],
  specs: FieldSpecs<Values> = {},
): (path: string) => (keyof Values & string) | undefined {
  const byPath = new Map(names.flatMap((name) => [specs[name]?.wire ?? name].flat().map((path) => [path, name])));
  return (field) =>
    beginnings(field)
      .map((path) => byPath.get(path))
      .find((found) => found !== undefined);
}

/** `a.b.c` gives `a.b.c`, `a.b` and `a`. */
function beginnings(path: string): string[] {
  const keys = path.split('.');
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
}
