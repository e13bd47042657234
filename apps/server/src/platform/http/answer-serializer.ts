import type { Endpoint } from '@hamyar/contracts/schemas';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

type Write = (data: unknown) => string;

const writers = new WeakMap<z.ZodType, Write>();

/**
 * The fast writer of one endpoint's `data` (or row), made from its contract once. Keys the contract does not name are
 * left out, so a presenter cannot leak a column; a missing required key throws, which answers SERVER_ERROR.
 */
export function dataWriter(endpoint: Pick<Endpoint, 'data'>): Write {
  const known = writers.get(endpoint.data);
  if (known) return known;
  const schema = z.toJSONSchema(endpoint.data, { io: 'output', unrepresentable: 'any' });
  const { $schema: _dialect, ...plain } = schema;
  const write = fastJsonStringify(withoutBounds(plain) as Parameters<typeof fastJsonStringify>[0]) as Write;
  writers.set(endpoint.data, write);
  return write;
}

/** Bounds, patterns and formats are the input's business; the writer would only spend time on them. */
const DROPPED = new Set([
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

function withoutBounds(schema: unknown, names = false): unknown {
  if (Array.isArray(schema)) return schema.map((s) => withoutBounds(s));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => names || !DROPPED.has(key))
      .map(([key, value]) => [key, withoutBounds(value, !names && (key === 'properties' || key === '$defs'))]),
  );
}
