import { shared } from '@hamyar/persian';
import { customFieldName, customFieldSpecs, type FillableField } from './custom-field-specs.ts';

const field = (more: Partial<FillableField>): FillableField => ({
  ...{ id: 5, required: true, condition: null, type: 'text', date_type: null, min_length: 3, max_length: null },
  ...{ min: null, max: null, min_date: null, max_date: null, items: [], regex: null, default: null },
  ...more,
});
/** What the check of the field says when the form has these values. */
const said = (of: FillableField, typed: Record<number, string | null>): string | null | undefined => {
  const [rule] = customFieldSpecs([of], typed)[customFieldName(of.id)]?.rules ?? [];
  return rule?.(undefined as never, { custom_values: typed } as never);
};

describe('[decisions 2.11] the checks of custom fields', () => {
  it('stand at the field by its id', () => {
    expect(Object.keys(customFieldSpecs([field({})], {}))).toEqual(['custom_values.5']);
  });

  it('ask for what something new requires, and check what was typed', () => {
    expect(said(field({}), {})).toBe(shared.fieldRequired);
    expect(said(field({}), { 5: 'آب' })).toEqual(expect.any(String));
    expect(said(field({}), { 5: 'آبان' })).toBeNull();
  });

  it('leave a stored value that nobody has touched, also where it is against a later rule', () => {
    expect(said(field({ value: 'آب' }), {})).toBeNull();
    expect(said(field({ value: 'آب' }), { 5: 'آب' })).toBeNull();
    expect(said(field({ value: null }), { 5: '' })).toBeNull();
    expect(said(field({ value: 'آب' }), { 5: 'نو' })).toEqual(expect.any(String));
    expect(said(field({ value: 'آبان' }), { 5: '' })).toBe(shared.fieldRequired);
  });
});
