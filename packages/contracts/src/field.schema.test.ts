import { richText } from './field.schema.ts';
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
