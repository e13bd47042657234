import { shared } from '@hamyar/persian';
import { sql } from 'kysely';
import { countedRows, inBatches, type RowReferences } from '../../platform/references/row-references.ts';
import { lockDepartments } from '../departments/public.ts';
import { messages } from './messages.ts';

/** People of one transaction. */
const BATCH = 200;

const departments: RowReferences = {
  counted: countedRows(
    shared.departmentsCounted,
    (ids) => sql`from working_shift_department w join department d on d.id = w.department_id and d.deleted_at is null
      where w.shift_id = any(${ids})`,
  ),
  lock: lockDepartments,
  async replace(trx, { from, to }) {
    await sql`update working_shift_department set shift_id = ${to} where shift_id = ${from}`.execute(trx);
  },
};

const branches: RowReferences = {
  counted: countedRows(
    messages.branchesCounted,
    (ids) => sql`from working_shift_branch w join branch b on b.id = w.branch_id and b.deleted_at is null
      where w.shift_id = any(${ids})`,
  ),
  async replace(trx, { from, to }) {
    await sql`update working_shift_branch set shift_id = ${to} where shift_id = ${from}`.execute(trx);
  },
};

/** Employees, whom a change of their page has locked. */
const people: RowReferences = {
  counted: countedRows(
    messages.employeesCounted,
    (ids) => sql`from working_shift_user w join "user" u on u.id = w.user_id and u.deleted_at is null
      where w.shift_id = any(${ids})`,
  ),
  replaceLater: (_deps, { from, inTransaction }) =>
    inBatches(BATCH, (after) =>
      inTransaction(async (trx, to) => {
        const { rows } = await sql<{ id: number }>`select u.id from "user" u
          where exists (select from working_shift_user w where w.user_id = u.id and w.shift_id = ${from})
            and u.id > ${after} order by u.id limit ${BATCH} for no key update of u`.execute(trx);
        const ids = rows.map(({ id }) => id);
        await sql`insert into working_shift_user (user_id, shift_id) select id, ${to} from unnest(${ids}::bigint[]) as one (id)
          on conflict do nothing`.execute(trx);
        await sql`delete from working_shift_user where shift_id = ${from} and user_id = any(${ids}::bigint[])`.execute(
          trx,
        );
        return ids;
      }),
    ),
};

/** Who has the hours of a shift. */
export const shiftReferences: Readonly<Record<string, RowReferences>> = { departments, branches, people };
