import { CUSTOM_FIELD_TYPES } from '@hamyar/contracts/forms';
import { checkFields } from '@hamyar/module-kit/form';
import { buildField, FIELDS } from '../testing/form-doubles.ts';
import { emptyField, fieldToBody, fieldToForm, type CustomFieldValues } from './custom-field.conversions.ts';
import { customFieldSpecs } from './custom-field.validation.ts';

const filled = (type: (typeof CUSTOM_FIELD_TYPES)[number]) => ({
  ...emptyField(type),
  ...{ label: ' عنوان ', required: true, min_length: 2, max_length: 9, min: 1, max: 5, items: 'الف', regex: '\\d+' },
  ...{ min_date: '2026-01-01', max_date: '2026-12-01', unique: true, placeholder: 'متن' },
});
/** The options that the body of a type has a value for. */
const sent = (type: (typeof CUSTOM_FIELD_TYPES)[number]) =>
  Object.entries(fieldToBody(filled(type)))
    .filter(([name, value]) => !['type', 'label', 'status', 'help'].includes(name) && value)
    .map(([name]) => name)
    .sort();

describe('the body of a custom field', () => {
  it('[3.11, decisions 2.11] has the options of its type and of no other', () => {
    expect(Object.fromEntries(CUSTOM_FIELD_TYPES.map((type) => [type, sent(type)]))).toEqual({
      text: ['max_length', 'min_length', 'placeholder', 'regex', 'required', 'unique'],
      textArea: ['max_length', 'min_length', 'placeholder', 'required'],
      checkbox: [],
      dropdown: ['items', 'placeholder', 'required'],
      number: ['max', 'min', 'placeholder', 'required', 'unique'],
      date: ['date_type', 'max_date', 'min_date', 'required'],
      url: ['placeholder', 'required', 'unique'],
      password: ['placeholder', 'required'],
      uuid: [],
    });
    const time = fieldToBody({ ...filled('date'), date_type: 'time' });
    expect(time).toMatchObject({ date_type: 'time', min_date: null, max_date: null, label: 'عنوان' });
  });

  it('[3.10] keeps the ids of the items, and leaves out those that are archived', () => {
    const stored = buildField({
      type: 'dropdown',
      items: [
        { id: 4, name: 'پرداخت', is_archived: false },
        { id: 2, name: 'ارسال', is_archived: true },
      ],
    });
    expect(fieldToForm(stored).items).toBe('پرداخت:4');
  });
});

describe('a new custom field', () => {
  it.each(CUSTOM_FIELD_TYPES)('[3.9, 5.16] %s is shown, not required and has no bounds', (type) => {
    const none = { min_length: null, max_length: null, min: null, max: null };
    expect(fieldToBody({ ...emptyField(type), label: 'عنوان' })).toMatchObject({
      ...{ status: true, required: false, default: null, ...none },
    });
  });
});

describe('the checks of a custom field', () => {
  const problems = (values: CustomFieldValues) => checkFields(values, customFieldSpecs(values, []));

  it('[5.14] ask for a label, and for the items of a dropdown', () => {
    const values = emptyField('dropdown');
    expect(Object.keys(problems({ ...filled('dropdown'), ...values }))).toEqual(
      expect.arrayContaining(['label', 'items']),
    );
    expect(problems({ ...filled('dropdown'), items: 'الف\nالف' })).toEqual({
      items: 'نام و شناسهٔ هر گزینه باید یکتا باشد',
    });
  });

  it.each(['text', 'textArea', 'number', 'date'] as const)(
    '[5.16] ask for no bound of a %s: each alone, all and none',
    (type) => {
      const bounds = { min_length: 2, max_length: 9, min: 1, max: 5, min_date: '2026-01-01', max_date: '2026-12-01' };
      const none = { min_length: null, max_length: null, min: null, max: null, min_date: null, max_date: null };
      const field = { ...emptyField(type), label: 'عنوان' };
      expect(problems({ ...field, ...bounds })).toEqual({});
      for (const [name, value] of Object.entries(bounds))
        expect(problems({ ...field, ...none, [name]: value })).toEqual({});
      expect(problems({ ...field, ...none })).toEqual({});
    },
  );

  it('[5.16, decisions 2.11] refuse a range that is reversed, a pattern that cannot be, and a default that the field would refuse', () => {
    expect(Object.keys(problems({ ...filled('text'), min_length: 9, max_length: 2 }))).toEqual(['max_length']);
    expect(Object.keys(problems({ ...filled('number'), min: 9, max: 2 }))).toEqual(['max']);
    expect(Object.keys(problems({ ...filled('text'), regex: '(a+)+' }))).toEqual(['regex']);
    expect(Object.keys(problems({ ...filled('text'), default: 'حرف' }))).toEqual(['default']);
    expect(problems({ ...filled('text'), default: '12' })).toEqual({});
    // what another type would refuse is not looked at
    expect(problems({ ...filled('checkbox'), min: 9, max: 2, regex: '' })).toEqual({});
  });

  it('knows the stored items of a dropdown when it checks the default', () => {
    const field = FIELDS[1]!;
    const values = { ...fieldToForm(field), default: 2 };
    expect(checkFields(values, customFieldSpecs(values, field.items))).toEqual({});
  });
});
