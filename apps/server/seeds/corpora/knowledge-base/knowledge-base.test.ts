import { KNOWLEDGE_BASE_ARTICLES } from './articles.ts';
import { CATEGORIES_OF_KNOWLEDGE_BASE } from './categories.ts';
import { BODY_TAGS, type KnowledgeBaseVisibility } from './types.ts';

const articles = KNOWLEDGE_BASE_ARTICLES;
const articleOf = new Map(articles.map((a) => [a.slug, a]));
const categoryOf = new Map(CATEGORIES_OF_KNOWLEDGE_BASE.map((c) => [c.slug, c]));

const AUDIENCE: Record<KnowledgeBaseVisibility | 'none', readonly string[]> = {
  none: [],
  public: ['guest', 'customer', 'employee'],
  both: ['customer', 'employee'],
  customers: ['customer'],
  employees: ['employee'],
};
const seesAll = (inner: KnowledgeBaseVisibility, outer: KnowledgeBaseVisibility | 'none'): boolean =>
  AUDIENCE[inner].every((person) => AUDIENCE[outer].includes(person));

/** A body without its code, which is Latin, and without its tags. */
const prose = (body: string): string =>
  body
    .replaceAll(/<pre>[\s\S]*?<\/pre>/g, ' ')
    .replaceAll(/<code>.*?<\/code>/g, 'x')
    .replaceAll(/<\/?(strong|em|a)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n');
const textsOf = (a: (typeof articles)[number]): string[] => [prose(a.body), a.name, a.excerpt, ...a.tags];
const linksOf = (body: string): string[] => [...body.matchAll(/href="([^"]*)"/g)].map((m) => m[1] ?? '');
const repeated = (list: readonly string[]): string[] => list.filter((item, index) => list.indexOf(item) !== index);

describe('the knowledge base of the demo company', () => {
  it('[3.6] has a tree of 18 categories, at most three deep, with names that the accordion shows whole', () => {
    expect(categoryOf.size).toBe(18);
    expect(CATEGORIES_OF_KNOWLEDGE_BASE).toHaveLength(18);
    const depth = new Map<string, number>();
    for (const category of CATEGORIES_OF_KNOWLEDGE_BASE) {
      const above = category.parent === null ? 0 : depth.get(category.parent);
      expect([category.slug, above]).not.toEqual([category.slug, undefined]);
      depth.set(category.slug, (above ?? 0) + 1);
      expect(category.name.length).toBeLessThanOrEqual(23);
    }
    expect(Math.max(...depth.values())).toBe(3);
  });

  it('[3.7] has 120 articles, each with a slug and a name of its own, for guests, customers, employees or both', () => {
    expect(articles).toHaveLength(120);
    expect(repeated(articles.map((a) => a.slug))).toEqual([]);
    expect(repeated(articles.map((a) => a.name))).toEqual([]);
    const counts: Record<string, number> = {};
    for (const a of articles) counts[a.visibility] = (counts[a.visibility] ?? 0) + 1;
    expect(counts).toEqual({ public: 85, customers: 10, employees: 20, both: 5 });
  });

  it('[decisions 2.12] names only categories and articles that exist, and none to more people than its category', () => {
    const wrong = articles.flatMap((a) => [
      ...a.categories.filter((slug) => !seesAll(a.visibility, categoryOf.get(slug)?.visibility ?? 'none')),
      ...a.related.filter((slug) => !articleOf.has(slug) || slug === a.slug),
      ...repeated([...a.categories, ...a.related]),
    ]);
    expect(wrong).toEqual([]);
    expect(articles.filter((a) => a.categories.length === 0)).toEqual([]);
    // a category without children would show an empty page
    const used = new Set(articles.flatMap((a) => a.categories));
    const parents = new Set(CATEGORIES_OF_KNOWLEDGE_BASE.map((c) => c.parent));
    expect([...categoryOf.keys()].filter((slug) => !used.has(slug) && !parents.has(slug))).toEqual([]);
  });

  it('[decisions 2.12] links only to articles that every reader of the page may see', () => {
    const links = articles.flatMap((from) => linksOf(from.body).map((href) => ({ from, href })));
    expect(links.length).toBeGreaterThan(15);
    const wrong = links.filter(({ from, href }) => {
      const to = href.startsWith('kb:') ? articleOf.get(href.slice(3)) : undefined;
      return !seesAll(from.visibility, to?.visibility ?? 'none');
    });
    expect(wrong.map(({ from, href }) => [from.slug, href])).toEqual([]);
  });

  it('has bodies of clean HTML: known tags, closed in order, without attributes but the address of a link', () => {
    const wrong: string[][] = [];
    for (const { slug, body } of articles) {
      const open: string[] = [];
      for (const [tag, end, name = '', rest] of body.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
        const plain = name === 'a' && end === '' ? /^ href="kb:[a-z0-9-]+"$/.test(rest ?? '') : rest === '';
        if (!BODY_TAGS.includes(name) || !plain) wrong.push([slug, tag]);
        if (end === '') open.push(name);
        else if (open.pop() !== name) wrong.push([slug, 'closed too early', name]);
      }
      if (open.length > 0) wrong.push([slug, 'left open', ...open]);
      if (/[<>]/.test(body.replaceAll(/<\/?[a-z0-9]+[^<>]*>/g, ''))) wrong.push([slug, 'a bare < or >']);
    }
    expect(wrong).toEqual([]);
  });

  it('[decisions 2.12] has articles of 120 to 500 words', () => {
    const words = (body: string): number =>
      body
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length;
    const counts = articles.map((a) => [a.slug, words(a.body)] as const);
    expect(counts.filter(([, count]) => count < 120 || count > 500)).toEqual([]);
  });

  it('writes Persian as the glossary asks: no Arabic letters or straight quotes, joined verbs, Persian marks', () => {
    const wrong = [
      /[يكةىٱ٠-٩]/,
      /["'`]/,
      /[\u0600-\u06FF][,;?]/,
      /[\u0600-\u06FF] [،؛؟]/,
      /(^|\s)ن?می \S/,
      /\S ها(ی)?(?![\u0600-\u06FF\u200C])/,
      /می‌باشد[^،]/,
      /(^|[\u0600-\u06FF] )\d+ [\u0600-\u06FF]/,
    ];
    const found = articles.flatMap((a) =>
      textsOf(a).flatMap((text) =>
        wrong.flatMap((pattern) => {
          const at = pattern.exec(text);
          return at ? [[a.slug, String(pattern), text.slice(Math.max(0, at.index - 20), at.index + 20)]] : [];
        }),
      ),
    );
    expect(found).toEqual([]);
  });

  it('repeats no paragraph, list item or excerpt of one article in another', () => {
    const pieces = articles.flatMap((a) => [
      a.excerpt,
      ...[...a.body.matchAll(/<(p|li)>((?:(?!<\/?\1>)[\s\S])*)<\/\1>/g)]
        .map((m) => prose(m[2] ?? '').trim())
        .filter((text) => text.split(/\s+/).length > 5),
    ]);
    expect(pieces.length).toBeGreaterThan(1000);
    expect(repeated(pieces)).toEqual([]);
  });
});
