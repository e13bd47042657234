export { findCategory, findService } from './catalog.repository.ts';
export type { CategoryRecord, ServiceRecord } from './catalog.repository.ts';
export { removeTagsFrom } from './tag.repository.ts';
