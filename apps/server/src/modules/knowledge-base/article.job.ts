import { isolate } from '@hamyar/persian';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { claimOnce } from '../../platform/jobs/effect.repository.ts';
import { notifyPerson } from '../notifications/public.ts';
import { dueArticles, dueReviews, isOver } from './article-due.repository.ts';
import { removeUnusedWords } from './article-index.repository.ts';
import { indexArticlesWithTag } from './article-index.service.ts';
import { endArticle, publishArticle } from './article-publishing.service.ts';
import { findArticle, updateVersion } from './article.repository.ts';
import { messages } from './messages.ts';
import { removeOldMisses } from './search-miss.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Publishes a scheduled article at its moment. */
    'article.publish': { id: number };
    /** Ends a live article at its moment. */
    'article.expire': { id: number };
    /** Puts the articles with a tag into the search anew, after the tag got another name. */
    'article.retag': { tagId: number };
    /** Both for what was missed, such as by a clock that was set. */
    'article.clock': Record<string, never>;
    /** Notifies of reviews that are due, and removes what nobody needs. */
    'article.daily': Record<string, never>;
  }
}

const DAY = 86_400_000;
/** Days after which a search that found nothing is forgotten. */
const MISS_DAYS = 90;

/** Publishes an article that is due. A job is only a hint: the row decides. */
async function publishDue(deps: Deps, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const article = await findArticle(trx, id, true);
    if (article?.state !== 'scheduled' || !article.publish_at || article.publish_at > deps.clock.now()) return;
    await publishArticle(deps, trx, article, null);
  });
}

/** Ends an article whose time is over. */
async function endDue(deps: Deps, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const article = await findArticle(trx, id, true);
    const now = deps.clock.now();
    if (!article || !(await isOver(trx, id, now))) return;
    if (article.version_number === article.live_version_number)
      await updateVersion(trx, { id, number: article.version_number }, { state: 'archived', updated_at: now });
    await endArticle(deps, trx, id);
  });
}

async function runClock(deps: Deps): Promise<void> {
  for (const { id, what } of await dueArticles(deps.db, deps.clock.now()))
    await (what === 'publish' ? publishDue(deps, id) : endDue(deps, id));
}

/** Notifies the authors of articles whose review is due, each time once (decisions 2.17 "KB review due"). */
async function notifyReviewsDue(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const { id, name, person_id, due } of await dueReviews(deps.db, now))
    await withTransaction(deps.db, async (trx) => {
      const key = `article.review:${id}:${due.getTime()}`;
      if ((await claimOnce(trx, [key], now)).size === 0) return;
      await notifyPerson(deps, trx, {
        userId: person_id,
        event: 'article_review_due',
        content: () => fillMessage(messages.reviewDue, { name: isolate(name) }),
        link: { type: 'article', value: id },
      });
    });
}

/** The jobs of articles: to the minute, and once a day at four in the morning, UTC. */
export function registerArticleJobs(deps: Deps): void {
  deps.jobs.handle('article.publish', ({ id }) => publishDue(deps, id));
  deps.jobs.handle('article.expire', ({ id }) => endDue(deps, id));
  deps.jobs.handle('article.retag', ({ tagId }) => indexArticlesWithTag(deps, tagId));
  deps.jobs.handle('article.clock', () => runClock(deps));
  deps.jobs.schedule('* * * * *', 'article.clock');
  deps.jobs.handle('article.daily', async () => {
    await notifyReviewsDue(deps);
    await removeOldMisses(deps.db, new Date(deps.clock.now().getTime() - MISS_DAYS * DAY));
    await removeUnusedWords(deps.db);
  });
  deps.jobs.schedule('7 4 * * *', 'article.daily');
}
