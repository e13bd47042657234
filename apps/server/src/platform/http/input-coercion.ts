import { normalizeInput, normalizeText, toEn } from '@hamyar/persian';
import type { z } from 'zod';
import { unionDistance } from './field-errors.ts';

/**
 * What the client could express: `text` (query, path, form bodies) has only strings, `json` has numbers and booleans.
 * Both may write a boolean as true/false, 1/0 or "1"/"0" (spec 7.1, design/api.md "Paths").
 */
export type InputEncoding = 'text' | 'json';

type Def = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  valueType?: z.core.$ZodType;
  getter?: () => z.core.$ZodType;
  values?: readonly unknown[];
  coerce?: boolean;
  checks?: readonly { _zod: { def: { check: string; maximum?: number; params?: { code?: string } } } }[];
};

const definition = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def;
const WRAPPERS = new Set([
  'optional',
  'nullable',
  'default',
  'prefault',
  'nonoptional',
  'readonly',
  'catch',
  'success',
]);
const BOOLEANS = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
]);

/**
 * Converts a value to the type of its schema. Values that cannot be converted stay unchanged, so that the schema
 * refuses them. In text bodies numbers are parsed, and an empty text means null where null is allowed.
 */
export function coerceInput(schema: z.core.$ZodType | undefined, value: unknown, form: InputEncoding): unknown {
  if (schema === undefined || value === undefined) return value;
  const def = definition(schema);
  if (WRAPPERS.has(def.type) && def.innerType) {
    if (def.type === 'nullable' && (value === null || (value === '' && form === 'text'))) return null;
    return coerceInput(def.innerType, value, form);
  }
  switch (def.type) {
    case 'string':
      return typeof value === 'string' ? cleanText(def, value) : value;
    case 'unknown':
    case 'any':
      return readUnknown(value, form);
    case 'boolean':
      return BOOLEANS.get(value) ?? value;
    case 'number':
    case 'int':
      return def.coerce || form === 'text' ? readNumber(value, def.coerce) : value;
    case 'literal':
      return form === 'text' ? readLiteral(def.values ?? [], value) : value;
    case 'object':
      return mapObject(value, (key, v) => coerceInput(propertySchema(def.shape, key), v, form));
    case 'record':
      return mapObject(value, (_key, v) => (def.valueType ? coerceInput(def.valueType, v, form) : v));
    case 'array':
      return readArray(def.element, value, form);
    case 'union':
      return readUnion(def.options ?? [], value, form);
    case 'pipe':
      return readPipe(def, value, form);
    case 'lazy':
      return def.getter ? coerceInput(def.getter(), value, form) : value;
    default:
      return value;
  }
}

/** Longer plain fields may have several lines (decisions 2.0 "Text in"). */
const ONE_LINE_MAX = 255;

/**
 * Plain fields (those that refuse HTML-like tags) are normalised before they are checked, so that all stored texts have
 * the same form; from other fields only what PostgreSQL cannot store is removed.
 */
function cleanText(def: Def, sent: string): string {
  const value = stripUnstorable(sent);
  const rules = (def.checks ?? []).map((c) => c._zod.def);
  if (!rules.some((r) => r.params?.code?.toLowerCase() === 'html')) return value;
  const longest = rules.find((r) => r.check === 'max_length')?.maximum ?? Infinity;
  return longest <= ONE_LINE_MAX ? normalizeInput(value) : normalizeText(value);
}

/** Removes NUL and single surrogates, which PostgreSQL refuses to store. */
const stripUnstorable = (text: string): string =>
  text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replaceAll('\u0000', '');

/**
 * Reads a value whose type a contract leaves open, without what cannot be stored. In text an object whose keys are the
 * positions of a list is that list: nothing else tells them apart. The body parsers limit the depth.
 */
function readUnknown(value: unknown, form: InputEncoding): unknown {
  if (typeof value === 'string') return stripUnstorable(value);
  if (Array.isArray(value)) return value.map((one) => readUnknown(one, form));
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value);
  const isList = form === 'text' && keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList
    ? Object.values(value).map((one) => readUnknown(one, form))
    : mapObject(value, (_key, one) => readUnknown(one, form));
}

/**
 * The schema of a named property. A client may send a key such as `toString`, which every object inherits but no
 * contract declares.
 */
function propertySchema(shape: Def['shape'], key: string): z.core.$ZodType | undefined {
  return shape && Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/**
 * Reads a piped value by the input schema, or after a preprocessing step by the output schema: one value that stands
 * for a list (`listOf`) as the list.
 */
function readPipe(def: Def, value: unknown, form: InputEncoding): unknown {
  if (def.in && definition(def.in).type !== 'transform') return coerceInput(def.in, value, form);
  if (typeof value === 'object') return coerceInput(def.out, value, form);
  const list = def.out && definition(def.out);
  return list?.type === 'array' && value !== '' ? readArray(list.element, [value], form) : value;
}

/** Persian and Arabic digits count as digits in every field of a number (decisions 2.0 "Text in"). */
const withLatinDigits = (value: unknown): unknown => (typeof value === 'string' ? toEn(value) : value);

/** @param coerce the schema would read `0x10`, true, [5] and null as numbers too; nobody who types a number means them */
function readNumber(value: unknown, coerce = false): unknown {
  const text = withLatinDigits(value);
  if (typeof text === 'string' && /^-?\d{1,16}(\.\d+)?$/.test(text.trim())) return Number(text);
  return coerce && typeof value !== 'number' && value !== '' ? Number.NaN : value;
}

function readLiteral(values: readonly unknown[], value: unknown): unknown {
  const number = withLatinDigits(value);
  return values.find((v) => String(v) === (typeof v === 'number' ? number : value)) ?? value;
}

function readArray(element: z.core.$ZodType | undefined, value: unknown, form: InputEncoding): unknown {
  const items = Array.isArray(value) ? value : form === 'text' ? readTextArray(value) : null;
  return items && element ? items.map((v) => coerceInput(element, v, form)) : value;
}

/**
 * `ids[]=1`, `ids[0]=1` and `ids=1` are all lists; the parser returns those with indexes as objects with numeric keys.
 */
function readTextArray(value: unknown): unknown[] | null {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (value !== null && typeof value === 'object' && Object.keys(value).every((k) => /^\d+$/.test(k)))
    return Object.values(value);
  return null;
}

function readUnion(options: readonly z.core.$ZodType[], value: unknown, form: InputEncoding): unknown {
  const readings: { read: unknown; distance: number }[] = [];
  for (const option of options) {
    const read = coerceInput(option, value, form);
    const result = (option as z.ZodType).safeParse(read);
    if (result.success) return read;
    if (definition(option).type === 'object') readings.push({ read, distance: unionDistance(result.error.issues) });
  }
  // Never the original value: another option could accept a text that is refused only after normalising.
  return readings.sort((a, b) => a.distance - b.distance)[0]?.read ?? value;
}

function mapObject(value: unknown, read: (key: string, value: unknown) => unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, read(key, v)]));
}
