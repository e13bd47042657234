import { slugOf, searchKeyCompact } from '@hamyar/persian';
import { indexArticle, readTimeOf } from '../src/modules/knowledge-base/public.ts';
import { demoAttachments } from '../src/platform/demo/demo-attachments.ts';
import type { DemoCompany, DemoFiles, DemoRows, DemoValue } from '../src/platform/demo/demo-data.ts';
import { toRichText } from '../src/platform/richtext/rich-text.ts';
import { drawCategoryIcon } from './category-icons.ts';
import { KNOWLEDGE_BASE_ARTICLES } from './corpora/knowledge-base/articles.ts';
import { ARTICLE_TAGS } from './corpora/company.ts';
import type { Company } from './company.ts';
import { CATEGORIES_OF_KNOWLEDGE_BASE } from './corpora/knowledge-base/categories.ts';
import type { KnowledgeBaseArticleSeed } from './corpora/knowledge-base/types.ts';
import { randomOf, type Random } from './random.ts';

const DAY = 86_400_000;
/** Days over which the articles were published, and during which some were changed since. */
const WRITTEN_DAYS = 540;

const categoryIds = new Map(CATEGORIES_OF_KNOWLEDGE_BASE.map(({ slug }, index) => [slug, index + 1]));
const articleIds = new Map(KNOWLEDGE_BASE_ARTICLES.map(({ slug }, index) => [slug, index + 1]));
const slugs = new Map(KNOWLEDGE_BASE_ARTICLES.map(({ slug, name }) => [slug, slugOf(name)]));
const known = (ids: ReadonlyMap<string, number>, slug: string): number => {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the knowledge base of the demo names ${slug}, which does not exist`);
  return id;
};

/** A body as it is stored, with the addresses of the articles that it links to. */
const bodyOf = ({ body }: KnowledgeBaseArticleSeed) =>
  toRichText(
    body
      .trim()
      .replace(
        /href="kb:([^"]+)"/g,
        (_, slug: string) => `href="/kb/articles/${known(articleIds, slug)}/${slugs.get(slug)}"`,
      ),
  );

/** The icons of the categories, as the files that they are. @returns the rows, and the icon of each category */
async function iconRows(
  files: Pick<DemoFiles, 'store' | 'nextAttachmentId'>,
  owner: number,
  at: Date,
): Promise<{ rows: DemoRows; icons: ReadonlyMap<string, number> }> {
  const icons = new Map<string, number>();
  const attachments = demoAttachments(files);
  for (const { slug } of CATEGORIES_OF_KNOWLEDGE_BASE) {
    const id = known(categoryIds, slug);
    const icon = await attachments.add(await drawCategoryIcon(slug, id), {
      ...{ kind: 'article_category', id, owner, at },
      name: `${slug}.png`,
    });
    icons.set(slug, icon.id);
  }
  return { icons, rows: attachments.rows() };
}

function categoryRows(writers: readonly number[], icons: ReadonlyMap<string, number>, at: Date): DemoRows {
  const siblings = new Map<string | null, number>();
  return {
    table: 'article_category',
    columns: [
      'id',
      'parent_id',
      'order',
      'name',
      'name_norm',
      'slug',
      'description',
      'visibility',
      'icon_id',
      'created_by_id',
      'created_at',
      'updated_at',
    ],
    rows: CATEGORIES_OF_KNOWLEDGE_BASE.map(({ slug, name, parent, description, visibility }) => {
      const order = (siblings.get(parent) ?? 0) + 1;
      siblings.set(parent, order);
      return [
        known(categoryIds, slug),
        parent === null ? null : known(categoryIds, parent),
        order,
        name,
        searchKeyCompact(name),
        slugOf(name),
        description,
        visibility,
        icons.get(slug) ?? null,
        writers[0] ?? 1,
        at,
        at,
      ];
    }),
  };
}

interface Writing {
  random: Random;
  writers: readonly number[];
  end: Date;
}

/** Every fourth article has a tag, and every twelfth a second one. */
function tagsOf(id: number): string[] {
  if (id % 4 !== 0) return [];
  const first = (id / 4) % ARTICLE_TAGS.length;
  return (id % 12 === 0 ? [first, (first + 1) % ARTICLE_TAGS.length] : [first]).map((at) => ARTICLE_TAGS[at]!);
}

/** The rows of one article in each of its tables. */
function rowsOf(seed: KnowledgeBaseArticleSeed, { random, writers, end }: Writing) {
  const id = known(articleIds, seed.slug);
  const body = bodyOf(seed);
  const created = new Date(end.getTime() - random.int(3, WRITTEN_DAYS) * DAY);
  const published = new Date(created.getTime() + random.int(1, 3) * 3_600_000);
  const categories = seed.categories.map((slug) => known(categoryIds, slug));
  const related = seed.related.map((slug) => known(articleIds, slug));
  const author = random.pick(writers);
  const views = random.int(8, 900);
  const yes = Math.round((views * random.int(2, 12)) / 100);
  const common = [
    seed.name,
    slugs.get(seed.slug) ?? '-',
    body.html,
    seed.excerpt,
    readTimeOf(body.text),
    seed.visibility,
  ];
  const article: DemoValue[] = [
    id,
    1,
    1,
    true,
    ...common,
    related,
    author,
    published,
    published,
    views,
    yes,
    Math.round((yes * random.int(0, 30)) / 100),
    author,
    created,
    published,
  ];
  const version: DemoValue[] = [
    id,
    1,
    'published',
    ...common,
    searchKeyCompact(seed.name),
    categories,
    related,
    seed.tags,
    author,
    [author],
    created,
    published,
    published,
  ];
  const tags = tagsOf(id);
  const { terms, words } = indexArticle({ ...seed, keywords: seed.tags, tags, body_html: body.html, text: body.text });
  return {
    article,
    version,
    categories: categories.map((category, index): DemoValue[] => [id, category, index + 1]),
    tags: tags.map((tag) => ({ tag, id })),
    terms: terms.map(({ term, weight }): DemoValue[] => [term, id, weight]),
    words,
  };
}

/**
 * Problems that suggestions have solved in the past year, for the report about them: many by a few articles, none by
 * most. A stream of random numbers of its own leaves the other rows as they are.
 */
function solutionRows(articles: readonly DemoValue[][], customers: readonly number[], end: Date): DemoRows {
  const random = randomOf('solutions of the knowledge base');
  const rows = articles.flatMap(([id], index) =>
    Array.from({ length: index % 4 === 0 ? random.int(0, 14) : random.int(0, 1) }, (_, n): DemoValue[] => {
      const at = new Date(end.getTime() - random.int(1, 360) * DAY - random.int(0, 86_399) * 1_000);
      const visitor = customers.length === 0 || random.int(0, 2) === 0;
      return [
        id!,
        `demo.${id}.${n}`,
        at.toISOString().slice(0, 10),
        'suggestion',
        visitor ? null : random.pick(customers),
        at,
      ];
    }),
  );
  return {
    table: 'article_solution',
    columns: ['article_id', 'reader_key', 'day', 'source', 'user_id', 'created_at'],
    rows,
  };
}

const COMMON = ['name', 'slug', 'body_html', 'excerpt', 'read_time', 'visibility'];

/** The knowledge base of the demo company: categories, published articles and their search (decisions 2.20). */
export async function knowledgeBaseRows(
  { people, end, tags }: Pick<DemoCompany, 'people' | 'end'> & Pick<Company, 'tags'>,
  files: Pick<DemoFiles, 'store' | 'nextAttachmentId'>,
): Promise<DemoRows[]> {
  const random = randomOf('knowledge base');
  const writers = people
    .filter(({ employee }) => employee)
    .slice(0, 6)
    .map(({ id }) => id);
  const made = KNOWLEDGE_BASE_ARTICLES.map((seed) => rowsOf(seed, { random, writers, end }));
  const words = new Map(made.flatMap((one) => one.words.map((word) => [word.word, word] as const)));
  const counts = new Map<string, number>();
  for (const [term] of made.flatMap(({ terms }) => terms))
    counts.set(String(term), (counts.get(String(term)) ?? 0) + 1);
  const began = new Date(end.getTime() - WRITTEN_DAYS * DAY);
  const { rows: pictures, icons } = await iconRows(files, writers[0] ?? 1, began);
  return [
    pictures,
    categoryRows(writers, icons, began),
    {
      table: 'article',
      columns: [
        'id',
        'version_number',
        'live_version_number',
        'live',
        ...COMMON,
        'related_ids',
        'author_id',
        'published_at',
        'live_since',
        'views',
        'helpful_yes',
        'helpful_no',
        'created_by_id',
        'created_at',
        'updated_at',
      ],
      rows: made.map(({ article }) => article),
    },
    {
      table: 'article_version',
      columns: [
        'article_id',
        'number',
        'state',
        ...COMMON,
        'name_norm',
        'category_ids',
        'related_ids',
        'keywords',
        'author_id',
        'editor_ids',
        'created_at',
        'updated_at',
        'published_at',
      ],
      rows: made.map(({ version }) => version),
    },
    {
      table: 'article_in_category',
      columns: ['article_id', 'category_id', 'position'],
      rows: made.flatMap(({ categories }) => categories),
    },
    {
      table: 'article_word',
      columns: ['word', 'term', 'sound', 'consonants'],
      rows: [...words.values()].map(({ word, term, sound, consonants }) => [word, term, sound, consonants]),
    },
    {
      table: 'article_term_count',
      columns: ['term', 'articles'],
      rows: [...counts],
    },
    {
      table: 'tag_assignment',
      columns: ['tag_id', 'taggable_type', 'taggable_id'],
      rows: made.flatMap((one) => one.tags.map(({ tag, id }): DemoValue[] => [known(tags, tag), 'article', id])),
    },
    solutionRows(
      made.map(({ article }) => article),
      people.filter(({ employee }) => !employee).map(({ id }) => id),
      end,
    ),
    { table: 'article_term', columns: ['term', 'article_id', 'weight'], rows: made.flatMap(({ terms }) => terms) },
  ];
}
