import { z } from 'zod';

/** One value that a call takes in its body. */
export interface BodyField {
  /** Its path in the body, joined by dots, as an answer names it when it is refused: `password.current`. */
  path: string;
  /** Longest text that the call takes; absent where it is no text or has no limit of its own. */
  maxLength?: number;
}

type Json = Readonly<Record<string, unknown>>;
const CHOICES = ['anyOf', 'oneOf', 'allOf'];

/**
 * Every value of a body, those of its objects one by one; a list is one value. For tests that compare a form with the
 * call that it sends.
 */
export function bodyFields(body: z.ZodType): BodyField[] {
  const fields = new Map<string, number | undefined>();
  collect(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json, '', fields);
  return [...fields].map(([path, maxLength]) => ({ path, ...(maxLength === undefined ? {} : { maxLength }) }));
}

function collect(schema: Json, path: string, fields: Map<string, number | undefined>): void {
  const choices = CHOICES.flatMap((key) => (schema[key] as Json[] | undefined) ?? []);
  for (const choice of choices) collect(choice, path, fields);
  const properties = Object.entries((schema.properties as Record<string, Json> | undefined) ?? {});
  for (const [name, part] of properties) collect(part, path === '' ? name : `${path}.${name}`, fields);
  if (path === '' || properties.length > 0 || choices.length > 0) return;
  // null, of a value that may be emptied, is one of the choices and says nothing of its length
  const length = schema.maxLength as number | undefined;
  fields.set(path, length ?? fields.get(path));
}
