import { KNOWLEDGE_BASE_ARTICLES } from '../../seeds/corpora/knowledge-base/articles.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import type { QueryKind } from './judged-query.ts';

const isPublic = new Set(KNOWLEDGE_BASE_ARTICLES.filter((a) => a.visibility === 'public').map((a) => a.slug));
const of = (kind: QueryKind): string[] => JUDGED_QUERIES.filter((q) => q.kind === kind).map((q) => q.query);

/** The rows of the keyboard, key for key: English letters and the Iranian standard layout (ISIRI 9147). */
const ENGLISH_KEYS = String.raw`qwertyuiop[]asdfghjkl;'\zxcvbnm,`;
const IRANIAN_KEYS = 'ضصثقفغعهخحجچشسیبلاتنمکگپظطزرذدئو';

/** What appears when the keys of a text are pressed with the other layout. */
const otherLayout = (text: string): string =>
  [...text]
    .map((letter) => {
      const english = ENGLISH_KEYS.indexOf(letter);
      const iranian = IRANIAN_KEYS.indexOf(letter);
      return IRANIAN_KEYS[english] ?? ENGLISH_KEYS[iranian] ?? letter;
    })
    .join('');

describe('the judged queries', () => {
  it('are 500 different ones of thirteen kinds', () => {
    expect(JUDGED_QUERIES).toHaveLength(500);
    expect(new Set(JUDGED_QUERIES.map((q) => q.query)).size).toBe(500);
    const counts: Record<string, number> = {};
    for (const { kind } of JUDGED_QUERIES) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      exact: 60,
      'half-space': 40,
      'arabic-letters': 30,
      joined: 35,
      endings: 40,
      colloquial: 60,
      english: 40,
      transliteration: 40,
      layout: 35,
      misspelling: 45,
      question: 40,
      code: 20,
      none: 15,
    });
  });

  it('name only public articles, with grades of 1 to 3, and at least one that answers, except where nothing does', () => {
    const wrong = JUDGED_QUERIES.filter(({ kind, relevant }) => {
      const grades = Object.values(relevant);
      return (
        Object.keys(relevant).some((slug) => !isPublic.has(slug)) ||
        grades.some((grade) => ![1, 2, 3].includes(grade)) ||
        (kind === 'none' ? grades.length > 0 : Math.max(0, ...grades) < 2)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('look for every public article at least once', () => {
    const found = new Set(JUDGED_QUERIES.flatMap((q) => Object.entries(q.relevant)).map(([slug]) => slug));
    expect([...isPublic].filter((slug) => !found.has(slug))).toEqual([]);
  });

  it('are typed as their kind says: with spaces, Arabic letters, joined, Latin or Persian', () => {
    expect(of('half-space').filter((q) => q.includes('\u200c') || !q.includes(' '))).toEqual([]);
    expect(of('arabic-letters').filter((q) => !/[يك]/.test(q) || /[یک]/.test(q))).toEqual([]);
    expect(of('joined').filter((q) => q.includes('\u200c'))).toEqual([]);
    expect(of('english').filter((q) => /[\u0600-\u06FF]/.test(q))).toEqual([]);
    expect(of('question').filter((q) => !q.endsWith('؟') || q.split(' ').length < 5)).toEqual([]);
    const scripts = [/[0-9]/, /[۰-۹]/, /[٠-٩]/].map((digits) => of('code').filter((q) => digits.test(q)).length);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(3);
  });

  it('of the other keyboard are what its keys give for what was meant', () => {
    const typed = JUDGED_QUERIES.filter((q) => q.kind === 'layout');
    expect(typed.map((q) => [q.meant, q.query])).toEqual(typed.map((q) => [q.meant, otherLayout(q.meant ?? '')]));
    expect(JUDGED_QUERIES.filter((q) => q.meant !== undefined && q.kind !== 'layout')).toEqual([]);
    // رمز on the keys v, l, c
    expect(otherLayout('رمز عبور')).toBe('vlc uf,v');
  });
});
