import fc from 'fast-check';
import {
  formatTicketNumber,
  isTicketNumber,
  isTicketNumberPrefix,
  luhnDigit,
  ticketNumberText,
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
    for (const text of ['', '0508', '0513-000123-2', '0508-123-2', '#0508-000123-2', '0508-000123-2 '])
      expect(isTicketNumber(text)).toBe(false);
    for (const text of ['', '05', 'abc', '0508-00a', '12 34']) expect(isTicketNumberPrefix(text)).toBe(false);
  });
});
