import type { TicketChannel } from '@hamyar/contracts';
import type { Predicate } from '@hamyar/domain';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { TICKET_SOURCE } from './ticket.policy.ts';

/** The columns of a ticket that its row in lists does not have. */
export interface ColumnsNotInRow {
  id: number;
  channel: TicketChannel;
  created_by_id: number | null;
}

/** Those of these tickets that are in a scope, by one statement. */
export async function columnsNotInRow(
  db: AnyDb,
  predicate: Predicate,
  ids: readonly number[],
): Promise<ColumnsNotInRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ColumnsNotInRow>`select t.id, t.channel, t.created_by_id from ticket t
    where t.id = any(${[...ids]}::bigint[]) and ${predicateToSql(predicate, TICKET_SOURCE)}`.execute(db);
  return rows;
}
