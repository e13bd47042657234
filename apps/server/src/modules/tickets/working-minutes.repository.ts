import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';

// the condition of the index ticket_unmeasured
const UNMEASURED = sql`((first_staff_reply_at is not null and first_answer_minutes is null) or (closed_at is not null and resolution_minutes is null))`;

/** The tickets whose working minutes are not measured, the newest first: these are in the reports that people read. */
export async function findUnmeasured(db: AnyDb, limit: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from ticket where ${UNMEASURED} order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A ticket as far as its working minutes are measured by it. */
export interface UnmeasuredTicket {
  id: number;
  department_id: number;
  branch_id: number;
  created_at: Date;
  first_staff_reply_at: Date | null;
  closed_at: Date | null;
}

/** Those of these tickets that are still not measured; one that somebody changes now is measured later. */
export async function lockUnmeasured(trx: AnyDb, ids: readonly number[]): Promise<UnmeasuredTicket[]> {
  const { rows } = await sql<UnmeasuredTicket>`
    select id, department_id, branch_id, created_at, first_staff_reply_at, closed_at from ticket
    where id = any(${[...ids]}::bigint[]) and ${UNMEASURED} order by id for update skip locked`.execute(trx);
  return rows;
}

/** Minutes of working time; null for what has not happened. */
export interface MeasuredTicket {
  id: number;
  first_answer_minutes: number | null;
  resolution_minutes: number | null;
}

/** Stores what is missing: what was measured before keeps the hours that it was measured by. */
export async function storeWorkingMinutes(trx: AnyDb, tickets: readonly MeasuredTicket[]): Promise<void> {
  await sql`update ticket t set first_answer_minutes = coalesce(t.first_answer_minutes, m.first_answer_minutes),
      resolution_minutes = coalesce(t.resolution_minutes, m.resolution_minutes)
    from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb) as m(id bigint, first_answer_minutes int, resolution_minutes int)
    where t.id = m.id`.execute(trx);
}
