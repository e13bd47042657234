import { rules, type FieldRule } from '@hamyar/design-system/fields';

/** What a form demands of one of its fields before it is sent; the server decides again and in full. */
export interface FieldSpec {
  /** Something must be there; a text is said instead of the usual sentence [5.3]. */
  required?: boolean | string;
  rules?: readonly FieldRule[];
  /** Takes HTML-like text: a password, rich text. Every other text is refused it [5.1]. */
  allowHtml?: boolean;
  /** Body path of the field on the wire when it is not its name: `password.current`. */
  wire?: string;
}

/** Demands by field. A field without an entry is optional plain text, or a value that is chosen. */
export type FieldSpecs<Values extends object> = { readonly [Name in keyof Values]?: FieldSpec };

/** Sentences at the fields they belong to. */
export type FieldErrors<Values extends object> = { [Name in keyof Values]?: string };

/** One refused field of an answer: the body path joined by dots, and the sentence to show. */
export interface RefusedField {
  field: string;
  message: string;
}

/** The sentence for one field, or undefined when its value is good. */
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

/** The sentences for all fields; empty when the form may be sent. */
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
 * The one mapping of a refused body to the fields of a form: by the whole body path, or by its longest beginning that is
 * a field, so that `other_phones.2` is shown at `other_phones`. The first sentence of a field is kept.
 * @returns the errors at their fields, and those that no field of the form has
 */
export function errorsByField<Values extends object>(
  refused: readonly RefusedField[],
  names: readonly (keyof Values & string)[],
  specs: FieldSpecs<Values> = {},
): { errors: FieldErrors<Values>; rest: RefusedField[] } {
  const byPath = new Map(names.map((name) => [specs[name]?.wire ?? name, name] as const));
  const errors: FieldErrors<Values> = {};
  const rest = refused.filter(({ field, message }) => {
    const name = beginnings(field)
      .map((path) => byPath.get(path))
      .find((found) => found !== undefined);
    if (name !== undefined) errors[name] ??= message;
    return name === undefined;
  });
  return { errors, rest };
}

/** `a.b.c` as `a.b.c`, `a.b`, `a`. */
function beginnings(path: string): string[] {
  const keys = path.split('.');
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
}
