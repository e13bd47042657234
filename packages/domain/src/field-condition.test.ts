import fc from 'fast-check';
import { CONDITION_OPS, type CustomFieldType, type CustomValue } from '@hamyar/contracts';
import { checkValues, circularField, conditionOps, shownFields, type PlacedField } from './field-condition.ts';

const placed = (id: number, more: Partial<PlacedField> = {}): PlacedField => ({
  ...{ id, required: false, condition: null, type: 'text', date_type: null, min_length: null, max_length: null },
  ...{ min: null, max: null, min_date: null, max_date: null, items: [{ id: 1 }, { id: 2 }], regex: null },
  ...more,
});
const ids = (fields: readonly { id: number }[]) => fields.map(({ id }) => id);

describe('conditions of a form', () => {
  const device = placed(1, { type: 'dropdown' });
  const model = placed(2, { condition: { field_id: 1, op: 'eq', value: 2 } });
  const serial = placed(3, { required: true, condition: { field_id: 2, op: 'filled', value: null } });

  it('[decisions 2.11] show a field only while another one has its value', () => {
    expect(ids(shownFields([device, model, serial], { 1: 1, 2: 'x' }))).toEqual([1]);
    expect(ids(shownFields([device, model, serial], { 1: 2, 2: 'x' }))).toEqual([1, 2, 3]);
  });

  it('[decisions 2.11] neither require nor save a hidden field', () => {
    const hidden = checkValues([device, model, serial], { 1: 1, 2: 'x', 3: 'y' });
    expect([...hidden.kept]).toEqual([[1, 1]]);
    expect(hidden.errors.size).toBe(0);
    const shown = checkValues([device, model, serial], { 1: 2, 2: 'x' });
    expect([...shown.errors]).toEqual([[3, { code: 'REQUIRED' }]]);
  });

  it.each([
    ['eq', 5, 5, true],
    ['ne', 5, 5, false],
    ['ne', null, 5, true],
    ['gt', 6, 5, true],
    ['gt', null, 5, false],
    ['lt', 4, 5, true],
    ['empty', null, null, true],
    ['filled', null, null, false],
  ] as const)('[decisions 2.11] compare by %s: %p with %p is %p', (op, value, expected, shown) => {
    const fields = [placed(1, { type: 'number' }), placed(2, { condition: { field_id: 1, op, value: expected } })];
    expect(ids(shownFields(fields, { 1: value })).includes(2)).toBe(shown);
  });

  it('[decisions 2.11, 5.17] read a checkbox that nobody has touched as 0', () => {
    const fields = [
      placed(1, { type: 'checkbox' }),
      placed(2, { condition: { field_id: 1, op: 'eq', value: 0 } }),
      placed(3, { condition: { field_id: 1, op: 'eq', value: 1 } }),
    ];
    expect(ids(shownFields(fields, {}))).toEqual([1, 2]);
    expect(ids(shownFields(fields, { 1: 1 }))).toEqual([1, 3]);
  });

  it('[3.11] never require a checkbox', () => {
    expect(checkValues([placed(1, { type: 'checkbox', required: true })], {}).errors.size).toBe(0);
  });

  it('[decisions 2.11] cannot depend on themselves, also over others', () => {
    const on = (field_id: number) => ({ field_id });
    expect(
      circularField([
        { id: 1, condition: on(2) },
        { id: 2, condition: null },
      ]),
    ).toBeNull();
    expect(circularField([{ id: 1, condition: on(1) }])).toBe(1);
    const circular = [
      { id: 3, condition: on(1) },
      { id: 1, condition: on(2) },
      { id: 2, condition: on(1) },
    ];
    expect(circularField(circular)).not.toBeNull();
  });
});

const type = fc.constantFrom<CustomFieldType>('text', 'number', 'checkbox', 'dropdown', 'date');
const value: fc.Arbitrary<CustomValue> = fc.constantFrom<CustomValue>(null, '', 0, 1, 2, 7, 'متن', '2026-01-01');
const fieldOf = (id: number): fc.Arbitrary<PlacedField> =>
  fc
    .record({
      type,
      required: fc.boolean(),
      condition: fc.option(
        fc.record({ field_id: fc.integer({ min: 1, max: 7 }), op: fc.constantFrom(...CONDITION_OPS), value }),
      ),
    })
    .map((more) => placed(id, { ...more, date_type: more.type === 'date' ? 'date' : null }));
const form = fc.tuple(...[1, 2, 3, 4, 5, 6].map(fieldOf));
const filled = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6'), value);

describe('what is filled in', () => {
  it('[decisions 2.11] of any form: a hidden field is neither required nor saved', () => {
    fc.assert(
      fc.property(form, filled, (fields, values) => {
        const shown = new Set(ids(shownFields(fields, values)));
        const { errors, kept } = checkValues(fields, values);
        for (const { id } of fields.filter((field) => !shown.has(field.id))) {
          expect(errors.has(id)).toBe(false);
          expect(kept.has(id)).toBe(false);
        }
        // nothing is both refused and saved, and each required field that is shown is one of them
        for (const { id, required, type: of } of fields) {
          expect(errors.has(id) && kept.has(id)).toBe(false);
          if (shown.has(id) && required && of !== 'checkbox') expect(errors.has(id) || kept.has(id)).toBe(true);
        }
      }),
    );
  });

  it('[decisions 2.11] of a hidden field does not decide what else is shown', () => {
    fc.assert(
      fc.property(form, filled, fc.integer({ min: 1, max: 6 }), value, (fields, values, id, other) => {
        const shown = ids(shownFields(fields, values));
        fc.pre(circularField(fields) === null && !shown.includes(id));
        expect(ids(shownFields(fields, { ...values, [id]: other }))).toEqual(shown);
      }),
    );
  });

  it('[decisions 2.11] is compared only as its type can be', () => {
    expect(conditionOps('password')).toEqual([]);
    expect(conditionOps('uuid')).toEqual([]);
    expect(conditionOps('checkbox')).toEqual(['eq', 'ne']);
  });
});
