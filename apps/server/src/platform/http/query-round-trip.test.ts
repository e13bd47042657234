import { queryText } from '@hamyar/contracts';
import { id, listOf as listOfValues } from '@hamyar/contracts/schemas';
import fc from 'fast-check';
import { z } from 'zod';
import { parseBrackets } from './body-parsing.ts';
import { coerceInput } from './input-coercion.ts';

/** A schema together with a value that a client may write for it. */
interface Typed {
  schema: z.ZodType;
  value: unknown;
}

const typed = <T>(values: fc.Arbitrary<T>, schema: z.ZodType): fc.Arbitrary<Typed> =>
  values.map((value) => ({ schema, value }));

const PERSIAN = ['پیگیری', 'سفارش ۱۲', 'نمی‌شود', 'آیا؟ & [بله]', 'a=b&c[]=d', '100%', '+98 912', ' ', ''];
const text = fc.oneof(fc.constantFrom(...PERSIAN), fc.string({ unit: 'grapheme' })).map((s) => s.replaceAll('\0', ''));
const key = fc.stringMatching(/^[a-z][a-z_]{0,7}$/);
const absent = fc.constantFrom(undefined, null, '');
const leaf = fc.oneof(
  typed(text, z.string()),
  typed(fc.maxSafeInteger(), z.number()),
  typed(
    fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 100),
    z.number(),
  ),
  typed(fc.boolean(), z.boolean()),
  typed(fc.constantFrom('open', 'closed'), z.enum(['open', 'closed'])),
  typed(fc.constantFrom(1, 4), z.literal([1, 4])),
  typed(absent, z.string().nullish()),
);

const { object } = fc.letrec<{ object: Typed; part: Typed; record: Typed }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    leaf,
    listOf(leaf),
    tie('object'),
    tie('record'),
    listOf(tie('object')),
  ),
  record: fc.tuple(fc.uniqueArray(fc.nat(100_000), { maxLength: 4 }), leaf).map(([ids, { schema, value }]) => ({
    schema: z.record(z.string(), schema),
    value: Object.fromEntries(ids.map((id) => [String(id), value])),
  })),
  object: fc.dictionary(key, tie('part'), { maxKeys: 5 }).map((parts) => ({
    schema: z.strictObject(mapped(parts, ({ schema }) => schema.optional())),
    value: mapped(parts, ({ value }) => value),
  })),
}));

/** A list of one element or of copies of it: all elements of a list have one schema. */
function listOf(element: fc.Arbitrary<Typed>): fc.Arbitrary<Typed> {
  return fc.tuple(element, fc.nat(3)).map(([{ schema, value }, length]) => ({
    schema: z.array(schema),
    value: Array.from({ length }, () => value),
  }));
}

const mapped = <A, B>(from: Record<string, A>, of: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, of(value)]));

/** The part of a value that a query can contain: no empty texts, no null, no empty lists or objects. */
function carried(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value as object).flatMap(([name, part]) => {
    const kept = carried(part);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  if (parts.length === 0) return undefined;
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const received = ({ schema, value }: Typed): unknown =>
  schema.parse(coerceInput(schema, parseBrackets(queryText(value as Record<string, unknown>)), 'text'));

describe('[7.1] a query that the client has written', () => {
  it('is read by the server as the same value, whatever its contract declares', () => {
    fc.assert(
      fc.property(object, (query) => {
        expect(received(query)).toEqual(carried(query.value) ?? {});
      }),
    );
  });

  it('keeps nested keys, the order of a list and Persian text', () => {
    const value = {
      s: 'پیگیری سفارش',
      unassigned: true,
      mine: false,
      status: [4, 1],
      cf: { 12: { from: 5 }, 4000: { from: 7, to: 9 } },
      created: { from: 1_700_000_000, to: 1_700_086_400 },
      shares: [
        { user_id: 7, editable: true },
        { user_id: 2, editable: false },
      ],
    };
    const schema = z.strictObject({
      s: z.string(),
      unassigned: z.boolean(),
      mine: z.boolean(),
      status: z.array(z.number()),
      cf: z.record(z.string(), z.strictObject({ from: z.number(), to: z.number().optional() })),
      created: z.strictObject({ from: z.number(), to: z.number() }),
      shares: z.array(z.strictObject({ user_id: z.number(), editable: z.boolean() })),
    });
    expect(received({ schema, value })).toEqual(value);
  });

  it.each([
    ['ids=4', [4]],
    ['ids[]=4&ids[]=2', [4, 2]],
    ['ids[0]=4&ids[1500]=2', [4, 2]],
  ])('reads %s as a list where a single value means a list of one', (query, ids) => {
    const schema = z.strictObject({ ids: listOfValues(id, 10) });
    expect(schema.parse(coerceInput(schema, parseBrackets(query), 'text'))).toEqual({ ids });
  });
});
