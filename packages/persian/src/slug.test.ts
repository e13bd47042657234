import fc from 'fast-check';
import { slugOf } from './slug.ts';

describe('a title in an address', () => {
  it.each([
    ['راه‌اندازیِ چاپگر (۲)', 'راه-اندازی-چاپگر-2'],
    ['  كيبورد   VPN / «آزمون» ', 'کیبورد-vpn-آزمون'],
    ['سلامـــت', 'سلامت'],
    ['؟!…', '-'],
    ['', '-'],
  ])('[decisions 2.12] keeps the Persian letters of %p: %p', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('[decisions 2.12] is cut between words, and inside one only when it is the first', () => {
    expect(slugOf('واژه '.repeat(40))).toBe(Array(16).fill('واژه').join('-'));
    expect(slugOf('آ'.repeat(300))).toBe('آ'.repeat(80));
  });

  it('[decisions 2.12] is the same again for its own text, so that a redirect never goes in a circle', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const slug = slugOf(title);
        expect(slugOf(slug)).toBe(slug);
        expect(slug).toMatch(/^[^\s/?#%]+$/u);
        expect([...slug].length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
