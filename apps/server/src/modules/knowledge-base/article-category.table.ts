import type { ArticleTemplate, Visibility } from '@hamyar/contracts';
import type { Generated, JSONColumnType } from 'kysely';

export interface ArticleCategoryTable {
  id: Generated<number>;
  parent_id: number | null;
  /** Position among its siblings, from 1. */
  order: number;
  name: string;
  /** Search key of the name. */
  name_norm: string;
  slug: string;
  description: string | null;
  /** Off: neither it nor what is below it is shown. */
  status: Generated<boolean>;
  /** Attachment with its picture. */
  icon_id: number | null;
  visibility: Visibility;
  organization_ids: Generated<number[]>;
  customer_level_ids: Generated<number[]>;
  created_by_id: number;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
}

export interface ArticleTemplateTable {
  id: Generated<number>;
  name: string;
  /** Search key of the name. */
  name_norm: string;
  body: string;
  fields: JSONColumnType<ArticleTemplate['fields'], string, string>;
  created_by_id: number;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    article_category: ArticleCategoryTable;
    article_template: ArticleTemplateTable;
  }
}
