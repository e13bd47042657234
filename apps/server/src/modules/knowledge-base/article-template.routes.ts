import {
  knowledgebaseTemplateDelete,
  knowledgebaseTemplateGet,
  knowledgebaseTemplateList,
  knowledgebaseTemplateStore,
  knowledgebaseTemplateUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  openTemplate,
  pageOfTemplates,
} from './article-template.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'article_template';

/** Templates of articles (spec 3.8, 7.7). */
export function articleTemplateRoutes(host: ModuleHost, deps: Deps): void {
  host.route(knowledgebaseTemplateList, async ({ user, query }) => {
    const { rows, page } = await pageOfTemplates(deps, user, query);
    return list(rows, page);
  });
  host.route(knowledgebaseTemplateGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openTemplate(deps, user, params.id));
  });
  host.route(knowledgebaseTemplateStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createTemplate(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.templateSaved);
  });
  host.route(knowledgebaseTemplateUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeTemplate(deps, { user, ip }, params.id, body), messages.templateSaved);
  });
  host.route(knowledgebaseTemplateDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteTemplate(deps, { user, ip }, params.id);
    return deleted(undefined, messages.templateDeleted);
  });
}
