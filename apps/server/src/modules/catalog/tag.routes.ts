import {
  assignTag,
  customerTagGet,
  removeTag,
  tagDelete,
  tagList,
  tagMerge,
  tagStore,
  tagUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { tagsOfCustomer } from './customer-tags.service.ts';
import { messages } from './messages.ts';
import { assign, remove } from './tag-assignment.service.ts';
import { changeTag, createTag, deleteTag, mergeTags, pageOfTags } from './tag.service.ts';
import { declaredTaggables } from './taggable.ts';

/** Tags and what has them (spec 7.12, 7.15). */
export function tagRoutes(host: ModuleHost, deps: Deps): void {
  const taggables = declaredTaggables(deps.modules);
  host.route(tagList, async ({ query }) => {
    const { rows, page } = await pageOfTags(deps, query);
    return list(rows, page);
  });
  host.route(tagStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createTag(deps, { user, ip }, body);
    setLogObject('tag', id);
    return created({ id }, messages.tagSaved);
  });
  host.route(tagUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject('tag', params.id);
    return updated(await changeTag(deps, { user, ip }, params.id, body), messages.tagSaved);
  });
  host.route(tagDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject('tag', params.id);
    await deleteTag(deps, { user, ip }, params.id);
    return deleted(undefined, messages.tagDeleted);
  });
  host.route(tagMerge, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject('tag', params.id);
    return updated(await mergeTags(deps, { user, ip }, params.id, body.tag_ids), messages.tagsMerged);
  });
  host.route(assignTag, async ({ user, ip, params, body, socketId, setLogObject }) => {
    setLogObject(body.taggable_type, body.taggable_id);
    await assign({ deps, taggables, writer: { user, ip, socketId }, object: body }, params.id);
    return updated(undefined, messages.tagAssigned);
  });
  host.route(removeTag, async ({ user, ip, params, query, socketId, setLogObject }) => {
    setLogObject(query.taggable_type, query.taggable_id);
    await remove({ deps, taggables, writer: { user, ip, socketId }, object: query }, params.id);
    return deleted(undefined, messages.tagRemoved);
  });
  host.route(customerTagGet, async ({ user, params, setLogObject }) => {
    setLogObject('user', params.id);
    return ok(await tagsOfCustomer(deps, user, params.id));
  });
}
