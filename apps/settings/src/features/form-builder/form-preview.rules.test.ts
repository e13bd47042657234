import { buildEntry, buildField } from '../../testing/form-doubles.ts';
import { beginningValues, fieldsFor, isFor } from './form-preview.rules.ts';

const definitions = [
  buildField({ id: 1, default: 'بله' }),
  buildField({ id: 2, sensitive: true }),
  buildField({ id: 3, status: false }),
  buildField({ id: 4, is_archived: true }),
  buildField({ id: 5 }),
];
const fields = [
  ...[1, 2, 3, 4].map((id) => buildEntry(id)),
  buildEntry(5, { public: false }),
  // its definition has been deleted
  buildEntry(6),
];

describe('the preview of a form', () => {
  it('[decisions 2.11] asks employees for the fields in use, and customers for the public ones of them', () => {
    expect(fieldsFor({ fields, definitions }, 'employee').map(({ id }) => id)).toEqual([1, 2, 5]);
    expect(fieldsFor({ fields, definitions }, 'customer').map(({ id }) => id)).toEqual([1]);
    const hidden = [buildEntry(1, { status: false })];
    expect(fieldsFor({ fields: hidden, definitions }, 'employee')).toEqual([]);
  });

  it('[decisions 2.11] begins with the default values, and is not shown to another audience', () => {
    expect(beginningValues(fieldsFor({ fields, definitions }, 'customer'))).toEqual({ 1: 'بله' });
    expect(isFor('employees', 'customer')).toBe(false);
    expect(isFor('both', 'customer')).toBe(true);
    expect(isFor(undefined, 'employee')).toBe(true);
  });
});
