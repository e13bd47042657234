import type { Insertable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { SatisfactionVoteTable } from './ticket.table.ts';

/** The customer of a closed ticket is asked now. */
export async function setAskedAt(trx: AnyDb, ticketId: number, now: Date): Promise<void> {
  await tables(trx).updateTable('ticket').set({ satisfaction_requested_at: now }).where('id', '=', ticketId).execute();
}

/** Stores every vote; the newest one of a ticket is the current one. */
export async function insertVote(trx: AnyDb, vote: Insertable<SatisfactionVoteTable>): Promise<void> {
  await tables(trx)
    .updateTable('satisfaction_vote')
    .set({ current: false })
    .where('ticket_id', '=', vote.ticket_id)
    .where('current', '=', true)
    .execute();
  await tables(trx).insertInto('satisfaction_vote').values(vote).execute();
}
