import fc from 'fast-check';
import { fromPlainText, isPlain, toPlainText } from './plain-text.ts';

describe('a text in the plain box before the editor', () => {
  it('comes back letter by letter, whatever was typed', () => {
    const letter = fc.oneof(
      fc.constantFrom('<', '>', '&', '"', '\u00a0', '\u200c', ' ', '\n', '&lt;', '</p>'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(letter), (letters) => {
        const text = letters.join('');
        const html = fromPlainText({ above: '', text });
        expect(isPlain(html)).toBe(true);
        expect(toPlainText(html)).toEqual({ above: '', text });
      }),
    );
  });

  it.each([
    ['bold letters', '<p dir="auto">سلام <strong>دنیا</strong></p>'],
    ['a list', '<ul><li><p dir="auto">یک</p></li></ul>'],
    ['a line break inside a paragraph', '<p dir="auto">یک<br>دو</p>'],
    ['a direction of its own', '<p dir="ltr">ok</p>'],
    ['a letter that only HTML can name', '<p>&zwnj;</p>'],
  ])('leaves %s above the box as it is, and what is typed follows it', (_what, html) => {
    expect(toPlainText(html)).toEqual({ above: html, text: '' });
    expect(fromPlainText({ above: html, text: '' })).toBe(html);
    expect(fromPlainText({ above: html, text: 'بعد' })).toBe(`${html}<p dir="auto">بعد</p>`);
  });
});
