import type { QueryFilters } from '@hamyar/contracts';
import type { QueryOf, auditLogList } from '@hamyar/contracts/schemas';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dateFromUnixSeconds } from '../../platform/clock/unix-seconds.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
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

type AuditQuery = QueryOf<typeof auditLogList>;

/** The condition of each filter over the alias `l`. */
const FILTERS: FilterTable<QueryFilters<AuditQuery>, RawBuilder<SqlBool>> = {
  from_date: (unix) => sql`l.at >= ${dateFromUnixSeconds(unix)}`,
  to_date: (unix) => sql`l.at < ${dateFromUnixSeconds(unix)}`,
  action: (action) => (action === '' ? null : sql`l.action = ${action}`),
  actor_id: (id) => sql`l.actor_id = ${id}`,
};

/** One page of the log, newest first, and how many lines fit the filter (counted to `cap`). */
export async function listAudit(
  db: AnyDb,
  query: AuditQuery,
  cap: number,
): Promise<{ rows: AuditRow[]; total: number }> {
  const matching = tables(db)
    .selectFrom('audit_log as l')
    .where(allOf(filterConditions(FILTERS, query, undefined)));
  const [rows, count] = await Promise.all([
    matching
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage)
      .execute(),
    tables(db)
      .selectFrom(
        matching
          .select('id')
          .limit(cap + 1)
          .as('x'),
      )
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as AuditRow[], total: count.n };
}
