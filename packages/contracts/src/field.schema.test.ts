import { plainText, readableTextOrNull, richText } from './field.schema.ts';
import { RICH_TAGS_MAX } from './limits.ts';

describe('rich text', () => {
  const accepts = (html: string) => richText().safeParse(html).success;

  it('is accepted with as many elements as a long document has', () => {
    expect(accepts('<p>سلام</p>'.repeat(RICH_TAGS_MAX / 2 - 1))).toBe(true);
    expect(accepts(`${'متن '.repeat(90_000)}`)).toBe(true);
  });

  it.each(['<b>', '<x>', '<svg>', '<'])('is too long with more of %s than the sanitiser handles quickly', (tag) => {
    expect(accepts(tag.repeat(RICH_TAGS_MAX + 1))).toBe(false);
  });
});

describe('a plain text', () => {
  it.each(['\u200c', '\u200d\u200b', '\u3164', '\u2800', ' \u200c '])(
    '[5.3, decisions 2.0] a name of which nothing is seen is refused: %j',
    (name) => {
      expect(plainText(20, 1).safeParse(name).success).toBe(false);
      expect(plainText(20).safeParse(name).success).toBe(true);
    },
  );

  it('[decisions 2.12] what becomes an address has a letter or a digit', () => {
    const slug = readableTextOrNull(20);
    expect(['😀', '!!!', '-'].map((text) => slug.safeParse(text).success)).toEqual([false, false, false]);
    expect(['راه', '۲', '', null].map((text) => slug.safeParse(text).success)).toEqual([true, true, true, true]);
  });
});
