export { catalogLists } from './catalog-lists.repository.ts';
export { assignFormInCatalog } from './catalog-forms.repository.ts';
export { findCategory, findService, keepCategory, keepService, requiresFormOnClose } from './catalog.repository.ts';
export type { CategoryRecord, ServiceRecord } from './catalog.repository.ts';
export { mayCreateTags } from './tag.policy.ts';
export type { Taggable } from './taggable.ts';
export { assignTags, removeTagsFrom, tagsOf, unassignTags, usableTags } from './tag.repository.ts';
export { removeDepartment } from './catalog-references.repository.ts';
