import { RESTORE_DAYS } from '@hamyar/contracts';
import type { deletedTicketList, QueryOf } from '@hamyar/contracts/schemas';
import { ticketNumberSpellings, ticketNumberText } from '@hamyar/domain';
import { normalizeCode, searchKeyCompact } from '@hamyar/persian';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';

/** A ticket that is deleted and can be restored. */
export interface DeletedTicketRecord {
  id: number;
  number: string;
  subject: string;
  customer_id: number | null;
  deleted_by_id: number | null;
  department_id: number;
  department_name: string;
  deleted_at: Date;
}

/** Since when a ticket must have been deleted to be restorable still. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - RESTORE_DAYS * 86_400_000);

function matches(keyword: string | undefined): RawBuilder<SqlBool>[] {
  if (keyword === undefined) return [];
  const code = ticketNumberText(normalizeCode(keyword));
  return [
    sql<SqlBool>`(t.subject_dense like ${containing(searchKeyCompact(keyword))} or t.number like ${containing(code)} or t.number = any(${ticketNumberSpellings(code)}::text[]))`,
  ];
}

/** One page of the tickets that can be restored, the newest deletion first, and how many there are up to `cap`. */
export async function listDeletedTickets(
  db: AnyDb,
  { page, perPage, keyword }: QueryOf<typeof deletedTicketList>,
  { since, cap }: { since: Date; cap: number },
): Promise<{ rows: DeletedTicketRecord[]; total: number }> {
  const where = allOf([sql<SqlBool>`t.deleted_at > ${since}`, ...matches(keyword)]);
  const { rows } = await sql<DeletedTicketRecord>`
    select t.id, t.number, t.subject, t.customer_id, t.updated_by_id as deleted_by_id, t.department_id, d.name as department_name, t.deleted_at
    from ticket t join department d on d.id = t.department_id where ${where}
    order by t.deleted_at desc, t.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const count = await sql<{
    n: number;
  }>`select count(*)::int as n from (select from ticket t where ${where} limit ${cap + 1}) as found`.execute(db);
  return { rows, total: count.rows[0]?.n ?? 0 };
}

/** Tickets whose days to be restored have passed, the oldest deletion first; locked. */
export async function lockExpiredTickets(trx: AnyDb, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ticket where deleted_at <= ${before}
    order by deleted_at limit ${limit} for update skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The contents of tickets, by whose ids their files are stored. */
export async function contentIdsOf(trx: AnyDb, ticketIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from ticket_content where ticket_id = any(${ticketIds}::bigint[])`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Removes tickets for good with their conversation, history, votes and links. */
export async function purgeTickets(trx: AnyDb, ids: readonly number[]): Promise<void> {
  const of = (column: string) => sql`${sql.ref(column)} = any(${ids}::bigint[])`;
  await sql`update ticket set merged_into_id = null where ${of('merged_into_id')}`.execute(trx);
  await sql`delete from ticket_link where ${of('ticket_id')} or ${of('other_ticket_id')}`.execute(trx);
  for (const table of ['satisfaction_vote', 'ticket_history', 'ticket_content'])
    await sql`delete from ${sql.table(table)} where ${of('ticket_id')}`.execute(trx);
  await sql`delete from ticket where ${of('id')}`.execute(trx);
}
