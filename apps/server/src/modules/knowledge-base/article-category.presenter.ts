import { PUBLIC_FILE_PATH, routePath, type ArticleCategory, type IdAndName } from '@hamyar/contracts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { CategoryCounts, CategoryRecord } from './article-category.repository.ts';

/** Address of a picture by its name. */
export const pictureAddress = (name: string | null): string | null =>
  name === null ? null : routePath(PUBLIC_FILE_PATH, { name });

/** What a category is shown with. */
export interface CategoryMore {
  depth: number;
  counts: CategoryCounts | undefined;
  organizations: readonly IdAndName[];
  levels: readonly IdAndName[];
}

/** One category, as those get it who arrange them. */
export const toArticleCategory = (record: CategoryRecord, more: CategoryMore): ArticleCategory => ({
  id: record.id,
  version: record.version,
  name: record.name,
  slug: record.slug,
  description: record.description,
  status: record.status,
  icon: record.icon,
  icon_link: pictureAddress(record.icon),
  parent_id: record.parent_id,
  depth: more.depth,
  order: record.order,
  visibility: record.visibility,
  organizations: more.organizations.filter(({ id }) => record.organization_ids.includes(id)),
  customer_levels: more.levels.filter(({ id }) => record.customer_level_ids.includes(id)),
  article_count: more.counts?.all ?? 0,
  narrower_article_count: more.counts?.narrower ?? 0,
  created_at: unixSeconds(record.created_at),
  updated_at: unixSeconds(record.updated_at),
});
