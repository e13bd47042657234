import type { DataOf, knowledgebaseArticleTagGet } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { mayCreateTags, tagsOf, type Taggable } from '../catalog/public.ts';
import { audit } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { indexAgain } from './article-index.service.ts';
import { findArticle } from './article.repository.ts';
import { assertWrites } from './article.service.ts';

/** Tags of articles: for whoever writes articles, of an article and not of a version of it (docs/adr/0116). */
export const taggableArticles: Taggable = {
  async change(deps, { user, ip }, id, change) {
    assertWrites(user);
    await withTransaction(deps.db, async (trx) => {
      const article = await findArticle(trx, id, true);
      if (!article) throw new NotFound();
      const changed = await change(trx);
      if (!changed) return;
      const { tagId, assigned } = changed;
      const [before, after] = assigned ? [null, tagId] : [tagId, null];
      await indexAgain(trx, id);
      await audit(
        deps,
        trx,
        { caller: user, ip },
        {
          ...{ action: 'article.update', object_type: 'article', object_id: id, object_name: article.name },
          ...{ before: { tag_id: before }, after: { tag_id: after } },
        },
      );
    });
  },
  // a tag may be on hundreds of articles
  renamed: (deps, trx, tagId) => deps.jobs.add(trx, 'article.retag', { tagId }, { key: `article.retag:${tagId}` }),
};

/** The tags of an article. @throws Forbidden, NotFound */
export async function tagsOfArticle(
  deps: Deps,
  user: CurrentUser,
  id: number,
): Promise<DataOf<typeof knowledgebaseArticleTagGet>> {
  assertWrites(user);
  if (!(await findArticle(deps.db, id))) throw new NotFound();
  const [tags, settings] = await Promise.all([tagsOf(deps.db, { type: 'article', id }), settingsOf(deps).current()]);
  return { tags, may_create: mayCreateTags(user, settings) };
}
