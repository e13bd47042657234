import fc from 'fast-check';
import { HOSTILE_HTML } from '../../../test/hostile-html.ts';
import { keepMentions, mentionedIn } from './mentions.ts';
import { sanitizeRich } from './sanitize.ts';

// of an element; as words it stays, and names nobody
const ID = /<[^>]*data-mention="(\d+)"/g;
const idsIn = (html: string) => [...new Set([...html.matchAll(ID)].map(([, id]) => Number(id)))];

describe('people who are named in a text', () => {
  it('[decisions 2.0] only texts for employees keep who is named', () => {
    const html = '<p>درود <span data-mention="12" dir="ltr">@سارا</span></p>';
    expect(sanitizeRich(html)).not.toContain('data-mention');
    expect(mentionedIn(sanitizeRich(html, { mentions: true }))).toEqual([12]);
  });

  it('[decisions 2.3 T7] of any text, only those stay who may be named, each by the own name', () => {
    const piece = fc.oneof(
      fc.integer({ min: 0, max: 9 }).map((id) => `<span data-mention="${id}">@x</span>`),
      fc.integer({ min: 0, max: 9 }).map((id) => `<span data-mention="${id}"><em>y</em></span>`),
      fc.constantFrom('<span data-mention="', '</span>', '">', '<p>', ...HOSTILE_HTML),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (pieces, allowed) => {
        const names = new Map(allowed.map((id) => [id, `نام <${id}> & "او"`]));
        const clean = sanitizeRich(pieces.join(''), { mentions: true });
        const kept = keepMentions(clean, names);
        expect(idsIn(kept)).toEqual(mentionedIn(clean).filter((id) => names.has(id)));
        expect(mentionedIn(kept)).toEqual(idsIn(kept));
        // a second pass changes nothing
        expect(keepMentions(sanitizeRich(kept, { mentions: true }), names)).toBe(kept);
      }),
      // an element that was removed between two paragraphs once left one in the other
      {
        examples: [
          [['<p>x', '<x>', '<p>متن</p>'], []],
          [['<plaintext>', '<span data-mention="0">@x</span>'], []],
        ],
      },
    );
  });
});
