import type { Article, ArticleRow, Person } from '@hamyar/contracts';
import type { BodyOf, knowledgebaseArticleStore } from '@hamyar/contracts/schemas';
import { searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { canOnTicket, findTicket, policyTicket } from '../tickets/public.ts';
import { readCategories } from './article-category.repository.ts';
import { articleColumns, versionColumns, type ArticleBody } from './article-change.service.ts';
import { filesOfVersion, storeArticleFiles } from './article-files.service.ts';
import { beginVersion, removeArticle } from './article-publishing.service.ts';
import { mayManageArticles } from './article.policy.ts';
import { toArticle, toArticleRow } from './article.presenter.ts';
import {
  articlesByIds,
  countArticles,
  findArticle,
  insertArticle,
  listArticles,
  reviewers,
  updateArticle,
  updateVersion,
  type ArticleQuery,
  type ArticleRecord,
} from './article.repository.ts';
import { subtree } from '@hamyar/domain';
import { answerMiss } from './search-miss.repository.ts';

type NewBody = BodyOf<typeof knowledgebaseArticleStore>;

/** @throws Forbidden for whoever does not write articles */
export function assertWrites(user: CurrentUser): void {
  if (!mayManageArticles(user)) throw new Forbidden();
}

/** One page of the articles of every state. @throws Forbidden */
export async function pageOfArticles(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: CurrentUser,
  query: ArticleQuery,
): Promise<{ rows: ArticleRow[]; page: PageInfo }> {
  assertWrites(user);
  const categories = query.category_id === undefined ? [] : await readCategories(db);
  const context = { now: clock.now(), subtree: (id: number) => subtree(categories, id) };
  const [rows, total] = await Promise.all([listArticles(db, query, context), countArticles(db, query, context)]);
  return { rows: rows.map(toArticleRow), page: { currentPage: query.page, perPage: query.perPage, total } };
}

/** The people who may review an article. @throws Forbidden */
export async function listReviewers({ db }: Pick<Deps, 'db'>, user: CurrentUser): Promise<Person[]> {
  assertWrites(user);
  return reviewers(db);
}

/** An article with everything that its page shows. */
async function presentArticle(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  db: Deps['db'],
  user: CurrentUser,
  record: ArticleRecord,
): Promise<Article> {
  const [related, files, settings] = await Promise.all([
    articlesByIds(db, record.related_ids),
    filesOfVersion(db, record.id, record),
    settingsOf(deps).current(db),
  ]);
  return toArticle(record, { related, files, userId: user.id, fourEyes: settings.knowledgeBaseSettings.kb_four_eyes });
}

/** One article. @throws Forbidden, NotFound */
export async function openArticle(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  id: number,
): Promise<Article> {
  assertWrites(user);
  const record = await findArticle(deps.db, id);
  if (!record) throw new NotFound();
  return presentArticle(deps, deps.db, user, record);
}

/** A locked article, as the caller knows it. @throws NotFound, Nok VERSION_CONFLICT */
export async function lockArticle(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  id: number,
  version: number | undefined,
): Promise<ArticleRecord> {
  const current = await findArticle(trx, id, true);
  if (!current) throw new NotFound();
  await checkVersion(version, current.version, () => presentArticle(deps, trx, user, current));
  return current;
}

/** @throws ValidationFailed when the person does not see the ticket, as if it did not exist */
async function checkTicket(deps: Deps, user: CurrentUser, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const ticket = await findTicket(deps.db, id);
  const settings = await settingsOf(deps).current();
  if (!ticket || !canOnTicket(user, 'view', policyTicket(ticket), settings))
    throw new ValidationFailed([fieldError('source_ticket_id', 'CHOICE')]);
}

/** Creates an article as a draft. @returns its id @throws Forbidden, ValidationFailed */
export async function createArticle(deps: Deps, { user, ip }: Editor, body: NewBody): Promise<number> {
  assertWrites(user);
  await checkTicket(deps, user, body.source_ticket_id);
  const { knowledgeBaseSettings } = await settingsOf(deps).current();
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    const columns = await versionColumns(trx, body, null, knowledgeBaseSettings.knowledge_base_visibility);
    const name = columns.name ?? '';
    const html = columns.body_html ?? '';
    const id = await insertArticle(
      trx,
      {
        ...articleColumns(body),
        created_by_id: user.id,
        created_at: now,
        updated_at: now,
      },
      {
        ...columns,
        name,
        name_norm: searchKeyCompact(name),
        slug: columns.slug ?? '-',
        visibility: columns.visibility ?? knowledgeBaseSettings.knowledge_base_visibility,
        number: 1,
        author_id: user.id,
        editor_ids: [user.id],
        created_at: now,
        updated_at: now,
      },
    );
    if (body.attachments?.length) {
      const files = await storeArticleFiles(trx, { articleId: id, files: body.attachments, html, uploaderId: user.id });
      await updateVersion(trx, { id, number: 1 }, { file_ids: files });
    }
    if (body.search_miss_id !== undefined && !(await answerMiss(trx, body.search_miss_id, id)))
      throw new ValidationFailed([fieldError('search_miss_id', 'CHOICE')]);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'article.create', object_type: 'article', object_id: id, object_name: name },
    );
    return id;
  });
}

/** What the audit log says of a change: never the texts, whose versions are kept. */
const loggedChange = (current: ArticleRecord, columns: object) => {
  const { body_html: _text, name_norm: _norm, editor_ids: _editors, ...logged } = columns as Partial<ArticleRecord>;
  return changedColumns(current, logged);
};

/**
 * Changes an article. What is published stays as it is: the change begins a new version. A change of what is scheduled
 * makes it a draft again, because somebody has approved another text.
 * @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed
 */
export async function changeArticle(deps: Deps, { user, ip }: Editor, id: number, body: ArticleBody): Promise<void> {
  assertWrites(user);
  const now = deps.clock.now();
  await withTransaction(deps.db, async (trx) => {
    const current = await lockArticle(deps, trx, user, id, body.version);
    const { version: _version, review_due_at: _due, ...content } = body;
    const onArticle = articleColumns(body);
    const writes = Object.values(content).some((value) => value !== undefined);
    const columns = writes ? await versionColumns(trx, content, { id, content: current }, current.visibility) : {};
    if (writes) {
      const html = columns.body_html ?? current.body_html;
      const files =
        body.attachments === undefined
          ? {}
          : {
              file_ids: await storeArticleFiles(trx, {
                articleId: id,
                files: body.attachments,
                html,
                uploaderId: user.id,
              }),
            };
      const number = ['published', 'archived'].includes(current.state)
        ? await beginVersion(deps, trx, current, current, user.id)
        : current.version_number;
      await updateVersion(
        trx,
        { id, number },
        {
          ...columns,
          ...files,
          ...(current.state === 'scheduled' ? { state: 'draft' as const } : {}),
          ...(number === current.version_number ? { editor_ids: [...new Set([...current.editor_ids, user.id])] } : {}),
          updated_at: now,
        },
      );
    }
    await updateArticle(trx, id, { ...onArticle, updated_at: now });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article.update',
        object_type: 'article',
        object_id: id,
        object_name: columns.name ?? current.name,
        ...loggedChange(current, { ...columns, ...onArticle }),
      },
    );
  });
}

/** Deletes an article softly, out of everything that readers see. @throws Forbidden, NotFound */
export async function deleteArticle(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  assertWrites(user);
  await withTransaction(deps.db, async (trx) => {
    const current = await lockArticle(deps, trx, user, id, undefined);
    await removeArticle(deps, trx, id);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'article.delete', object_type: 'article', object_id: id, object_name: current.name },
    );
  });
}
