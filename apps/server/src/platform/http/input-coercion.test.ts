import { z } from 'zod';
import { plainText } from '@hamyar/contracts/schemas';
import { coerceInput } from './input-coercion.ts';

const invisible = ['\u200c', ' \u200c ', '\u200b\u200f', '\ufeff'];

describe('plain text in the input of a call', () => {
  it.each([100, 500])('[decisions 2.0] without a visible character is empty, in a field of %i characters', (max) => {
    const field = plainText(max, 1);
    for (const sent of invisible) expect(field.safeParse(coerceInput(field, sent, 'json')).success).toBe(false);
  });

  it('[decisions 2.0] is normalised before it is checked, also where a call accepts one of several bodies', () => {
    const body = z.union([
      z.strictObject({ content: z.strictObject({ text: z.string() }) }),
      z.strictObject({ version: z.number(), subject: plainText(100, 1).optional() }),
    ]);
    for (const subject of invisible) {
      const read = coerceInput(body, { version: 1, subject }, 'json');
      expect(read).toEqual({ version: 1, subject: '' });
      expect(body.safeParse(read).success).toBe(false);
    }
  });
});

describe('numbers in the input of a call', () => {
  const required = z.object({ count: z.coerce.number(), list: z.array(z.coerce.number()).optional() });
  const read = (value: unknown) => required.safeParse(coerceInput(required, value, 'json')).success;

  it('[decisions 2.0] are not null, which is no 0, except where a contract says so', () => {
    expect(read({ count: 0 })).toBe(true);
    expect(read({ count: null })).toBe(false);
    expect(read({ count: 1, list: [null] })).toBe(false);
    const cleared = z.object({ count: z.coerce.number().nullable().optional() });
    expect(cleared.parse(coerceInput(cleared, { count: null }, 'json'))).toEqual({ count: null });
  });
});
