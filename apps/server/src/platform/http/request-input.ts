import type { Endpoint } from '@hamyar/contracts/schemas';
import { z } from 'zod';
import { ValidationFailed } from './app-errors.ts';
import { fieldError, toFieldErrors } from './field-errors.ts';
import { coerceInput, type InputEncoding } from './input-coercion.ts';

/** The three inputs of a call as its contract declares them. */
export interface CallInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The three inputs before parsing; `bodyForm` is what the body's encoding could express. */
export interface RawInput {
  params: unknown;
  query: Record<string, unknown>;
  body: unknown;
  bodyForm: InputEncoding;
}

const strictSchemas = new WeakMap<z.ZodType, z.ZodType>();

/** Unknown keys are refused even where the contract's schema is not strict, so that mass assignment is impossible. */
function toStrict(schema: z.ZodType): z.ZodType {
  const known = strictSchemas.get(schema);
  if (known) return known;
  const made = schema instanceof z.ZodObject && !schema.def.catchall ? schema.strict() : schema;
  strictSchemas.set(schema, made);
  return made;
}

const shapeOf = (schema: z.ZodType | undefined): Record<string, unknown> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/**
 * Checks the inputs of a call against its contract. A DELETE may have its parameters in the query or in the body
 * (design/api.md "Paths").
 * @throws ValidationFailed with every refused field.
 */
export function parseInput(endpoint: Pick<Endpoint, 'method' | 'params' | 'query' | 'body'>, raw: RawInput): CallInput {
  const { query, body, bodyForm } = endpoint.method === 'DELETE' ? splitDeleteInput(endpoint, raw) : raw;
  return {
    params: validateInput(endpoint.params, raw.params, 'text'),
    query: validateInput(endpoint.query, query, 'text'),
    body: validateInput(endpoint.body, body, bodyForm),
  };
}

function splitDeleteInput(
  endpoint: Pick<Endpoint, 'query' | 'body'>,
  raw: RawInput,
): Pick<RawInput, 'query' | 'body' | 'bodyForm'> {
  const bodyFields = isRecord(raw.body) ? raw.body : {};
  if (!endpoint.body) return { query: { ...raw.query, ...bodyFields }, body: undefined, bodyForm: 'text' };
  const queryKeys = shapeOf(endpoint.query);
  const ofQuery = Object.fromEntries(Object.entries(raw.query).filter(([key]) => Object.hasOwn(queryKeys, key)));
  const rest = Object.fromEntries(Object.entries(raw.query).filter(([key]) => !Object.hasOwn(queryKeys, key)));
  return Object.keys(rest).length === 0
    ? { query: ofQuery, body: raw.body, bodyForm: raw.bodyForm }
    : { query: ofQuery, body: { ...rest, ...bodyFields }, bodyForm: 'text' };
}

function validateInput(schema: z.ZodType | undefined, value: unknown, form: InputEncoding): unknown {
  if (!schema) {
    const extra = isRecord(value) ? Object.keys(value) : [];
    if (extra.length > 0)
      throw new ValidationFailed(extra.map((field) => fieldError(field, 'UNKNOWN_FIELD', { field })));
    return undefined;
  }
  const input = coerceInput(schema, value === undefined && schema instanceof z.ZodObject ? {} : value, form);
  const result = toStrict(schema).safeParse(input);
  if (!result.success) throw new ValidationFailed(toFieldErrors(result.error.issues, input));
  return result.data;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
