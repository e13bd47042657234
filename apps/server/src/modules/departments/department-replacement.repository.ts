import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { shared } from '@hamyar/persian';
import { countedRows, type RowReferences } from '../../platform/references/row-references.ts';
import { lockDepartments } from './department-writing.repository.ts';

const counted = (named: (ids: RawBuilder<number[]>) => RawBuilder<SqlBool>) =>
  countedRows(shared.departmentsCounted, (ids) => sql`from department d where d.deleted_at is null and ${named(ids)}`);

/** Departments that name a row in a column. */
export const departmentReferencesBy = (column: 'sla_id' | 'form_id'): RowReferences => ({
  counted: counted((ids) => sql`${sql.ref(`d.${column}`)} = any(${ids})`),
  lock: lockDepartments,
  async replace(trx, { from, to, at }) {
    await sql`update department set ${sql.ref(column)} = ${to}, updated_at = ${at}, version = version + 1
      where ${sql.ref(column)} = ${from}`.execute(trx);
  },
});

/** Departments to which only customers of some levels write. */
export const departmentsOfLevels: RowReferences = {
  counted: counted((ids) => sql`d.customer_access = 'levels' and d.customer_access_ids && ${ids}`),
  lock: lockDepartments,
  async replace(trx, { from, to, at }) {
    await sql`update department set updated_at = ${at}, version = version + 1,
        customer_access_ids = array(select distinct id from unnest(array_replace(customer_access_ids, ${from}::bigint, ${to}::bigint)) as one (id) order by id)
      where customer_access = 'levels' and customer_access_ids @> array[${from}::bigint]`.execute(trx);
  },
};

/** Departments that answer some branches and not all. */
export const departmentsOfBranches: RowReferences = {
  counted: counted((ids) => sql`d.branch_ids && ${ids}`),
  lock: lockDepartments,
  async replace(trx, { from, to, at }) {
    await sql`update department set updated_at = ${at}, version = version + 1,
        branch_ids = array(select distinct id from unnest(array_replace(branch_ids, ${from}::bigint, ${to}::bigint)) as one (id) order by id)
      where branch_ids @> array[${from}::bigint]`.execute(trx);
  },
};

/** Departments to which only employees of some departments write; none asks for another one. */
export const departmentsOfStaff: RowReferences = {
  lock: lockDepartments,
  async replace(trx, { from, to, at }) {
    await sql`update department set updated_at = ${at}, version = version + 1,
        staff_access_ids = array(select distinct id from unnest(array_replace(staff_access_ids, ${from}::bigint, ${to}::bigint)) as one (id) order by id)
      where staff_access_ids @> array[${from}::bigint]`.execute(trx);
  },
};
