import type { Predicate } from '@hamyar/domain';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { ticketsWithWords, valuesAsJson, type StoredValue, type ValueSearch } from '../forms/public.ts';
import { TICKET_SOURCE } from './ticket.policy.ts';
import { idsIfFew } from './ticket-search.repository.ts';
import type { TicketRecord } from './ticket.repository.ts';

/** Ids of tickets with a value that contains every word, whoever sees them; null when there are more than the limit. */
export async function findByValueIfFew(db: AnyDb, search: ValueSearch, limit: number): Promise<number[] | null> {
  const ids = await idsIfFew(db, ticketsWithWords(search), limit);
  return ids && [...new Set(ids)];
}

/** The newest tickets of a scope with a value that contains every word. */
export async function findByValueInScope(
  db: AnyDb,
  scope: Predicate,
  search: ValueSearch,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select t.id from ticket t
    where ${predicateToSql(scope, TICKET_SOURCE)} and t.id in (${ticketsWithWords(search)}) order by t.id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** A ticket with the values of its custom fields, and with what says which fields it has. */
export interface FilledTicket extends Pick<TicketRecord, 'id' | 'form_id' | 'department_id' | 'kind'> {
  values: StoredValue[];
}

/** Those of these tickets that are in a scope, with the values of their custom fields. */
export async function readFilledTickets(db: AnyDb, scope: Predicate, ids: readonly number[]): Promise<FilledTicket[]> {
  const { rows } =
    await sql<FilledTicket>`select t.id, t.form_id, t.department_id, t.kind, ${valuesAsJson('ticket', sql`t.id`)} as values
    from ticket t where t.id = any(${[...ids]}::bigint[]) and ${predicateToSql(scope, TICKET_SOURCE)}`.execute(db);
  return rows;
}
