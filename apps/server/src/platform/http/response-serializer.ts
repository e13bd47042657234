import type { Endpoint } from '@hamyar/contracts/schemas';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

type Serialize = (data: unknown) => string;

const serializers = new WeakMap<z.ZodType, Serialize>();

/**
 * The fast serializer of one endpoint's `data` (or row), created once from its contract. Keys that the contract does
 * not have are left out, so a presenter cannot leak a column; a missing required key throws, which results in
 * SERVER_ERROR.
 */
export function dataSerializer(endpoint: Pick<Endpoint, 'data'>): Serialize {
  const known = serializers.get(endpoint.data);
  if (known) return known;
  const schema = z.toJSONSchema(endpoint.data, { io: 'output', unrepresentable: 'any' });
  const { $schema: _dialect, ...plain } = schema;
  const write = fastJsonStringify(withoutConstraints(plain) as Parameters<typeof fastJsonStringify>[0]) as Serialize;
  serializers.set(endpoint.data, write);
  return write;
}

/** Limits, patterns and formats are checked on input; for responses they would only take time. */
const DROPPED_KEYWORDS = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'default',
  'propertyNames',
  'description',
]);

function withoutConstraints(schema: unknown, names = false): unknown {
  if (Array.isArray(schema)) return schema.map((s) => withoutConstraints(s));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => names || !DROPPED_KEYWORDS.has(key))
      .map(([key, value]) => [key, withoutConstraints(value, !names && (key === 'properties' || key === '$defs'))]),
  );
}
