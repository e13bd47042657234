import type { Sla, SlaIdField } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { RowReferences } from '../../platform/references/row-references.ts';
import { messages } from './messages.ts';
import { lockSla } from './sla.repository.ts';
import { withOtherRow, withOtherTarget } from './sla.rules.ts';

const refersTo = (field: SlaIdField, ids: readonly number[]) => {
  const path = '$.** ? (@.field == $field && exists(@.value[*] ? (@ == $ids[*])))';
  return sql`jsonb_path_exists(p.conditions, ${path}::jsonpath, ${JSON.stringify({ field, ids })}::jsonb)`;
};

async function count(db: AnyDb, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sla_policy p
    where p.deleted_at is null and ${condition}`.execute(db);
  return rows[0]!.n;
}

/** Policies that have a condition on rows of a kind. */
export const policiesByCondition = (field: SlaIdField): RowReferences => ({
  counted: { text: messages.policies, count: (db, ids) => count(db, refersTo(field, ids)) },
  lock: lockSla,
  async replace(trx, { from, to, at }) {
    const { rows } = await sql<{
      id: number;
      conditions: Sla['conditions'];
    }>`select p.id, p.conditions from sla_policy p
      where ${refersTo(field, [from])}`.execute(trx);
    for (const { id, conditions } of rows)
      await sql`update sla_policy set conditions = ${JSON.stringify(withOtherRow(conditions, field, { from, to }))}::jsonb,
        updated_at = ${at}, version = version + 1 where id = ${id}`.execute(trx);
  },
});

/** Policies that have a condition on departments, or transfer tickets to one; none asks for another one (decisions 2.7). */
export const policiesByDepartment: RowReferences = {
  lock: lockSla,
  async replace(trx, change, deps) {
    await policiesByCondition('department').replace?.(trx, change, deps);
    const { from, to, at } = change;
    const path = '$[*].actions[*] ? (@.type == "transfer" && @.department_id == $from)';
    const { rows } = await sql<{
      id: number;
      escalations: Sla['escalations'];
    }>`select p.id, p.escalations from sla_policy p
      where jsonb_path_exists(p.escalations, ${path}::jsonpath, ${JSON.stringify({ from })}::jsonb)`.execute(trx);
    for (const { id, escalations } of rows)
      await sql`update sla_policy set escalations = ${JSON.stringify(withOtherTarget(escalations, { from, to }))}::jsonb,
        updated_at = ${at}, version = version + 1 where id = ${id}`.execute(trx);
  },
};

/** Policies whose time a working shift counts. */
export const policiesByShift: RowReferences = {
  counted: {
    text: messages.policies,
    count: (db, ids) => count(db, sql`p.working_shift_id = any(${[...ids]}::bigint[])`),
  },
  lock: lockSla,
  async replace(trx, { from, to, at }) {
    await sql`update sla_policy set working_shift_id = ${to}, updated_at = ${at}, version = version + 1
      where working_shift_id = ${from}`.execute(trx);
  },
};

/**
 * Policies for the tickets of a branch, and those that have a condition on branches. The other branch may have a default
 * policy already, which stays.
 */
export const policiesByBranch: RowReferences = {
  counted: {
    text: messages.policies,
    count: (db, ids) => count(db, sql`(p.branch_id = any(${[...ids]}::bigint[]) or ${refersTo('branch', ids)})`),
  },
  lock: lockSla,
  async replace(trx, change, deps) {
    await policiesByCondition('branch').replace?.(trx, change, deps);
    const { from, to, at } = change;
    await sql`update sla_policy p set branch_id = ${to}, updated_at = ${at}, version = version + 1,
        is_default = p.is_default and not exists (select from sla_policy o where o.branch_id = ${to} and o.is_default and o.deleted_at is null)
      where p.branch_id = ${from}`.execute(trx);
  },
};
