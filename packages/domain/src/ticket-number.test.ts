import fc from 'fast-check';
import { TICKET_NUMBER_DATES, TICKET_NUMBER_RESTARTS } from '@hamyar/contracts';
import {
  formatTicketNumber,
  isTicketNumber,
  isTicketNumberPrefix,
  luhnDigit,
  mayBeTicketNumberPrefix,
  parseTicketNumber,
  restartOf,
  restartsOf,
  ticketNumberCounter,
  ticketNumberSpellings,
  ticketNumberStem,
  ticketNumberText,
  type TicketNumberFormat,
} from './ticket-number.ts';

const anyNumber = fc.record({
  year: fc.integer({ min: 1300, max: 1499 }),
  month: fc.integer({ min: 1, max: 12 }),
  sequence: fc.integer({ min: 1, max: 9_999_999 }),
});

describe('ticket number', () => {
  it('[decisions 2.3] is written as Jalali year and month, six digits and a Luhn digit', () => {
    expect(formatTicketNumber({ year: 1405, month: 8, sequence: 123 })).toBe('0508-000123-2');
    expect(luhnDigit('7992739871')).toBe(3);
  });

  it('[decisions 2.3] accepts what it wrote, and every beginning of it as a prefix', () => {
    fc.assert(
      fc.property(anyNumber, (parts) => {
        const text = formatTicketNumber(parts);
        expect(isTicketNumber(text)).toBe(true);
        for (let length = 4; length <= text.length; length += 1)
          expect(isTicketNumberPrefix(text.slice(0, length))).toBe(true);
      }),
    );
  });

  it('[decisions 2.3] detects any single mistyped digit', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (parts, at, by) => {
        const text = formatTicketNumber(parts);
        const positions = [...text].flatMap((c, i) => (c === '-' ? [] : [i]));
        const position = positions[at % positions.length]!;
        const wrong = text.slice(0, position) + ((Number(text[position]) + by) % 10) + text.slice(position + 1);
        expect(isTicketNumber(wrong)).toBe(false);
      }),
    );
  });

  it('[decisions 2.3] is found in what a person typed with the sign before it', () => {
    for (const typed of ['0508-000123-2', '#0508-000123-2', '# 0508-000123-2'])
      expect(ticketNumberText(typed)).toBe('0508-000123-2');
  });

  it('[decisions 2.3] accepts no other text as a number', () => {
    for (const text of [
      '',
      '0508',
      '0513-000123-2',
      '0508-123-2',
      '#0508-000123-2',
      '0508-000123-2 ',
      'HP-1020',
      'WIN-2019',
    ])
      expect(isTicketNumber(text)).toBe(false);
    for (const text of ['', '05', 'abc', '0508-00a', '12 34']) expect(isTicketNumberPrefix(text)).toBe(false);
  });
});

const anyFormat: fc.Arbitrary<TicketNumberFormat> = fc.record({
  prefix: fc.constantFrom('', 'HD', 'T2', 'ABC123', 'Z'),
  date: fc.constantFrom(...TICKET_NUMBER_DATES),
  digits: fc.integer({ min: 4, max: 8 }),
  restart: fc.constantFrom(...TICKET_NUMBER_RESTARTS),
  check: fc.boolean(),
});

describe('the format of ticket numbers', () => {
  it('[decisions 2.26] is read back from every number that it wrote', () => {
    fc.assert(
      fc.property(anyFormat, anyNumber, (format, parts) => {
        const text = formatTicketNumber(parts, format);
        const stem = ticketNumberStem(format, parts);
        const { prefix, date, sequence, check } = parseTicketNumber(text)!;
        expect([prefix, [prefix, date].filter(Boolean).join('-')]).toEqual([format.prefix, stem]);
        expect([sequence, check]).toEqual([parts.sequence, format.check]);
        if (format.check || (format.prefix && format.date !== 'none')) expect(isTicketNumber(text)).toBe(true);
      }),
    );
  });

  it('[decisions 2.26] writes the same number twice only with the same stem and running number, whatever was changed', () => {
    const near = fc.record({
      year: fc.constantFrom(1405, 1414, 1305),
      month: fc.constantFrom(5, 8, 12),
      sequence: fc.constantFrom(1, 12, 508, 1405, 10_508),
    });
    fc.assert(
      fc.property(anyFormat, anyFormat, near, near, (a, b, one, other) => {
        const same = formatTicketNumber(one, a) === formatTicketNumber(other, b);
        if (same) {
          expect(ticketNumberStem(a, one)).toBe(ticketNumberStem(b, other));
          expect(one.sequence).toBe(other.sequence);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('[decisions 2.26] is found however its number is typed: without separators, with spaces, in small letters', () => {
    fc.assert(
      fc.property(anyFormat, anyNumber, fc.constantFrom('', ' ', '-', ' - '), (format, parts, between) => {
        const text = formatTicketNumber(parts, format);
        const typed = `# ${text.replaceAll('-', between).toLowerCase()}`;
        expect(ticketNumberSpellings(ticketNumberText(typed))).toContain(text);
      }),
    );
  });

  it('[decisions 2.26] is found by the beginning of a number, from two digits of its running number on', () => {
    fc.assert(
      fc.property(anyFormat, anyNumber, fc.nat(), (format, parts, cut) => {
        const text = formatTicketNumber(parts, format);
        const from = ticketNumberStem(format, parts).length + 3;
        const begun = text.slice(0, from + (cut % (text.length - from + 1)));
        if (begun.includes('-')) expect(isTicketNumberPrefix(begun) || mayBeTicketNumberPrefix(begun)).toBe(true);
      }),
    );
  });

  it('[decisions 2.26] begins again only with a part of the date that the number shows', () => {
    for (const date of TICKET_NUMBER_DATES)
      for (const restart of TICKET_NUMBER_RESTARTS) expect(restartsOf(date)).toContain(restartOf({ date, restart }));
    const at = { year: 1405, month: 8 };
    const counter = (format: Partial<TicketNumberFormat>) =>
      ticketNumberCounter({ prefix: '', date: 'yymm', digits: 6, restart: 'month', check: true, ...format }, at);
    expect([counter({}), counter({ restart: 'year' }), counter({ date: 'yy' }), counter({ date: 'none' })]).toEqual([
      '1405-08',
      '1405',
      '1405',
      'all',
    ]);
  });

  it('[decisions 2.26] means no number by words, dates of other calendars and telephone numbers with a wrong length', () => {
    for (const text of ['', 'چاپگر', 'HTTP', 'a@b.ir', '12', '123'])
      expect([ticketNumberSpellings(text), mayBeTicketNumberPrefix(text)]).toEqual([[], false]);
  });
});
