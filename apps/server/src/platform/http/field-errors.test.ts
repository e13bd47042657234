import { UNIX_MAX } from '@hamyar/contracts';
import * as endpoints from '@hamyar/contracts/schemas';
import { birthday, id, listOf, plainText, unix } from '@hamyar/contracts/schemas';
import { hasHtmlTag } from '@hamyar/persian';
import fc from 'fast-check';
import { z } from 'zod';
import { toFieldErrors } from './field-errors.ts';
import { coerceInput, type InputEncoding } from './input-coercion.ts';

/** `field CODE` of every error of an input. */
function errorsOf(schema: z.ZodType, sent: unknown, form: InputEncoding = 'json'): string[] {
  const read = schema.safeParse(coerceInput(schema, sent, form));
  return read.success ? [] : toFieldErrors(read.error.issues, sent).map(({ field, code }) => `${field} ${code}`);
}
const bodyOf = (endpoint: { body?: unknown }): z.ZodType => endpoint.body as z.ZodType;

describe('errors of fields', () => {
  const row = z.strictObject({ department_id: id });
  it.each([
    [{}, ['department_id REQUIRED']],
    [{ department_id: null }, ['department_id REQUIRED']],
    [{ department_id: '' }, ['department_id REQUIRED']],
    [{ department_id: 0 }, ['department_id CHOICE']],
    [{ department_id: 'x' }, ['department_id NUMBER']],
    [{ department_id: '۱۲' }, []],
    ...[true, '0x10', '1e3', [5], '5 6'].map(
      (department_id) => [{ department_id }, ['department_id NUMBER']] as [object, string[]],
    ),
  ])('[8.7] an id sent as %j: %j', (sent, errors) => {
    expect(errorsOf(row, sent)).toEqual(errors);
  });

  it('[decisions 2.0] Persian and Arabic digits are read in every field of a number, in bodies and addresses', () => {
    const field = z.object({ hours: z.coerce.number().int().max(20) });
    for (const form of ['json', 'text'] as const)
      for (const hours of ['12', '۱۲', '١٢'])
        expect(field.parse(coerceInput(field, { hours }, form))).toEqual({ hours: 12 });
    expect(z.number().safeParse(coerceInput(z.number(), '۱۲', 'json')).success).toBe(false);
  });

  const list = z.object({ status: listOf(z.literal([0, 1, 2, 3, 4])).optional() });
  it.each([
    ['5', ['status CHOICE']],
    [['1', '5'], ['status.1 CHOICE']],
    ['3', []],
    ['۳', []],
  ])('[8.7] a list in an address that is sent as %j: %j', (status, errors) => {
    expect(errorsOf(list, { status }, 'text')).toEqual(errors);
  });

  it.each([
    ['ticketUpdate', { status: 5, close_reason: 'spam' }, 'status CHOICE'],
    ['ticketUpdate', {}, 'content REQUIRED'],
    ['login', {}, 'username REQUIRED'],
    ['login', { login_token: 5 }, 'login_token PATTERN'],
    ['settingsStore', {}, 'group REQUIRED'],
    ['settingsStore', { group: 'securitySettings', values: { lock_minutes: 0 } }, 'values.lock_minutes MIN'],
  ] as const)('[8.7] %s tells what is wrong with %j by the body that it is nearest to: %s', (name, sent, error) => {
    expect(errorsOf(bodyOf(endpoints[name]), sent)).toContain(error);
    expect(errorsOf(bodyOf(endpoints[name]), sent).filter((one) => one.endsWith('UNKNOWN_FIELD'))).toEqual([]);
  });

  it.each([-1, UNIX_MAX, 99_999_999_999_999])('[decisions 2.0] %d is no moment', (moment) => {
    expect(errorsOf(z.object({ at: unix }), { at: moment })).toEqual(['at DATE']);
  });

  it.each(['1405-01-01', '1899-12-31', '1990-02-30'])('[5.7] nobody was born on %s', (day) => {
    expect(errorsOf(z.object({ birthday }), { birthday: day })).toEqual(['birthday DATE']);
  });

  it('[5.1] the server refuses the same texts as the forms', () => {
    const text = fc.string({ unit: fc.constantFrom('<', '>', '/', '!', 'a', '1', ' ', 'ب'), maxLength: 12 });
    const field = plainText(500);
    fc.assert(fc.property(text, (typed) => expect(field.safeParse(typed).success).toBe(!hasHtmlTag(typed))));
    for (const typed of ['a <b <1> c', '<b < >'])
      expect(errorsOf(z.object({ typed: field }), { typed })).toEqual(['typed HTML']);
  });
});
