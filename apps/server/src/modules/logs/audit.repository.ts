import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import { chainHash, type AuditFact } from './audit.rules.ts';
import './log.table.ts';

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** Appends a line to the chain; the chain is locked until the transaction ends, so call it last. */
export async function appendAudit(trx: AnyDb, fact: AuditFact): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit_log'))`.execute(trx);
  const last = await tables(trx)
    .selectFrom('audit_log')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previous = last?.hash ?? null;
  await tables(trx)
    .insertInto('audit_log')
    .values({
      ...fact,
      before: json(fact.before),
      after: json(fact.after),
      prev_hash: previous,
      hash: chainHash(previous, fact),
    })
    .execute();
}

export interface AuditRow extends AuditFact {
  id: number;
  prev_hash: Buffer | null;
  hash: Buffer;
}

/** The chain in order, one part at a time. */
export async function readChain(db: AnyDb, afterId: number, limit: number): Promise<AuditRow[]> {
  return tables(db)
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute() as Promise<AuditRow[]>;
}

export interface AuditFilter {
  from: Date | null;
  to: Date | null;
  action: string | undefined;
  actorId: number | undefined;
  page: number;
  perPage: number;
}

/** One page of the log, newest first, and how many lines fit the filter (counted to `cap`). */
export async function listAudit(
  db: AnyDb,
  filter: AuditFilter,
  cap: number,
): Promise<{ rows: AuditRow[]; total: number }> {
  let query = tables(db).selectFrom('audit_log');
  if (filter.from) query = query.where('at', '>=', filter.from);
  if (filter.to) query = query.where('at', '<', filter.to);
  if (filter.action) query = query.where('action', '=', filter.action);
  if (filter.actorId) query = query.where('actor_id', '=', filter.actorId);
  const [rows, count] = await Promise.all([
    query
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.perPage)
      .offset((filter.page - 1) * filter.perPage)
      .execute(),
    tables(db)
      .selectFrom(
        query
          .select('id')
          .limit(cap + 1)
          .as('x'),
      )
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as AuditRow[], total: count.n };
}
