import type { Ticket } from '@hamyar/contracts';
import type { Actor } from '@hamyar/domain';
import { sql, type Insertable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { TICKET_SOURCE, scope } from './ticket.policy.ts';
import type { TicketLinkTable } from './ticket.table.ts';

/** The people with whom a ticket is shared. */
export async function sharesOf(db: AnyDb, ticketId: number): Promise<{ user_id: number; editable: boolean }[]> {
  return tables(db)
    .selectFrom('ticket_share')
    .select(['user_id', 'editable'])
    .where('ticket_id', '=', ticketId)
    .orderBy('user_id')
    .execute();
}

/** Links a ticket to another. */
export async function insertLink(trx: AnyDb, link: Insertable<TicketLinkTable>): Promise<void> {
  await tables(trx).insertInto('ticket_link').values(link).execute();
}

/** The ticket's links to other tickets that the reader may see, and whether the reader follows it; one statement. */
export async function linksOf(
  db: AnyDb,
  ticketId: number,
  user: Actor,
): Promise<{ links: Ticket['links']; followed: boolean }> {
  const { rows } = await sql<{ links: Ticket['links'] | null; followed: boolean }>`select
    exists (select 1 from ticket_follow f where f.ticket_id = ${ticketId} and f.user_id = ${user.id}) as followed,
    (select json_agg(json_build_object('type', link.type, 'direction', link.direction, 'ticket', json_build_object('id', t.id, 'number', t.number, 'subject', t.subject)) order by t.id)
      from (select type, 'out' as direction, other_ticket_id as other from ticket_link where ticket_id = ${ticketId}
        union all select type, 'in', ticket_id from ticket_link where other_ticket_id = ${ticketId}) as link
      join ticket t on t.id = link.other where ${predicateToSql(scope(user), TICKET_SOURCE)}) as links`.execute(db);
  return { links: rows[0]?.links ?? [], followed: rows[0]?.followed ?? false };
}
