import type { Predicate } from '@hamyar/domain';
import { sql, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { allOf, containsWords } from '../../platform/database/sql-conditions.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { EMPLOYEE_SOURCE } from './report.policy.ts';

/** An employee as screens show people. */
export interface EmployeeRecord {
  id: number;
  name: string;
  employee: true;
  profile_picture_name: string | null;
}

const columns = sql`u.id, btrim(u.first_name || ' ' || u.last_name) as name, true as employee,
  case when p.id is null then null else ${publicFileName('p')} end as profile_picture_name`;
const source = sql`"user" u left join attachment p on p.id = u.profile_picture_id`;

/** Which employees of a scope. */
export interface EmployeeChoice {
  ids?: readonly number[] | undefined;
  /** Words of the name. */
  keyword?: string | undefined;
}

/** One page of the employees of a scope, by name. */
export async function employeesIn(
  db: AnyDb,
  scope: Predicate,
  { ids, keyword }: EmployeeChoice,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: EmployeeRecord[]; total: number }> {
  const named = keyword === undefined ? null : containsWords(keyword, [sql`u.name_norm`]);
  const where = allOf([
    predicateToSql(scope, EMPLOYEE_SOURCE),
    ...(ids?.length ? [sql<SqlBool>`u.id = any(${[...ids]}::bigint[])`] : []),
    ...(named ? [named] : []),
  ]);
  const [{ rows }, count] = await Promise.all([
    sql<EmployeeRecord>`select ${columns} from ${source} where ${where}
      order by name collate "fa-x-icu", u.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from "user" u where ${where}`.execute(db),
  ]);
  return { rows, total: count.rows[0]!.total };
}
