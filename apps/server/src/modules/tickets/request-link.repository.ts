import { sql, type Insertable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { RequestLinkTable } from './request-link.table.ts';
import { tables } from './tables.ts';

/** Stores a link by the hash of its secret. */
export async function insertRequestLink(trx: AnyDb, link: Insertable<RequestLinkTable>): Promise<void> {
  await tables(trx).insertInto('request_link').values(link).execute();
}

/** The request and the customer of a link. */
export interface FoundLink {
  ticket_id: number;
  user_id: number;
  expires_at: Date;
}

/** The link of a secret, while its customer has the address that it was sent to; also one that has expired. */
export async function findRequestLink(db: AnyDb, hash: Buffer): Promise<FoundLink | null> {
  const { rows } = await sql<FoundLink>`
    select l.ticket_id, l.user_id, l.expires_at from request_link l join "user" u on u.id = l.user_id and u.email_key = l.address
    where l.token_hash = ${hash}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Whether a ticket has the conversation of a request that this customer sent without an account: its own, one that was
 * merged into it, or one that it was split from.
 */
export async function hasRequestLink(
  db: AnyDb,
  { ticketId, userId }: { ticketId: number; userId: number },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from request_link l where l.ticket_id = ${ticketId} and l.user_id = ${userId})
      or exists (select 1 from ticket t join request_link l on l.ticket_id = t.id and l.user_id = ${userId}
        where t.merged_into_id = ${ticketId})
      or exists (select 1 from ticket_link s join request_link l on l.ticket_id = s.other_ticket_id and l.user_id = ${userId}
        where s.ticket_id = ${ticketId} and s.type = 'split_from') as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The address of a customer as links compare it; null without one, and for employees, who have the panel. */
export async function linkAddressOf(db: AnyDb, userId: number): Promise<string | null> {
  const row = await tables(db)
    .selectFrom('user')
    .select('email_key')
    .where('id', '=', userId)
    .where('employee', '=', false)
    .executeTakeFirst();
  return row?.email_key ?? null;
}

/**
 * Ends now the links of a customer to a ticket, and to every one that has a part of its conversation: merged into it, the
 * one that it was merged into, split from it, the one that it was split from, and theirs. Who proves the address renews
 * them, as those that have ended by time.
 */
export async function endRequestLinks(
  trx: AnyDb,
  { ticketId, userId, at }: { ticketId: number; userId: number; at: Date },
): Promise<void> {
  await sql`
    with recursive related(id) as (
      select ${ticketId}::bigint
      union select n.id from related r cross join lateral (
        select t.id from ticket t where t.merged_into_id = r.id
        union all select t.merged_into_id from ticket t where t.id = r.id and t.merged_into_id is not null
        union all select s.ticket_id from ticket_link s where s.other_ticket_id = r.id and s.type = 'split_from'
        union all select s.other_ticket_id from ticket_link s where s.ticket_id = r.id and s.type = 'split_from') n)
    update request_link l set expires_at = ${at}::timestamptz
    where l.ticket_id in (select id from related) and l.user_id = ${userId} and l.expires_at > ${at}::timestamptz`.execute(
    trx,
  );
}

/** Removes all links that ended before a moment. */
export async function deleteEndedLinks(db: AnyDb, before: Date): Promise<void> {
  await tables(db).deleteFrom('request_link').where('expires_at', '<', before).execute();
}
