import { AUTO_CLOSE_DAYS, TICKET_STATUS } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** A ticket that waits for its customer, and after how many working days it is closed. */
export interface WaitingRow {
  id: number;
  department_id: number;
  branch_id: number;
  since: Date;
  warned_at: Date | null;
  days: number;
}

/**
 * Tickets after this id that wait for their customer so long that a step may be due: working days take at least as many
 * days as they are. `days` is of the settings, for departments without own ones; 0 is never.
 */
export async function waitingForCustomer(
  db: AnyDb,
  { days, now, after, limit }: { days: number; now: Date; after: number; limit: number },
): Promise<WaitingRow[]> {
  // an hour for a change to daylight saving time
  const at = new Date(now.getTime() + 3_600_000);
  const { rows } = await sql<WaitingRow>`
    select w.* from (
      select t.id, t.department_id, t.branch_id, coalesce(t.last_staff_reply_at, t.created_at) as since,
        t.auto_close_warned_at as warned_at, coalesce(d.auto_close_days, ${days}::int) as days
      from ticket t join department d on d.id = t.department_id
      where t.status = ${sql.lit(TICKET_STATUS.expertReplied)} and t.deleted_at is null and t.id > ${after}
    ) w
    where w.days > 0 and ${at}::timestamptz >= case when w.warned_at >= w.since
      then w.warned_at + make_interval(days => ${AUTO_CLOSE_DAYS.warned}::int)
      else w.since + make_interval(days => w.days - ${AUTO_CLOSE_DAYS.warned}::int) end
    order by w.id limit ${limit}`.execute(db);
  return rows;
}
