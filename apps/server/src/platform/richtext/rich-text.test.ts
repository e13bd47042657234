import fc from 'fast-check';
import { HOSTILE_HTML } from '../../../test/hostile-html.ts';
import { excerptOf, toRichText } from './rich-text.ts';
import { sanitizeRich } from './sanitize.ts';

/** Every tag and attribute of a sanitised text, read back as a browser's tokenizer would see them. */
function parts(html: string): { tag: string; attributes: Record<string, string> }[] {
  return [...html.matchAll(/<([a-zA-Z!?/][^\s/>]*)((?:[^>"]|"[^"]*")*)>/g)]
    .filter(([, tag]) => !tag!.startsWith('/'))
    .map(([, tag, rest]) => ({
      tag: tag!,
      attributes: Object.fromEntries(
        [...(rest ?? '').matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name!, value ?? '']),
      ),
    }));
}

const TAGS = new Set(
  'p br strong em u s a ul ol li blockquote pre code table thead tbody tr th td img h2 h3 h4 span div'.split(' '),
);
const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/kb\/articles\/[1-9]\d*(\/[^\s/<>"']+)?$)/i,
  src: /^(cid:|\/api\/attachment\/\d+(\?inline=1)?$)/,
  alt: /^/,
  dir: /^(rtl|ltr)$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
};

function expectHarmless(html: string): void {
  for (const { tag, attributes } of parts(html)) {
    expect(TAGS.has(tag)).toBe(true);
    for (const [name, value] of Object.entries(attributes)) {
      expect(ATTRIBUTES[name]).toBeDefined();
      expect(value).toMatch(ATTRIBUTES[name]!);
    }
  }
}

describe('rich text', () => {
  it(`[decisions 2.0] makes ${HOSTILE_HTML.length} malicious payloads harmless`, () => {
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(300);
    for (const payload of HOSTILE_HTML) expectHarmless(toRichText(payload).html);
  });

  it('[decisions 2.0] leaves only the allow-list of any text, and a second pass changes nothing that is visible', () => {
    const pieces = fc
      .array(
        fc.oneof(
          fc.string(),
          fc.constantFrom(...HOSTILE_HTML),
          fc.constantFrom('<p>', '</p>', '<a href="', '">', '<img src=', "'", '<!--', '-->', '<svg>', '&lt;script&gt;'),
        ),
        { maxLength: 8 },
      )
      .map((list) => list.join(''));
    fc.assert(
      fc.property(pieces, (text) => {
        const once = toRichText(text);
        expectHarmless(once.html);
        const twice = toRichText(once.html);
        expectHarmless(twice.html);
        expect(twice.text).toBe(once.text);
      }),
      {
        numRuns: 2_000,
        examples: [
          // characters that were entities in the first pass
          ['&#1'],
          ['<p>&#1610;&#13;</p>'],
          // an invisible character that is alone after the element next to it is removed
          ['\u202e<script>alert(1)</script>'],
        ],
      },
    );
  });

  it('[decisions 2.0] keeps what an editor writes', () => {
    const body =
      '<p dir="rtl">سلام <strong>دنیا</strong> <a href="https://example.ir/a?b=1&amp;c=2">اینجا</a></p><ul><li><p dir="rtl">یک</p></li></ul><table><tbody><tr><td dir="rtl" colspan="2">خانه</td></tr></tbody></table><img src="/api/attachment/12?inline=1" alt="تصویر" />';
    expect(sanitizeRich(body)).toBe(body);
  });

  it('[decisions 2.0] keeps links to articles of the knowledge base, and to no other page of its own', () => {
    const link = (href: string) => sanitizeRich(`<a href="${href}">x</a>`);
    for (const href of ['/kb/articles/12', '/kb/articles/12/راه-چاپ', '/kb/articles/12/%D8%B1'])
      expect(link(href)).toBe(`<a href="${href}">x</a>`);
    for (const href of [
      '/kb/articles/0',
      '/kb/articles/12/../../x',
      '/kb',
      '/login?next=//evil',
      '//kb/articles/12',
      '/kb/articles/12/a/b',
    ])
      expect(link(href)).toBe('<a>x</a>');
  });

  it('[decisions 2.0] gives each block the direction of its first strong letter, and keeps a chosen one', () => {
    const { html, dir } = toRichText('<p>۱۲۳ سلام hello</p><p>Hello سلام</p><p dir="rtl">English</p><p>123</p>');
    expect(html).toBe('<p dir="rtl">۱۲۳ سلام hello</p><p dir="ltr">Hello سلام</p><p dir="rtl">English</p><p>123</p>');
    expect(dir).toBe('rtl');
  });

  it('[decisions 2.0] leaves the bullets of a list and the border of a quote where they were written: only what holds text has a direction', () => {
    const { html } = toRichText(
      '<ul><li dir="ltr"><p>English item</p></li><li>bare</li></ul><blockquote><p>Quoted</p><p>نقل</p></blockquote><blockquote>bare</blockquote>',
    );
    expect(html).toBe(
      '<ul><li><p dir="ltr">English item</p></li><li>bare</li></ul><blockquote><p dir="ltr">Quoted</p><p dir="rtl">نقل</p></blockquote><blockquote dir="ltr">bare</blockquote>',
    );
  });

  it('[decisions 2.0] normalises Arabic letters and leaves digits and half-spaces unchanged', () => {
    expect(toRichText('<p>كتاب مي‌خواهم ۱۲</p>').text).toBe('کتاب می‌خواهم ۱۲');
  });

  it('[decisions 2.4] reads lines and an excerpt, and detects a text without visible content', () => {
    const { text, excerpt } = toRichText('<p>یک</p><p>دو<br>سه</p><ul><li>چهار &amp; پنج</li></ul>');
    expect(text).toBe('یک\nدو\nسه\nچهار & پنج');
    expect(excerpt).toBe('یک دو سه چهار & پنج');
    for (const blank of [
      '',
      '<p></p>',
      '<p>&nbsp;</p>',
      '<p>\u200c\u200b</p>',
      '<br><br>',
      '<script>x</script>',
      '<img src="http://evil">',
    ])
      expect(toRichText(blank).empty).toBe(true);
    expect(toRichText('<p><img src="/api/attachment/3"></p>').empty).toBe(false);
    expect(toRichText(`<p>${'م'.repeat(400)}</p>`).excerpt).toHaveLength(255);
  });

  it('[decisions 2.4] reads the excerpt of a stored body, also from its first part alone', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              '<p>',
              '</p>',
              '<br>',
              '<ul><li>',
              '</li></ul>',
              '<td>',
              '&amp;',
              '&nbsp;',
              '<strong>',
              '</strong>',
              'سلام ',
              'می‌روم',
              '\n',
            ),
            fc.string({ maxLength: 8 }),
          ),
          { maxLength: 80 },
        ),
        (parts) => {
          const { html, excerpt } = toRichText(parts.join(''));
          expect(excerptOf(html)).toBe(excerpt);
        },
      ),
    );
    const long = toRichText(`<p>${'سلام &amp; <strong>درود</strong> '.repeat(600)}</p>`);
    for (let cut = 3_000; cut < 3_030; cut += 1) expect(excerptOf(long.html.slice(0, cut))).toBe(long.excerpt);
    expect(excerptOf('<p dir="rtl">سلام &am')).toBe('سلام');
    expect(excerptOf('<p dir="rtl">سلام</p><p di')).toBe('سلام');
  });
});
