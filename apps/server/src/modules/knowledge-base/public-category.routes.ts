import { kbCategoryGet, kbCategoryList } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { list, ok } from '../../platform/http/outcome.ts';
import { openPublicCategory, pageOfPublicCategories } from './public-category.service.ts';

/** The categories as readers see them (spec 7.17). */
export function publicCategoryRoutes(host: ModuleHost, deps: Deps): void {
  host.route(kbCategoryList, async ({ caller, query }) => {
    const { rows, page } = await pageOfPublicCategories(deps, caller, query);
    return list(rows, page);
  });
  host.route(kbCategoryGet, async ({ caller, params, setLogObject }) => {
    setLogObject('article_category', params.id);
    return ok(await openPublicCategory(deps, caller, params.id));
  });
}
