import type { ArticleCategory, FieldError } from '@hamyar/contracts';
import { CATEGORY_DEPTH_MAX } from '@hamyar/contracts';
import type {
  BodyOf,
  QueryOf,
  knowledgebaseCategoryList,
  knowledgebaseCategoryStore,
  knowledgebaseCategoryUpdate,
} from '@hamyar/contracts/schemas';
import { normalizeInput, normalizeText, searchKeyCompact, searchWords, slugOf } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { checkOrder, lastOrder } from '../../platform/database/row-order.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { makePicture, removePicture } from '../attachments/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { toArticleCategory } from './article-category.presenter.ts';
import {
  countArticles,
  countCategoryUses,
  insertCategory,
  lockCategories,
  namesOf,
  readCategories,
  reorderCategories,
  updateCategory,
  type CategoryRecord,
} from './article-category.repository.ts';
import type { ArticleCategoryTable } from './article-category.table.ts';
import { mayManageArticles } from './article.policy.ts';
import { inTreeOrder, pathUp, refusedParent } from '@hamyar/domain';
import { messages } from './messages.ts';

type NewBody = BodyOf<typeof knowledgebaseCategoryStore>;
type Body = BodyOf<typeof knowledgebaseCategoryUpdate>;

/** Longest side of a picture, px: sharp on screens that show its 18 px three times as dense (spec 5.40). */
const PICTURE_SIDE = 64;

/** @throws Forbidden for whoever does not arrange articles */
export function assertManages(user: CurrentUser): void {
  if (!mayManageArticles(user)) throw new Forbidden();
}

async function present(db: Deps['db'], shown: readonly CategoryRecord[], all: readonly CategoryRecord[]) {
  const [counts, names] = await Promise.all([
    countArticles(db, all),
    namesOf(db, {
      organizations: shown.flatMap(({ organization_ids }) => organization_ids),
      levels: shown.flatMap(({ customer_level_ids }) => customer_level_ids),
    }),
  ]);
  return shown.map((record) =>
    toArticleCategory(record, { ...names, depth: pathUp(all, record.id).length, counts: counts.get(record.id) }),
  );
}

/** One page of the categories in the order of their tree. */
export async function pageOfCategories(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  { page, perPage, keyword }: QueryOf<typeof knowledgebaseCategoryList>,
): Promise<{ rows: ArticleCategory[]; page: PageInfo }> {
  assertManages(user);
  const all = await readCategories(db);
  const words = searchWords(keyword ?? '');
  const found = inTreeOrder(all).filter(({ name_norm }) => words.every((word) => name_norm.includes(word)));
  const rows = await present(db, found.slice((page - 1) * perPage, page * perPage), all);
  return { rows, page: { currentPage: page, perPage, total: found.length } };
}

