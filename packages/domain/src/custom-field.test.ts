import fc from 'fast-check';
import type { CustomFieldItem, CustomValue } from '@hamyar/contracts';
import { itemLines, itemsFromLines, regexError, valueError, type ValueRules } from './custom-field.ts';

const rules = (more: Partial<ValueRules>): ValueRules => ({
  ...{ type: 'text', date_type: null, min_length: null, max_length: null, min: null, max: null },
  ...{ min_date: null, max_date: null, items: [], regex: null },
  ...more,
});
const codeOf = (field: Partial<ValueRules>, value: CustomValue, stored: CustomValue = null) =>
  valueError(rules(field), value, stored)?.code ?? null;

describe('the value of a custom field', () => {
  it('[5.17] of a text has a length between the limits, counted in characters that are seen', () => {
    const field = { min_length: 2, max_length: 3 };
    expect(['ا', 'سلا', 'سلام', '🙂🙂🙂'].map((text) => codeOf(field, text))).toEqual([
      'MIN_LENGTH',
      null,
      'MAX_LENGTH',
      null,
    ]);
    expect(codeOf({}, 'ا'.repeat(256))).toBe('MAX_LENGTH');
    expect(codeOf({ type: 'textArea', max_length: 9_000 }, 'ا'.repeat(5_001))).toBe('MAX_LENGTH');
  });

  it('[5.17] of a number is between the limits', () => {
    const field = { type: 'number', min: 1, max: 10 } as const;
    expect([0, 1, 10, 11, Number.NaN, '5'].map((value) => codeOf(field, value))).toEqual([
      'MIN',
      null,
      null,
      'MAX',
      'NUMBER',
      'NUMBER',
    ]);
  });

  it('[5.17] of a checkbox is 1 or 0', () => {
    expect([0, 1, 2, 'on'].map((value) => codeOf({ type: 'checkbox' }, value))).toEqual([
      null,
      null,
      'CHOICE',
      'CHOICE',
    ]);
  });

  it('[decisions 2.11] of a web address begins with http or https', () => {
    const values = [
      'https://example.com/a?b=1',
      'http://example.ir',
      'javascript:alert(1)',
      'ftp://example.com',
      '//x',
    ];
    expect(values.map((value) => codeOf({ type: 'url' }, value))).toEqual([null, null, 'URL', 'URL', 'URL']);
  });

  it('[5.15, decisions 2.11] of a date is a day that exists between two days, a time of day, or a moment', () => {
    const day = { type: 'date', date_type: 'date', min_date: '2026-01-01', max_date: '2026-12-31' } as const;
    expect(['2026-02-28', '2026-02-30', '2025-12-31', '2027-01-01'].map((value) => codeOf(day, value))).toEqual([
      null,
      'DATE',
      'DATE',
      'DATE',
    ]);
    const time = { type: 'date', date_type: 'time' } as const;
    expect(['00:00', '23:59', '24:00', '9:00'].map((value) => codeOf(time, value))).toEqual([
      null,
      null,
      'DATE',
      'DATE',
    ]);
    const moment = { type: 'date', date_type: 'datetime' } as const;
    expect([1_790_000_000, 1.5, '2026-01-01'].map((value) => codeOf(moment, value))).toEqual([null, 'DATE', 'DATE']);
  });

  it('[decisions 2.11] of a dropdown is one of its items; an archived one only where it is stored already', () => {
    const field = { type: 'dropdown', items: [{ id: 1 }, { id: 2, is_archived: true }] } as const;
    expect(codeOf(field, 1)).toBeNull();
    expect(codeOf(field, 3)).toBe('CHOICE');
    expect(codeOf(field, 2)).toBe('CHOICE');
    expect(codeOf(field, 2, 2)).toBeNull();
  });

  it('[decisions 2.11] of a uuid is never filled in', () => {
    expect(codeOf({ type: 'uuid' }, 'a')).toBe('CHOICE');
  });

  it('[decisions 2.11] matches the pattern of its field as a whole', () => {
    const field = { regex: 'IR\\d{4}' };
    expect(['IR1234', 'xIR1234', 'IR12345'].map((value) => codeOf(field, value))).toEqual([null, 'PATTERN', 'PATTERN']);
  });
});

describe('the pattern of a custom field', () => {
  it.each(['\\d{10}', '[A-Z]{2}-\\d+', '(?:تهران|شیراز)', '0?9\\d{9}', '\\p{L}+ \\p{L}+', '[()*+]{3}'])(
    '[decisions 2.11] may be %s',
    (pattern) => expect(regexError(pattern)).toBeNull(),
  );

  it.each(['(', '(a+)+', '(a|a)*', '(a)\\1', '(?=a)', 'a*a*a*a*', '(a|a)(a|a)(a|a)(a|a)', 'a'.repeat(201)])(
    '[decisions 2.11] is refused as %s, which could keep the server busy or does not compile',
    (pattern) => expect(regexError(pattern)).toBe('PATTERN'),
  );
});

const name = fc.stringMatching(/^[آ-ی]{1,8}$/u);
const items: fc.Arbitrary<CustomFieldItem[]> = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 999 }), name, is_archived: fc.boolean() }), {
    maxLength: 8,
    selector: ({ id }) => id,
  })
  .map((list) => list.map((item, index) => ({ ...item, name: `${item.name}${String.fromCodePoint(0x627 + index)}` })));

describe('the items of a dropdown', () => {
  it('[3.10] are lines of a name and its id; a line without an id gets the next one', () => {
    expect(itemsFromLines('فروش:۳\nپشتیبانی\n\n مالی : 1 ', [])).toEqual({
      items: [
        { id: 3, name: 'فروش', is_archived: false },
        { id: 4, name: 'پشتیبانی', is_archived: false },
        { id: 1, name: 'مالی', is_archived: false },
      ],
    });
  });

  it('[3.10] get ids that a line can name, also after the largest one', () => {
    const stored = [{ id: 1, name: 'قدیمی', is_archived: true }];
    const read = itemsFromLines('الف:999999999\nب\nج', stored);
    if (!('items' in read)) throw new Error(read.error);
    expect(read.items.map(({ id }) => id)).toEqual([999_999_999, 2, 3, 1]);
    expect(itemsFromLines(itemLines(read.items), read.items)).toEqual(read);
  });

  it.each([
    ['REQUIRED', '\n  \n'],
    ['DUPLICATE', 'الف:1\nب:1'],
    ['DUPLICATE', 'الف\nالف'],
    ['DUPLICATE', 'الف:0'],
    ['MAX_LENGTH', 'ا'.repeat(101)],
    ['MAX_ITEMS', Array.from({ length: 201 }, (_, n) => `گزینه ${n}`).join('\n')],
  ])('[5.14] are refused with %s', (error, lines) => {
    expect(itemsFromLines(lines, [])).toEqual({ error });
  });

  it('[decisions 2.11] keep every id that was given once: what has no line is archived', () => {
    fc.assert(
      fc.property(items, items, (stored, wanted) => {
        const lines = itemLines(wanted);
        fc.pre(lines !== '');
        const read = itemsFromLines(lines, stored);
        if (!('items' in read)) throw new Error(read.error);
        const active = wanted.filter(({ is_archived }) => !is_archived);
        expect(read.items.filter(({ is_archived }) => !is_archived)).toEqual(active);
        for (const { id } of stored) expect(read.items.filter((item) => item.id === id)).toHaveLength(1);
      }),
    );
  });
});
