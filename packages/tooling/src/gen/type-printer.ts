// Prints zod schemas as TypeScript types: input is what a client sends, output is what the API answers.
import { printedTypes, type Endpoint } from '@hamyar/contracts/schemas';

/** Any zod schema. */
export type Schema = Endpoint['data'];
export type Side = 'input' | 'output';

/** The parts of a zod definition that determine its type. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  left?: Schema;
  right?: Schema;
  options?: readonly Schema[];
  items?: readonly Schema[];
  keyType?: Schema;
  valueType?: Schema;
  partial?: boolean;
  values?: readonly unknown[];
  entries?: Record<string, string | number>;
  coerce?: boolean;
}

const definition = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** Names to print instead of the type of a schema; undefined when it has none. */
export interface Names {
  /** Name of a schema of the contracts, when it is used as input or output. */
  nameOf(schema: Schema, side: Side): string | undefined;
  /** Name of a closed list of values. */
  listName(values: readonly unknown[]): string | undefined;
}

const KEYWORDS = new Set(['string', 'number', 'boolean', 'null', 'undefined', 'unknown', 'any', 'never', 'void']);
const SAME_INSIDE = new Set(['readonly', 'catch', 'nonoptional', 'optional', 'default', 'prefault']);

/**
 * Prints the type of a schema, by its name if it has one. Throws for a kind that cannot be printed; declare its type
 * with `printedAs`.
 */
export function printType(schema: Schema, side: Side, names: Names): string {
  return names.nameOf(schema, side) ?? printBody(schema, side, names);
}

/** Prints the type in full, although the schema itself has a name. */
export function printBody(schema: Schema, side: Side, names: Names): string {
  const said = printedTypes.get(schema);
  if (said) return said[side];
  const def = definition(schema);
  const print = (part: Schema | undefined): string => {
    if (!part) throw new Error(`a ${def.type} without its part`);
    return printType(part, side, names);
  };
  if (KEYWORDS.has(def.type)) return def.type === 'any' ? 'unknown' : def.type;
  if (SAME_INSIDE.has(def.type)) return print(def.innerType);
  switch (def.type) {
    case 'int':
      return 'number';
    case 'literal':
      return closedList(def.values ?? [], names);
    case 'enum':
      return closedList(Object.values(def.entries ?? {}), names);
    case 'nullable':
      return `${grouped(print(def.innerType))} | null`;
    case 'array':
      return `${grouped(print(def.element))}[]`;
    case 'tuple':
      return `[${(def.items ?? []).map(print).join(', ')}]`;
    case 'record':
      return printRecord(def, side, names);
    case 'union':
      return [...new Set((def.options ?? []).map(print))].join(' | ');
    case 'intersection':
      return `${grouped(print(def.left))} & ${grouped(print(def.right))}`;
    case 'object':
      return printObject(def.shape ?? {}, side, names);
    case 'pipe':
      return printPipe(def, side, names);
    default:
      throw new Error(`the type of a zod ${def.type} cannot be printed: declare it by printedAs`);
  }
}

/**
 * The input of a coerced or preprocessed value has the type of its result; the input of a value that is transformed
 * later has the type before the transformation.
 */
function printPipe({ in: first, out: last }: Definition, side: Side, names: Names): string {
  if (!first || !last) throw new Error('a pipe without ends');
  const opens = definition(first).type === 'transform' || definition(first).coerce === true;
  return printType(side === 'output' || opens ? last : first, side, names);
}

function printRecord({ keyType, valueType, partial }: Definition, side: Side, names: Names): string {
  if (!keyType || !valueType) throw new Error('a record without its parts');
  const record = `Record<${printType(keyType, side, names)}, ${printType(valueType, side, names)}>`;
  return partial ? `Partial<${record}>` : record;
}

function printObject(shape: Record<string, Schema>, side: Side, names: Names): string {
  const lines = Object.entries(shape).map(([key, part]) => {
    const words = part.description;
    const optional = mayBeAbsent(part, side) ? '?' : '';
    return `${words ? `/** ${words} */ ` : ''}${/^\w+$/.test(key) ? key : JSON.stringify(key)}${optional}: ${printType(part, side, names)};`;
  });
  return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.join('\n')}\n}`;
}

/** Whether a key may be left out on a side. */
export const mayBeAbsent = (schema: Schema, side: Side): boolean =>
  (side === 'input' ? schema._zod.optin : schema._zod.optout) !== undefined;

function closedList(values: readonly unknown[], names: Names): string {
  return names.listName(values) ?? values.map((value) => JSON.stringify(value)).join(' | ');
}

const grouped = (type: string): string => (/[|&]/.test(type) ? `(${type})` : type);
