export { findCategory, findService } from './catalog.repository.ts';
export type { CategoryRecord, ServiceRecord } from './catalog.repository.ts';
export { assignTags, removeTagsFrom, unassignTags, usableTags } from './tag.repository.ts';
