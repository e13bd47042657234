import { TICKET_STATUS } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** How many tickets of a department are open. */
export async function countOpenTickets(db: AnyDb, departmentId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ticket
    where department_id = ${departmentId} and status <> ${TICKET_STATUS.closed} and deleted_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The open tickets of a department, also deleted ones; each half has an index of its own. */
export async function openTicketsOf(db: AnyDb, departmentId: number): Promise<number[]> {
  const open = sql`department_id = ${departmentId} and status <> ${TICKET_STATUS.closed}`;
  const { rows } = await sql<{ id: number }>`select id from ticket where ${open} and deleted_at is null
    union all select id from ticket where ${open} and deleted_at is not null order by id`.execute(db);
  return rows.map(({ id }) => id);
}