/** One category. @throws Forbidden, NotFound */
export async function openCategory({ db }: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<ArticleCategory> {
  assertManages(user);
  const all = await readCategories(db);
  const [category] = await present(
    db,
    all.filter((one) => one.id === id),
    all,
  );
  if (!category) throw new NotFound();
  return category;
}

/** The columns of what a person sends; the slug and the picture need more than their value. */
const COLUMNS = {
  version: null,
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  slug: null,
  description: (description) => ({ description }),
  status: (status) => ({ status }),
  parent_id: (parent_id) => ({ parent_id }),
  sibling_ids: null,
  icon_token: null,
  visibility: (visibility) => ({ visibility }),
  organization_ids: (organization_ids) => ({ organization_ids }),
  customer_level_ids: (customer_level_ids) => ({ customer_level_ids }),
} satisfies BodyColumns<NewBody & Body, ArticleCategoryTable>;

function normalize<Given extends Body>(body: Given): Given {
  const clean: Given = { ...body };
  if (clean.name !== undefined) clean.name = normalizeInput(clean.name);
  if (clean.description) clean.description = normalizeText(clean.description) || null;
  if (clean.organization_ids) clean.organization_ids = [...new Set(clean.organization_ids)];
  if (clean.customer_level_ids) clean.customer_level_ids = [...new Set(clean.customer_level_ids)];
  return clean;
}

/** What a category will be, as far as rules compare its values with one another. */
type Wanted = Pick<CategoryRecord, 'name' | 'visibility' | 'organization_ids' | 'customer_level_ids' | 'parent_id'>;

/** @throws ValidationFailed with every refused field */
async function check(trx: Trx, all: readonly CategoryRecord[], id: number | null, wanted: Wanted): Promise<void> {
  const errors: FieldError[] = [];
  if (wanted.name === '') errors.push(fieldError('name', 'REQUIRED'));
  const refused = refusedParent(all, { id, parentId: wanted.parent_id, levels: CATEGORY_DEPTH_MAX });
  if (wanted.parent_id !== null && !all.some((one) => one.id === wanted.parent_id))
    errors.push(fieldError('parent_id', 'CHOICE'));
  else if (refused)
    errors.push(
      fieldError(
        'parent_id',
        refused.toUpperCase(),
        { n: CATEGORY_DEPTH_MAX },
        refused === 'itself' ? messages.parentIsItself : messages.tooDeep,
      ),
    );
  const { organization_ids: organizations, customer_level_ids: levels } = wanted;
  if (organizations.length + levels.length > 0 && !['customers', 'both'].includes(wanted.visibility))
    errors.push(fieldError('visibility', 'CHOICE', {}, messages.rightsNeedCustomers));
  await keepRows(trx, 'customer_level', levels);
  const known = await namesOf(trx, { organizations, levels });
  if (known.organizations.length < organizations.length) errors.push(fieldError('organization_ids', 'CHOICE'));
  if (known.levels.length < levels.length) errors.push(fieldError('customer_level_ids', 'CHOICE'));
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** Makes the upload the picture of a category, or takes its picture away. */
async function changePicture(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { id, icon_id }: Pick<CategoryRecord, 'id' | 'icon_id'>,
  token: string | null | undefined,
): Promise<void> {
  if (token === undefined) return;
  const owner = { kind: 'article_category', id } as const;
  const made =
    token === null
      ? null
      : await makePicture(deps, trx, {
          token,
          uploaderId: user.id,
          owner,
          side: PICTURE_SIDE,
          shape: 'whole',
          field: 'icon_token',
        });
  await removePicture(deps, trx, owner.kind, icon_id);
  await updateCategory(trx, id, { icon_id: made?.id ?? null });
}

/** Creates a category, the last one below its parent. @returns its id @throws Forbidden, ValidationFailed */
export async function createCategory(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  assertManages(user);
  const body = normalize(input);
  const { knowledgeBaseSettings } = await settingsOf(deps).current();
  const now = deps.clock.now();
  const values = {
    visibility: knowledgeBaseSettings.knowledge_base_visibility,
    organization_ids: [],
    customer_level_ids: [],
    parent_id: null,
    ...columnsOf(COLUMNS, body),
    slug: slugOf(body.slug ?? body.name),
  };
  return withTransaction(deps.db, async (trx) => {
    await lockCategories(trx);
    const all = await readCategories(trx);
    await check(trx, all, null, values);
    const order = lastOrder(all, values.parent_id);
    const id = await insertCategory(trx, {
      ...values,
      order,
      created_by_id: user.id,
      created_at: now,
      updated_at: now,
    });
    await changePicture(deps, trx, user, { id, icon_id: null }, body.icon_token);
    const { name_norm: _, ...after } = values;
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article_category.create',
        object_type: 'article_category',
        object_id: id,
        object_name: values.name,
        after,
      },
    );
    return id;
  });
}

/** Changes or moves a category. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeCategory(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  input: Body,
): Promise<ArticleCategory> {
  assertManages(user);
  const body = normalize(input);
  await withTransaction(deps.db, async (trx) => {
    await lockCategories(trx);
    const all = await readCategories(trx);
    const current = all.find((one) => one.id === id);
    if (!current) throw new NotFound();
    await checkVersion(body.version, current.version, () => openCategory({ db: trx }, user, id));
    const columns = {
      ...columnsOf(COLUMNS, body),
      ...(body.slug === undefined ? {} : { slug: slugOf(body.slug ?? body.name ?? current.name) }),
    };
    const wanted = { ...current, ...columns };
    await check(trx, all, id, wanted);
    const moved = wanted.parent_id === current.parent_id ? {} : { order: lastOrder(all, wanted.parent_id) };
    await updateCategory(trx, id, { ...columns, ...moved, updated_at: deps.clock.now() });
    if (body.sibling_ids) {
      checkOrder(await readCategories(trx), body.sibling_ids, 'sibling_ids');
      await reorderCategories(trx, body.sibling_ids, deps.clock.now());
    }
    await changePicture(deps, trx, user, current, body.icon_token);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article_category.update',
        object_type: 'article_category',
        object_id: id,
        object_name: wanted.name,
        ...changedColumns({ ...current }, { ...columns, ...moved }),
      },
    );
  });
  return openCategory(deps, user, id);
}

/** Deletes a category without articles and categories. @throws Forbidden, NotFound, ValidationFailed IN_USE */
export async function deleteCategory(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  assertManages(user);
  await withTransaction(deps.db, async (trx) => {
    await lockCategories(trx);
    const current = (await readCategories(trx)).find((one) => one.id === id);
    if (!current) throw new NotFound();
    const { articles, categories } = await countCategoryUses(trx, id);
    if (articles + categories > 0)
      throw new ValidationFailed([
        { field: '', code: 'IN_USE', message: fillMessage(messages.categoryInUse, { articles, categories }) },
      ]);
    const now = deps.clock.now();
    await removePicture(deps, trx, 'article_category', current.icon_id);
    await updateCategory(trx, id, { deleted_at: now, updated_at: now });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article_category.delete',
        object_type: 'article_category',
        object_id: id,
        object_name: current.name,
      },
    );
  });
}
