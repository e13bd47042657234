import * as contract from '@hamyar/contracts/schemas';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { listComments } from './article-feedback.repository.ts';
import { changeState } from './article-state.service.ts';
import { tagsOfArticle } from './article-tags.service.ts';
import { openVersion, previewArticle, restoreVersion, versionsOf } from './article-version.service.ts';
import { findArticle } from './article.repository.ts';
import {
  assertWrites,
  changeArticle,
  createArticle,
  deleteArticle,
  listReviewers,
  openArticle,
  pageOfArticles,
} from './article.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'article';

/** Articles, for those who write them (spec 7.7, 7.17, decisions 2.12, 2.27). */
export function articleRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.knowledgebaseArticleList, async ({ user, query }) => {
    const { rows, page } = await pageOfArticles(deps, user, query);
    return list(rows, page);
  });
  host.route(contract.knowledgebaseArticleReviewers, async ({ user }) => ok(await listReviewers(deps, user)));
  host.route(contract.knowledgebaseArticleGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openArticle(deps, user, params.id));
  });
  host.route(contract.knowledgebaseArticleStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createArticle(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.articleCreated);
  });
  host.route(contract.knowledgebaseArticleUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await changeArticle(deps, { user, ip }, params.id, body);
    return updated(await openArticle(deps, user, params.id), messages.articleUpdated);
  });
  host.route(contract.knowledgebaseArticleState, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await changeState(deps, { user, ip }, params.id, body);
    return updated(await openArticle(deps, user, params.id), messages.articleUpdated);
  });
  host.route(contract.knowledgebaseArticleDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteArticle(deps, { user, ip }, params.id);
    return deleted(undefined, messages.articleDeleted);
  });
  host.route(contract.knowledgebaseArticleTagGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await tagsOfArticle(deps, user, params.id));
  });
  versionRoutes(host, deps);
}

/** Versions of one article, how it would be seen, and what is said of it. */
function versionRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.knowledgebaseArticlePreview, async ({ user, params, query, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await previewArticle(deps, user, params.id, query));
  });
  host.route(contract.knowledgebaseArticleVersions, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await versionsOf(deps, user, params.id));
  });
  host.route(contract.knowledgebaseArticleVersionGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openVersion(deps, user, params));
  });
  host.route(contract.knowledgebaseArticleVersionRestore, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await restoreVersion(deps, { user, ip }, params, body.version);
    return updated(await openArticle(deps, user, params.id), messages.versionRestored);
  });
  host.route(contract.knowledgebaseArticleFeedback, async ({ user, params, query, setLogObject }) => {
    assertWrites(user);
    setLogObject(ABOUT, params.id);
    const article = await findArticle(deps.db, params.id);
    if (!article) throw new NotFound();
    const rows = await listComments(deps.db, params.id, query);
    return list(
      rows.map(({ at, ...row }) => ({ ...row, at: unixSeconds(at) })),
      { currentPage: query.page, perPage: query.perPage, total: article.comment_count },
    );
  });
}
