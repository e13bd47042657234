import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { tagsOf } from '../catalog/public.ts';
import { indexTerms, liveArticlesWithTag, liveText } from './article-index.repository.ts';
import { indexArticle, type IndexedText } from './article-index.rules.ts';
import { lockArticleRow } from './article.repository.ts';

/** The names of the tags of an article. */
const tagNames = async (db: AnyDb, id: number): Promise<string[]> =>
  (await tagsOf(db, { type: 'article', id })).map(({ name }) => name);

/** Puts what readers get of an article into the search, with its tags, which belong to no version. */
export async function indexLive(trx: Trx, id: number, live: Omit<IndexedText, 'tags' | 'text'>): Promise<void> {
  const { text } = toRichText(live.body_html);
  await indexTerms(trx, id, indexArticle({ ...live, text, tags: await tagNames(trx, id) }));
}

/** Puts an article that its readers see into the search anew; the caller has locked it. */
export async function indexAgain(trx: Trx, id: number): Promise<void> {
  const live = await liveText(trx, id);
  if (live) await indexLive(trx, id, live);
}

/** Puts the articles with a tag into the search under its name of now. */
export async function indexArticlesWithTag(deps: Pick<Deps, 'db'>, tagId: number): Promise<void> {
  for (const id of await liveArticlesWithTag(deps.db, tagId))
    await withTransaction(deps.db, async (trx) => {
      await lockArticleRow(trx, id);
      await indexAgain(trx, id);
    });
}
