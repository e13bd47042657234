import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import type { SatisfactionVoteTable } from './ticket.table.ts';

/** Stores every vote; the newest one of a ticket is the current one. */
export async function insertVote(trx: Db, vote: Insertable<SatisfactionVoteTable>): Promise<void> {
  await trx
    .updateTable('satisfaction_vote')
    .set({ current: false })
    .where('ticket_id', '=', vote.ticket_id)
    .where('current', '=', true)
    .execute();
  await trx.insertInto('satisfaction_vote').values(vote).execute();
}
