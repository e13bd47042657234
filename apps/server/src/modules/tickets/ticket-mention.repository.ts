import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { TicketRecord } from './ticket.repository.ts';

/** People among whom those who see the ticket are found. */
const CANDIDATES_MAX = 500;

type TicketPeople = Pick<
  TicketRecord,
  'id' | 'department_id' | 'branch_id' | 'owner_id' | 'recipient_id' | 'assignee_id' | 'created_by_id'
>;

/**
 * Employees at work who may see the ticket by their part in it, their department or their office, in the order of names;
 * whether they do is decided by the policy.
 */
export async function findPossibleReaders(
  db: AnyDb,
  ticket: TicketPeople,
  { now, only }: { now: Date; only?: readonly number[] },
): Promise<number[]> {
  const own = [ticket.owner_id, ticket.recipient_id, ticket.assignee_id, ticket.created_by_id].filter(
    (id) => id !== null,
  );
  const { rows } = await sql<{ id: number }>`select u.id from "user" u
    where u.employee and u.status = 'active' and u.deleted_at is null and (u.expire_at is null or u.expire_at > ${now})
      ${only === undefined ? sql`` : sql`and u.id = any(${[...only]}::bigint[])`}
      and (u.full_admin or (u.branch_admin and u.branch_id in (-1, ${ticket.branch_id})) or u.id = any(${own}::bigint[])
        or exists (select from department_member m where m.user_id = u.id and m.department_id = ${ticket.department_id})
        or exists (select from ticket_share s where s.user_id = u.id and s.ticket_id = ${ticket.id}))
    order by u.last_name, u.first_name, u.id limit ${CANDIDATES_MAX}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Makes people follow a ticket because they are named in it. Who follows it already does so as before, and goes on when a
 * share ends.
 */
export async function insertFollowers(trx: AnyDb, ticketId: number, ids: readonly number[], at: Date): Promise<void> {
  await tables(trx)
    .insertInto('ticket_follow')
    .values(ids.map((user_id) => ({ ticket_id: ticketId, user_id, reason: 'mention', created_at: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['ticket_id', 'user_id'])
        .doUpdateSet({ reason: 'mention' })
        .where('ticket_follow.reason', '=', 'share'),
    )
    .execute();
}
