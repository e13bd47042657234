import fc from 'fast-check';
import { hasLatinDigits, textRuns, wrapLatinRuns } from './runs.ts';

const shown = (text: string) =>
  textRuns(text).map(({ text: part, kind }) => (kind === 'text' ? part : `${kind === 'latin' ? 'L' : 'N'}[${part}]`));

describe('left-to-right runs of a Persian text', () => {
  it('keeps the digits next to Latin letters and those of addresses Latin, and all others Persian', () => {
    expect(shown('خطای 504 Gateway هنگام پرداخت')).toEqual(['خطای ', 'L[504 Gateway]', ' هنگام پرداخت']);
    expect(shown('خطای 504 در درگاه')).toEqual(['خطای ', 'N[504]', ' در درگاه']);
    expect(shown('سرور 192.168.1.10:8080 قطع است')).toEqual(['سرور ', 'L[192.168.1.10:8080]', ' قطع است']);
    expect(shown('چاپگر A54، کد ERR (0x80) و 12')).toEqual([
      'چاپگر ',
      'L[A54]',
      '، کد ',
      'L[ERR (0x80)]',
      ' و ',
      'N[12]',
    ]);
  });

  it('takes a date or a number with hyphens as one, and numbers between spaces as several', () => {
    expect(shown('از 1405/09/01 تا ۱۴۰۵/۰۹/۱۲')).toEqual(['از ', 'N[1405/09/01]', ' تا ', 'N[۱۴۰۵/۰۹/۱۲]']);
    expect(shown('تیکت 0508-000279-2')).toEqual(['تیکت ', 'N[0508-000279-2]']);
    expect(shown('۵ - ۱۰ نفر')).toEqual(['N[۵]', ' - ', 'N[۱۰]', ' نفر']);
  });

  it('takes an amount with Persian separators, a decimal and a percentage as one number', () => {
    expect(shown('مبلغ ۱۲٬۳۴۵٬۶۷۸ ریال، نرخ ۲٫۵ درصد')).toEqual([
      'مبلغ ',
      'N[۱۲٬۳۴۵٬۶۷۸]',
      ' ریال، نرخ ',
      'N[۲٫۵]',
      ' درصد',
    ]);
    expect(shown('تخفیف ۲۵٪ و 12.5%')).toEqual(['تخفیف ', 'N[۲۵٪]', ' و ', 'N[12.5%]']);
    expect(shown('مبلغ ۱۲٬ بعد')).toEqual(['مبلغ ', 'N[۱۲]', '٬ بعد']);
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('', ' 504 x', 'سلام (a', '<&;', '۲٬۵٫۱٪'),
        (a, b) => {
          const text = a + b + a;
          expect(
            textRuns(text)
              .map((run) => run.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });

  it('a field shows Latin digits only where a Latin run has some', () => {
    expect(hasLatinDigits('خطای 504 Gateway')).toBe(true);
    expect(hasLatinDigits('خطای 504 در Gateway')).toBe(false);
    expect(hasLatinDigits('فاکتور 12')).toBe(false);
  });

  it('wraps the Latin runs of a message, and neither tags, entities nor code', () => {
    const wrap = (html: string) => wrapLatinRuns(html, '[', ']');
    expect(wrap('<p dir="rtl">کد ERR 0x80 و 12 عدد</p>')).toBe('<p dir="rtl">کد [ERR 0x80] و 12 عدد</p>');
    expect(wrap('<p>متن &amp; &#39;A54&#39; و <a href="https://a1.example/2">B2</a></p>')).toBe(
      '<p>متن &amp; &#39;[A54]&#39; و <a href="https://a1.example/2">[B2]</a></p>',
    );
    expect(wrap('<pre><code>x1</code></pre>')).toBe('<pre><code>x1</code></pre>');
  });
});
