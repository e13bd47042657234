import { type Kysely, sql } from 'kysely';

/**
 * The rollup of reports also has the numbers of each service, under names of their own (ADR 0065). Days that were rolled
 * up without them are counted from the tickets until the job has rolled them up again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ticket_daily add column service_id bigint not null default 0;
    alter table ticket_daily drop constraint ticket_daily_pkey;
    alter table ticket_daily add primary key (metric, service_id, day, branch_id, department_id, addressed, key, employee_id) include (count);
  `.execute(db);
}
