import { TICKET_STATUS } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

/** How many tickets of a department are open. */
export async function countOpenTickets(db: AnyDb, departmentId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ticket
    where department_id = ${departmentId} and status <> ${TICKET_STATUS.closed} and deleted_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The first open tickets of a department after this id. */
export async function openTicketsOf(
  db: AnyDb,
  departmentId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('ticket')
    .select('id')
    .where('department_id', '=', departmentId)
    .where('status', '<>', TICKET_STATUS.closed)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
