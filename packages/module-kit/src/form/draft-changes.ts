/**
 * The part of stored changes that today's form understands: fields that it still has, with values of the kind that stands in
 * `initial`. A field that came later simply keeps its value of `initial`, so a stored draft can never break a form.
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

/** Whether a stored value can take the place of `model`. Any field may have been emptied; one that starts empty takes any simple value. */
function fits(value: unknown, model: unknown): boolean {
  if (value === null) return true;
  if (model === null || model === undefined) return typeof value !== 'object';
  return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}

/** Names of the changes that differ from `initial`; arrays compare by their elements, in any order. */
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
