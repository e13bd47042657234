/**
 * The stored changes that fit the current form: fields that it still has, with values of the same kind as in `initial`.
 * All others are dropped, so that an old draft cannot break a form.
 */
export function fitChanges<Values extends object>(
  changes: Readonly<Record<string, unknown>>,
  initial: Values,
): Partial<Values> {
  const models = initial as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => Object.hasOwn(models, name) && fits(value, models[name])),
  ) as Partial<Values>;
}

/**
 * Whether a stored value may replace `model`. Null always may: any field can be emptied. A field that is empty in
 * `initial` says nothing about its kind and accepts any value but a list, which is never null when it is empty.
 */
function fits(value: unknown, model: unknown): boolean {
  if (value === null) return true;
  if (model === null || model === undefined) return !Array.isArray(value);
  return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}

/** Names of the changes that differ from `initial`. The order of the elements of an array does not matter. */
export function changedKeys(initial: object | undefined, changes: object): Set<string> {
  const models = (initial ?? {}) as Readonly<Record<string, unknown>>;
  return new Set(
    Object.entries(changes)
      .filter(([name, value]) => comparable(value) !== comparable(models[name]))
      .map(([name]) => name),
  );
}

const comparable = (value: unknown): string | undefined =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** The values with these names. */
export const pick = <Values extends object>(
  values: Values | Partial<Values>,
  names: ReadonlySet<string>,
): Partial<Values> => Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))) as Partial<Values>;
