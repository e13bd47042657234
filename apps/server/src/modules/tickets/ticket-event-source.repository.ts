import type { Actor } from '@hamyar/domain';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { scope, TICKET_SOURCE } from './ticket.policy.ts';

/** The ticket that an event of the calendar is about, where the person sees it. */
export async function ticketOfEvent(
  db: AnyDb,
  user: Actor,
  id: number,
): Promise<{ name: string; subject: string } | null> {
  const { rows } = await sql<{ name: string; subject: string }>`
    select t.number as name, t.subject from ticket t where t.id = ${id} and ${predicateToSql(scope(user), TICKET_SOURCE)}`.execute(
    db,
  );
  return rows[0] ?? null;
}
