import { sql } from 'kysely';
import { countedRows, type RowReferences } from '../../platform/references/row-references.ts';
import { lockTree } from './catalog-tree.repository.ts';
import type { CatalogTree } from './catalog.table.ts';
import { messages } from './messages.ts';

const counted = { ticket_category: messages.categoriesCounted, service: messages.servicesCounted };

/** Categories or services that name a row of another table in a column. */
export const namedInTree = (tree: CatalogTree, column: 'sla_id' | 'form_id'): RowReferences => ({
  counted: countedRows(
    counted[tree],
    (ids) => sql`from ${sql.table(tree)} where ${sql.ref(column)} = any(${ids}) and deleted_at is null`,
  ),
  lock: (trx) => lockTree(trx, tree),
  async replace(trx, { from, to, at }) {
    await sql`update ${sql.table(tree)} set ${sql.ref(column)} = ${to}, updated_at = ${at}, version = version + 1
      where ${sql.ref(column)} = ${from}`.execute(trx);
  },
});

/** Services that are offered with some categories. */
export const servicesOfCategories: RowReferences = {
  counted: countedRows(
    messages.servicesCounted,
    (ids) => sql`from service where category_ids && ${ids} and deleted_at is null`,
  ),
  lock: (trx) => lockTree(trx, 'service'),
  async replace(trx, { from, to, at }) {
    await sql`update service set version = version + 1, updated_at = ${at},
        category_ids = array(select distinct id from unnest(array_replace(category_ids, ${from}::bigint, ${to}::bigint)) as one (id) order by id)
      where category_ids @> array[${from}::bigint]`.execute(trx);
  },
};

/** Categories or services of some departments; none asks for another one (decisions 2.7). */
export const ofDepartments = (tree: CatalogTree): RowReferences => ({
  lock: (trx) => lockTree(trx, tree),
  async replace(trx, { from, to, at }) {
    await sql`update ${sql.table(tree)} set version = version + 1, updated_at = ${at},
        department_ids = array(select distinct id from unnest(array_replace(department_ids, ${from}::bigint, ${to}::bigint)) as one (id) order by id)
      where department_ids @> array[${from}::bigint]`.execute(trx);
  },
});

/** Services of some branches and not of all. */
export const servicesOfBranches: RowReferences = {
  counted: countedRows(
    messages.servicesCounted,
    (ids) => sql`from service where branch_ids && ${ids} and deleted_at is null`,
  ),
  lock: (trx) => lockTree(trx, 'service'),
  async replace(trx, { from, to, at }) {
    await sql`update service set version = version + 1, updated_at = ${at},
        branch_ids = array(select distinct id from unnest(array_replace(branch_ids, ${from}::bigint, ${to}::bigint)) as one (id) order by id)
      where branch_ids @> array[${from}::bigint]`.execute(trx);
  },
};
