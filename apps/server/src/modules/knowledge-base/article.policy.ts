import type { Visibility } from '@hamyar/contracts';
import { all, eq, not, oneOf, some, type Predicate } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { PolicySource } from '../../platform/policy/predicate-sql.ts';

/** Who reads: a person, or null for a visitor. */
export type ArticleReader = Pick<CurrentUser, 'employee' | 'organization_id' | 'customer_level_id'> | null;

/** What decides who sees a category. */
export interface CategoryRights {
  id: number;
  parent_id: number | null;
  status: boolean;
  visibility: Visibility;
  organization_ids: readonly number[];
  customer_level_ids: readonly number[];
}

/** Whether the person arranges categories and writes articles; the gate of the calls asks for the license (spec 6.10). */
export const mayManageArticles = (user: Pick<CurrentUser, 'employee' | 'effective_permissions'>): boolean =>
  user.employee && user.effective_permissions.includes('manage knowledge base');

/** What somebody sees of what is for these groups. A group is literal: what is for customers is not for employees. */
export function visibilitiesFor(reader: ArticleReader): readonly Visibility[] {
  if (reader === null) return ['public'];
  return reader.employee ? ['employees', 'both', 'public'] : ['customers', 'both', 'public'];
}

/** Whether a category by itself is for this reader; the ones above it are asked too. */
export function admits(category: CategoryRights, reader: ArticleReader): boolean {
  if (!category.status || !visibilitiesFor(reader).includes(category.visibility)) return false;
  const { organization_ids: organizations, customer_level_ids: levels } = category;
  if (organizations.length + levels.length === 0 || reader?.employee) return true;
  return (
    (typeof reader?.organization_id === 'number' && organizations.includes(reader.organization_id)) ||
    (typeof reader?.customer_level_id === 'number' && levels.includes(reader.customer_level_id))
  );
}

/** The categories that a reader sees: they, and all above them, are for the reader. */
export function seenCategories(categories: readonly CategoryRights[], reader: ArticleReader): ReadonlySet<number> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const seen = new Map<number, boolean>();
  const isSeen = (id: number): boolean => {
    const known = seen.get(id);
    if (known !== undefined) return known;
    // a cycle, which the database does not exclude, is seen by nobody
    seen.set(id, false);
    const category = byId.get(id);
    const result =
      category !== undefined && admits(category, reader) && (category.parent_id === null || isSeen(category.parent_id));
    seen.set(id, result);
    return result;
  };
  return new Set(categories.map(({ id }) => id).filter(isSeen));
}

/** What is for a reader, published now or not: the strictest of the article and all its categories (decisions 2.12). */
function forReader(reader: ArticleReader, categories: readonly CategoryRights[]): Predicate {
  const seen = seenCategories(categories, reader);
  const hidden = categories.map(({ id }) => id).filter((id) => !seen.has(id));
  return all(oneOf('visibility', visibilitiesFor(reader)), not(some('categories', oneOf('category_id', hidden))));
}

/**
 * The articles that somebody may read: the one predicate of lists, search, related articles, sitemap, suggestions, counts
 * and files (decisions 2.12, ADR 0057).
 */
export const articleScope = (reader: ArticleReader, categories: readonly CategoryRights[]): Predicate =>
  all(eq('live', true), forReader(reader, categories));

/** Articles that somebody could read until they expired or were archived. */
export const endedArticleScope = (reader: ArticleReader, categories: readonly CategoryRights[]): Predicate =>
  all(eq('live', false), forReader(reader, categories));

/** Where the predicates find articles. */
export const ARTICLE_SOURCE: PolicySource = {
  table: 'article',
  alias: 'a',
  relations: { categories: { table: 'article_in_category', foreignKey: 'article_id', many: true } },
};
