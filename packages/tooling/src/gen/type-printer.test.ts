import { printedAs } from '@hamyar/contracts/schemas';
import { z } from 'zod';
import { mayBeAbsent, printBody, printType, type Names, type Schema } from './type-printer.ts';

const nameless: Names = { nameOf: () => undefined, listName: () => undefined };
const oneLine = (type: string) => type.replaceAll('\n', ' ');
const printed = (schema: z.ZodType, names = nameless) => ({
  input: oneLine(printType(schema as Schema, 'input', names)),
  output: oneLine(printType(schema as Schema, 'output', names)),
});

describe('the printed type of a schema', () => {
  it.each<[string, z.ZodType, string]>([
    ['a text', z.string().trim().max(5), 'string'],
    ['a text with a format', z.email(), 'string'],
    ['a number', z.number(), 'number'],
    ['a whole number', z.int(), 'number'],
    ['a boolean', z.boolean(), 'boolean'],
    ['null', z.null(), 'null'],
    ['undefined', z.undefined(), 'undefined'],
    ['any', z.any(), 'unknown'],
    ['unknown', z.unknown(), 'unknown'],
    ['never', z.never(), 'never'],
    ['one literal', z.literal('a'), '"a"'],
    ['several literals', z.literal([0, 1, 'true', null]), '0 | 1 | "true" | null'],
    ['an enum', z.enum(['open', 'closed']), '"open" | "closed"'],
    ['a nullable', z.string().nullable(), 'string | null'],
    ['a nullable union', z.union([z.string(), z.number()]).nullable(), '(string | number) | null'],
    ['a list', z.array(z.number()).max(3), 'number[]'],
    ['a list of a union', z.array(z.string().nullable()), '(string | null)[]'],
    ['a tuple', z.tuple([z.string(), z.number()]), '[string, number]'],
    ['a record', z.record(z.string(), z.number()), 'Record<string, number>'],
    ['a record of some keys', z.partialRecord(z.enum(['a', 'b']), z.number()), 'Partial<Record<"a" | "b", number>>'],
    ['a union that says one thing twice', z.union([z.string(), z.email(), z.number()]), 'string | number'],
    [
      'an intersection',
      z.intersection(z.object({ a: z.string() }), z.object({ b: z.number() })),
      '{ a: string; } & { b: number; }',
    ],
    ['an intersection of unions', z.intersection(z.literal([1, 2]), z.number()), '(1 | 2) & number'],
    ['a read-only list', z.array(z.string()).readonly(), 'string[]'],
    ['a value with a fallback', z.string().catch('x'), 'string'],
    ['a refined number', z.number().refine((n) => n > 3), 'number'],
    ['an object without keys', z.object({}), 'Record<string, never>'],
  ])('of %s is the same on both sides', (_what, schema, type) => {
    expect(printed(schema)).toEqual({ input: type, output: type });
  });

  it('marks the keys that a client may leave out, and those that an answer may lack', () => {
    const schema = z.object({ a: z.string().optional(), b: z.number().default(1), c: z.boolean() });
    expect(printed(schema)).toEqual({
      input: '{ a?: string; b?: number; c: boolean; }',
      output: '{ a?: string; b: number; c: boolean; }',
    });
    expect(mayBeAbsent(z.number().default(1) as Schema, 'input')).toBe(true);
    expect(mayBeAbsent(z.number().default(1) as Schema, 'output')).toBe(false);
  });

  it('quotes a key that is no identifier, and carries the description of a key along', () => {
    expect(printed(z.object({ 'cf[1]': z.number().describe('unix seconds') })).output).toBe(
      '{ /** unix seconds */ "cf[1]": number; }',
    );
  });

  it('of a coerced or preprocessed value is what the server reads it as', () => {
    expect(printed(z.coerce.number())).toEqual({ input: 'number', output: 'number' });
    expect(printed(z.preprocess((value) => [value], z.array(z.number())))).toEqual({
      input: 'number[]',
      output: 'number[]',
    });
    expect(printed(z.coerce.number().pipe(z.literal([1, 2])))).toEqual({ input: '1 | 2', output: '1 | 2' });
  });

  it('of a piped value is what goes in on one side and what comes out on the other', () => {
    const length = z.string().transform((text) => text.length);
    expect(printed(length.pipe(z.number().max(3)))).toEqual({ input: 'string', output: 'number' });
  });

  it('is what printedAs says where the type cannot be read off', () => {
    const hidden = () => z.string().transform((text) => text.length);
    expect(() => printed(hidden())).toThrow('the type of a zod transform cannot be printed: declare it by printedAs');
    expect(printed(z.array(printedAs(hidden(), 'string', 'number')))).toEqual({
      input: 'string[]',
      output: 'number[]',
    });
    expect(printed(printedAs(hidden(), 'A | B'))).toEqual({ input: 'A | B', output: 'A | B' });
  });

  it.each<[string, z.ZodType]>([
    ['date', z.date()],
    ['map', z.map(z.string(), z.number())],
    ['bigint', z.bigint()],
    ['lazy', z.lazy(() => z.string())],
  ])('of a %s is refused, because JSON cannot carry it or its text would not end', (kind, schema) => {
    expect(() => printed(schema)).toThrow(`the type of a zod ${kind} cannot be printed`);
  });

  it('uses the names of schemas and closed lists, except for the text of the named schema itself', () => {
    const ticket = z.object({ id: z.number() });
    const names: Names = {
      nameOf: (schema, side) => (schema === ticket && side === 'output' ? 'Ticket' : undefined),
      listName: (values) => (values.length === 2 ? 'TicketStatus' : undefined),
    };
    expect(printed(z.array(ticket), names)).toEqual({ input: '{ id: number; }[]', output: 'Ticket[]' });
    expect(printed(z.enum(['open', 'closed']), names).input).toBe('TicketStatus');
    expect(printed(z.literal([1, 4]).nullable(), names).input).toBe('TicketStatus | null');
    expect(oneLine(printBody(ticket as unknown as Schema, 'output', names))).toBe('{ id: number; }');
  });
});
