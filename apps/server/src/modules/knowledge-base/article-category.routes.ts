import {
  knowledgebaseCategoryDelete,
  knowledgebaseCategoryGet,
  knowledgebaseCategoryList,
  knowledgebaseCategoryStore,
  knowledgebaseCategoryUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  openCategory,
  pageOfCategories,
} from './article-category.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'article_category';

/** Categories of articles, for those who arrange them (spec 3.6, 7.8). */
export function articleCategoryRoutes(host: ModuleHost, deps: Deps): void {
  host.route(knowledgebaseCategoryList, async ({ user, query }) => {
    const { rows, page } = await pageOfCategories(deps, user, query);
    return list(rows, page);
  });
  host.route(knowledgebaseCategoryGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openCategory(deps, user, params.id));
  });
  host.route(knowledgebaseCategoryStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createCategory(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.categorySaved);
  });
  host.route(knowledgebaseCategoryUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeCategory(deps, { user, ip }, params.id, body), messages.categorySaved);
  });
  host.route(knowledgebaseCategoryDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteCategory(deps, { user, ip }, params.id);
    return deleted(undefined, messages.categoryDeleted);
  });
}
