import type { ArticleState } from '@hamyar/contracts';
import type { BodyOf, knowledgebaseArticleState } from '@hamyar/contracts/schemas';
import { isolate, normalizeText } from '@hamyar/persian';
import type { Editor } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { audit } from '../logs/public.ts';
import { notifyPerson } from '../notifications/public.ts';
import { settingsOf } from '../settings/public.ts';
import { beginVersion, endArticle, publishArticle, schedulePublishing } from './article-publishing.service.ts';
import { mayPublish, nextStates } from './article-state.rules.ts';
import { statedVersion } from './article.presenter.ts';
import { updateArticle, updateVersion, type ArticleRecord } from './article.repository.ts';
import { assertWrites, lockArticle } from './article.service.ts';
import { messages } from './messages.ts';

type Body = BodyOf<typeof knowledgebaseArticleState>;

/** @throws Nok TRANSITION_FORBIDDEN, with the reason when it is that the writer may not publish */
function assertNext(article: ArticleRecord, state: ArticleState, userId: number, fourEyes: boolean): void {
  const version = statedVersion(article);
  if (nextStates(version, userId, fourEyes).includes(state)) return;
  const ownText = nextStates(version, userId, false).includes(state) && !mayPublish(version, userId, fourEyes);
  throw new Nok('TRANSITION_FORBIDDEN', undefined, ownText ? messages.fourEyes : messages.stateForbidden);
}

/** What is shown to readers must have a text, and a time that makes sense. @throws ValidationFailed */
function assertComplete(article: ArticleRecord, publishAt: Date): void {
  if (toRichText(article.body_html).empty)
    throw new ValidationFailed([fieldError('body_html', 'REQUIRED', {}, messages.emptyBody)]);
  if (article.expire_at && article.expire_at <= publishAt)
    throw new ValidationFailed([fieldError('expire_at', 'DATE', {}, messages.expireAfterPublish)]);
}

/** One change of a state, in its transaction. */
interface Step {
  deps: Deps;
  trx: Trx;
  article: ArticleRecord;
  body: Body;
  userId: number;
  now: Date;
}

const versionOf = ({ id, version_number: number }: ArticleRecord) => ({ id, number });

async function toReview({ deps, trx, article, userId, now }: Step): Promise<void> {
  assertComplete(article, article.publish_at ?? now);
  await updateVersion(trx, versionOf(article), { state: 'review', review_remark: null, updated_at: now });
  if (article.reviewer_id !== null && article.reviewer_id !== userId)
    await notify({ deps, trx, article }, article.reviewer_id, 'article_review', messages.review);
}

async function toDraft({ deps, trx, article, body, userId, now }: Step): Promise<void> {
  // what was published stays as it was published
  if (article.published_at !== null) {
    await beginVersion(deps, trx, article, article, userId);
    return;
  }
  const remark = body.remark === undefined ? null : normalizeText(body.remark) || null;
  await updateVersion(trx, versionOf(article), { state: 'draft', review_remark: remark, updated_at: now });
  if (article.state === 'review' && article.author_id !== userId)
    await notify({ deps, trx, article }, article.author_id, 'article_returned', messages.returned);
}

async function toScheduled({ deps, trx, article, body, userId, now }: Step): Promise<void> {
  const at = body.publish_at === undefined ? article.publish_at : new Date(body.publish_at * 1000);
  if (!at || at <= now) throw new ValidationFailed([fieldError('publish_at', 'DATE', {}, messages.publishInFuture)]);
  assertComplete(article, at);
  const reviewed = article.state === 'review' ? { reviewer_id: userId } : {};
  await updateVersion(trx, versionOf(article), { state: 'scheduled', publish_at: at, ...reviewed, updated_at: now });
  await schedulePublishing(deps, trx, article.id, at);
}

async function toPublished({ deps, trx, article, userId, now }: Step): Promise<void> {
  assertComplete(article, now);
  await publishArticle(deps, trx, article, article.state === 'review' ? userId : null);
}

async function toArchived({ deps, trx, article, now }: Step): Promise<void> {
  await updateVersion(trx, versionOf(article), { state: 'archived', updated_at: now });
  await endArticle(deps, trx, article.id);
}

const STEPS: Readonly<Record<ArticleState, (step: Step) => Promise<void>>> = {
  draft: toDraft,
  review: toReview,
  scheduled: toScheduled,
  published: toPublished,
  archived: toArchived,
};

async function notify(
  { deps, trx, article }: Pick<Step, 'deps' | 'trx' | 'article'>,
  userId: number,
  event: 'article_review' | 'article_returned',
  text: string,
): Promise<void> {
  await notifyPerson(deps, trx, {
    userId,
    event,
    content: () => fillMessage(text, { name: isolate(article.name) }),
    link: { type: 'article', value: article.id },
  });
}

/**
 * Takes an article to another state (decisions 2.27).
 * @throws Forbidden, NotFound, Nok VERSION_CONFLICT and TRANSITION_FORBIDDEN, ValidationFailed
 */
export async function changeState(deps: Deps, { user, ip }: Editor, id: number, body: Body): Promise<void> {
  assertWrites(user);
  const { knowledgeBaseSettings } = await settingsOf(deps).current();
  await withTransaction(deps.db, async (trx) => {
    const article = await lockArticle(deps, trx, user, id, body.version);
    assertNext(article, body.state, user.id, knowledgeBaseSettings.kb_four_eyes);
    const now = deps.clock.now();
    await STEPS[body.state]({ deps, trx, article, body, userId: user.id, now });
    await updateArticle(trx, id, { updated_at: now });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article.state',
        object_type: 'article',
        object_id: id,
        object_name: article.name,
        before: { state: article.state },
        after: { state: body.state },
      },
    );
  });
}
