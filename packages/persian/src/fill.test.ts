import { fill } from './fill.ts';

describe('a sentence with places', () => {
  it('is filled with text as it is and numbers in Persian digits', () => {
    expect(fill('{name}: {n} مورد از {total}', { name: 'آریا', n: 12, total: '20' })).toBe('آریا: ۱۲ مورد از 20');
    expect(fill('{n} و باز {n}', { n: 3 })).toBe('۳ و باز ۳');
  });

  it('keeps a place whose value is not known', () => {
    const text: string = 'تا {time}';
    expect(fill(text, {})).toBe('تا {time}');
    expect(fill(text, { constructor: 'x' })).toBe('تا {time}');
  });

  it('lets the compiler find a place that is forgotten or misspelt', () => {
    // @ts-expect-error a placeholder is not filled
    expect(fill('تا {time}', {})).toBe('تا {time}');
    // @ts-expect-error the text has no such placeholder
    expect(fill('تا {time}', { tiem: 'x' })).toBe('تا {time}');
  });
});
