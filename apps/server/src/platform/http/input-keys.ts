import { ValidationFailed } from './app-errors.ts';
import { unknownFields } from './field-errors.ts';

/**
 * A key that no contract has and no row can store: `__proto__` changes an object instead of naming a field; NUL and
 * single surrogates are refused by PostgreSQL. They are refused and never cleaned: a cleaned key is another field.
 */
const UNREADABLE = /^__proto__$|\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether a call may have this key. */
export const isReadableKey = (key: string): boolean => !UNREADABLE.test(key);

/** A name and then only `[…]`. The parser would drop text that is after or between brackets. */
const BRACKETED = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** Whether every part of a key of a query or form is read: of `cf[12][from]`, not of `cf[12]from` or `[cf]`. */
export function isReadablePath(key: string): boolean {
  const [, name, brackets = ''] = BRACKETED.exec(key) ?? [];
  return name !== undefined && [name, ...brackets.slice(1, -1).split('][')].every(isReadableKey);
}

/** The paths of all keys of a JSON body that {@link isReadableKey} refuses: `content.__proto__`. */
export function unreadableKeys(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isReadableKey(key) ? unreadableKeys(inner, `${path}${key}.`) : [path + key],
  );
}

/** The answer to such keys, the same as to every other unknown key. */
export const unknownKeys = (keys: readonly string[]): ValidationFailed =>
  new ValidationFailed(unknownFields([...new Set(keys)]));
