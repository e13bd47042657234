import { kbArticleGet, kbArticleList, kbArticleSolved, kbArticleUpdate } from '@hamyar/contracts/schemas';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError, Unauthenticated } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { list, ok, updated } from '../../platform/http/outcome.ts';
import { changeArticle } from './article.service.ts';
import { messages } from './messages.ts';
import { countSolved, giveFeedback, openReadable, pageOfReadable } from './public-article.service.ts';
import { knownReaderKey, readerKey } from './reader-cookie.ts';
import { ViewCounter } from './view-counter.ts';

/** What readers call, with and without a login (spec 2.12, 7.17). */
export function publicArticleRoutes(host: ModuleHost, deps: AppDeps): void {
  const views = new ViewCounter(deps.db, deps.log);
  host.onClose(() => views.flush());
  host.route(kbArticleList, async ({ caller, query }) => {
    const { rows, page } = await pageOfReadable(deps, caller, query);
    return list(rows, page);
  });
  host.route(kbArticleGet, async (asking) => {
    const { id } = asking.params;
    asking.setLogObject('article', id);
    const article = await openReadable(deps, { user: asking.caller, key: readerKey(deps, asking) }, id);
    views.add(id);
    return ok(article);
  });
  host.route(kbArticleUpdate, async (asking) => {
    const { body, caller, ip } = asking;
    const { id } = asking.params;
    asking.setLogObject('article', id);
    if ('helpful' in body) {
      const key = knownReaderKey(deps, asking);
      await giveFeedback(deps, { user: caller, key }, id, body);
      return updated(await openReadable(deps, { user: caller, key }, id), messages.feedbackThanks);
    }
    if (!caller) throw new Unauthenticated();
    await changeArticle(deps, { user: caller, ip }, id, body);
    // what was changed may be a draft, which its readers do not see
    const shown = await openReadable(deps, { user: caller, key: readerKey(deps, asking) }, id).catch(
      (error: unknown) => {
        if (error instanceof AppError) return undefined;
        throw error;
      },
    );
    return updated(shown, messages.articleUpdated);
  });
  host.route(kbArticleSolved, async (asking) => {
    asking.setLogObject('article', asking.params.id);
    await countSolved(deps, { user: asking.caller, key: knownReaderKey(deps, asking) }, asking.params.id, asking.body);
    return ok(undefined, messages.solvedThanks);
  });
}
