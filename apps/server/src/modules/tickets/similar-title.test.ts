import fc from 'fast-check';
import { likeness, similarTo } from './similar-title.rules.ts';

const title = fc.string({ unit: fc.constantFrom(...'ابتپجچدرزسشکگلمنوهی ۱1'), maxLength: 40 });

describe('tickets like a new one', () => {
  it('[decisions 2.26] have the same words in another order, form, spelling or with other digits', () => {
    for (const [one, other] of [
      ['قطعی اینترنت شعبه ۲', 'اینترنت شعبهٔ 2 قطع است'],
      ['چاپگر طبقه دوم کار نمی‌کند', 'چاپگر طبقه دوم کار نمیکند!'],
      ['خطای ورود به سامانه', 'خطا در ورود به سامانه'],
    ] as const)
      expect(similarTo(one, [{ subject: other }])).toHaveLength(1);
  });

  it('[decisions 2.26] are not those that share a common word', () => {
    for (const [one, other] of [
      ['درخواست مرخصی', 'درخواست خرید چاپگر'],
      ['خطای ورود به سامانه', 'خطای گزارش فروش'],
      ['', ''],
    ] as const)
      expect(similarTo(one, [{ subject: other }])).toHaveLength(0);
  });

  it('[decisions 2.26] are measured from 0 to 1, the same in both directions, and the most similar comes first', () => {
    fc.assert(
      fc.property(title, title, (one, other) => {
        const like = likeness(one, other);
        expect(like).toBe(likeness(other, one));
        expect(like).toBeGreaterThanOrEqual(0);
        expect(like).toBeLessThanOrEqual(1);
        if (one.trim() !== '') expect(likeness(one, one)).toBe(1);
      }),
    );
    const rows = ['اینترنت قطع شده است', 'اینترنت قطع است'].map((subject) => ({ subject }));
    expect(similarTo('اینترنت قطع است', rows)).toEqual([rows[1], rows[0]]);
  });
});
