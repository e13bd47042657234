/** Value of a field of a policy object. */
export type Scalar = string | number | boolean | null;

/**
 * A condition on one object, as data. The same tree is interpreted here for one object and compiled to SQL for a list
 * (`platform/policy` of the server), so both always agree (architecture §1 "One policy"). Source: decisions 2.1.
 */
export type Predicate =
  | { readonly op: 'always' }
  | { readonly op: 'never' }
  | { readonly op: 'all'; readonly of: readonly Predicate[] }
  | { readonly op: 'any'; readonly of: readonly Predicate[] }
  | { readonly op: 'not'; readonly of: Predicate }
  | { readonly op: 'eq'; readonly field: string; readonly value: string | number | boolean }
  | { readonly op: 'in'; readonly field: string; readonly values: readonly (string | number)[] }
  | { readonly op: 'isNull'; readonly field: string }
  | { readonly op: 'some'; readonly relation: string; readonly where: Predicate };

/** One object as the interpreter reads it: columns as in the table, and its related rows by relation name. */
export type PolicyObject = { readonly [field: string]: Scalar | undefined | readonly PolicyObject[] };

/** True for every object. */
export const always: Predicate = { op: 'always' };
/** True for no object. */
export const never: Predicate = { op: 'never' };

/** True when every part is true; simplifies parts that are already decided. */
export function all(...parts: readonly Predicate[]): Predicate {
  const open = parts.flatMap((p) => (p.op === 'all' ? p.of : [p])).filter((p) => p.op !== 'always');
  if (open.some((p) => p.op === 'never')) return never;
  return open.length === 0 ? always : open.length === 1 ? open[0]! : { op: 'all', of: open };
}

/** True when one part is true; simplifies parts that are already decided. */
export function any(...parts: readonly Predicate[]): Predicate {
  const open = parts.flatMap((p) => (p.op === 'any' ? p.of : [p])).filter((p) => p.op !== 'never');
  if (open.some((p) => p.op === 'always')) return always;
  return open.length === 0 ? never : open.length === 1 ? open[0]! : { op: 'any', of: open };
}

/** True when the part is not true; an unknown (null) field counts as not true. */
export const not = (of: Predicate): Predicate =>
  of.op === 'always' ? never : of.op === 'never' ? always : of.op === 'not' ? of.of : { op: 'not', of };

/** True when the field has this value; a null field has no value. */
export const eq = (field: string, value: string | number | boolean): Predicate => ({ op: 'eq', field, value });

/** True when the field has one of these values; never for an empty list. */
export const oneOf = (field: string, values: readonly (string | number)[]): Predicate =>
  values.length === 0 ? never : values.length === 1 ? eq(field, values[0]!) : { op: 'in', field, values };

/** True when the field is empty. */
export const isNull = (field: string): Predicate => ({ op: 'isNull', field });

/** True when the condition is true for a related row, e.g. a share of this ticket. */
export const some = (relation: string, where: Predicate): Predicate =>
  where.op === 'never' ? never : { op: 'some', relation, where };

/** True when the ticket is shared with the user; `editable` requires full access (spec 3.27). */
export const hasShare = (userId: number, editable?: boolean): Predicate =>
  some('shares', editable === undefined ? eq('user_id', userId) : all(eq('user_id', userId), eq('editable', editable)));

/** Interprets a predicate for one object. Throws when the object lacks a field or relation the predicate reads. */
export function evaluatePredicate(predicate: Predicate, object: PolicyObject): boolean {
  switch (predicate.op) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'all':
      return predicate.of.every((p) => evaluatePredicate(p, object));
    case 'any':
      return predicate.of.some((p) => evaluatePredicate(p, object));
    case 'not':
      return !evaluatePredicate(predicate.of, object);
    case 'eq':
      return readField(object, predicate.field) === predicate.value;
    case 'in':
      return (predicate.values as readonly unknown[]).includes(readField(object, predicate.field));
    case 'isNull':
      return readField(object, predicate.field) === null;
    case 'some':
      return readRelation(object, predicate.relation).some((row) => evaluatePredicate(predicate.where, row));
  }
}

/**
 * The clauses of a predicate: the parts of its outermost `any`. Each clause becomes one union branch of a list query.
 */
export function clauses(predicate: Predicate): readonly Predicate[] {
  return predicate.op === 'never' ? [] : predicate.op === 'any' ? predicate.of : [predicate];
}

// A missing field is a mistake of the caller: returning "false" would hide a forgotten column as a refusal.
function readField(object: PolicyObject, field: string): Scalar {
  const value = object[field];
  if (value === undefined || Array.isArray(value))
    throw new Error(`the policy reads "${field}", which the object does not carry`);
  return value as Scalar;
}

function readRelation(object: PolicyObject, relation: string): readonly PolicyObject[] {
  const rows = object[relation];
  if (!Array.isArray(rows)) throw new Error(`the policy reads "${relation}", which the object does not carry`);
  return rows as readonly PolicyObject[];
}
