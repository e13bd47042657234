import { CATEGORY_DEPTH_MAX, type KbCategoryGetData, type PublicCategory } from '@hamyar/contracts';
import type { QueryOf, kbCategoryList } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, Unauthenticated } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { countLiveArticles, readCategories, type CategoryRecord } from './article-category.repository.ts';
import { pictureAddress } from './article-category.presenter.ts';
import { assertWrites } from './article.service.ts';
import { inTreeOrder, pathUp } from '@hamyar/domain';
import { pathOf } from './public-article.presenter.ts';
import { readingScope } from './reading-scope.service.ts';

type Query = QueryOf<typeof kbCategoryList>;
type Counts = ReadonlyMap<number, number>;

const shown = (category: CategoryRecord, counts: Counts) => ({
  id: category.id,
  name: category.name,
  slug: category.slug,
  description: category.description,
  icon: category.icon,
  icon_link: pictureAddress(category.icon),
  parent_id: category.parent_id,
  article_count: counts.get(category.id) ?? 0,
});

/** The categories below one, each with those below it; the tree has as many levels as its type. */
function below(all: readonly CategoryRecord[], parentId: number | null, counts: Counts): PublicCategory[] {
  return all
    .filter(({ parent_id }) => parent_id === parentId)
    .map((category) => ({
      ...shown(category, counts),
      children: below(all, category.id, counts) as PublicCategory['children'],
    }));
}

/** The categories that a person or a visitor sees, in their order, with the articles that they may read. */
async function seenBy(db: Deps['db'], user: CurrentUser | null): Promise<{ seen: CategoryRecord[]; counts: Counts }> {
  const scope = await readingScope(db, user);
  const seen = inTreeOrder(scope.categories.filter(({ id }) => scope.seen.has(id)));
  return { seen, counts: await countLiveArticles(db, seen, scope.visible) };
}

/** What a category or an article may be put into, for those who write; flat. @throws Unauthenticated, Forbidden */
async function choices(db: Deps['db'], user: CurrentUser | null, { forCategories }: Query): Promise<PublicCategory[]> {
  if (!user) throw new Unauthenticated();
  assertWrites(user);
  const all = await readCategories(db);
  const { counts } = await seenBy(db, user);
  return inTreeOrder(all)
    .filter((category) => (forCategories ? pathUp(all, category.id).length < CATEGORY_DEPTH_MAX : category.status))
    .map((category) => ({ ...shown(category, counts), children: [] }));
}

/** One page of the categories: those at the top with all below them, or what is chosen from. */
export async function pageOfPublicCategories(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser | null,
  query: Query,
): Promise<{ rows: PublicCategory[]; page: PageInfo }> {
  const { page, perPage } = query;
  let found: PublicCategory[];
  if (query.forCategories || query.forArticles) found = await choices(db, user, query);
  else {
    const { seen, counts } = await seenBy(db, user);
    found = below(seen, null, counts);
  }
  const rows = found.slice((page - 1) * perPage, page * perPage);
  return { rows, page: { currentPage: page, perPage, total: found.length } };
}

/** One category that the caller sees. @throws NotFound */
export async function openPublicCategory(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser | null,
  id: number,
): Promise<KbCategoryGetData> {
  const { seen, counts } = await seenBy(db, user);
  const category = seen.find((one) => one.id === id);
  if (!category) throw new NotFound();
  return {
    ...shown(category, counts),
    children: below(seen, id, counts) as PublicCategory['children'],
    path: pathOf(seen, id).slice(0, -1),
  };
}
