import type { QueryFilters } from '@hamyar/contracts';
import type { QueryOf, auditLogList } from '@hamyar/contracts/schemas';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dateFromUnixSeconds } from '../../platform/clock/unix-seconds.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
import type { LogCursor, LogPart } from './log-position.ts';
import { tables } from './tables.ts';
import { chainHash, type AuditFact } from './audit.rules.ts';
import './log.table.ts';

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** Nobody else changes the chain until the transaction ends. */
const lockChain = (trx: AnyDb) => sql`select pg_advisory_xact_lock(hashtext('audit_log'))`.execute(trx);

/** Appends a line to the chain; the chain is locked until the transaction ends, so call it last. */
export async function appendAudit(trx: AnyDb, fact: AuditFact): Promise<void> {
  await lockChain(trx);
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

/** The hash after which the chain begins; null where no line was ever removed. */
export async function chainStart(db: AnyDb): Promise<Buffer | null> {
  const start = await tables(db).selectFrom('audit_log_start').select('hash').executeTakeFirst();
  return start?.hash ?? null;
}

/**
 * Removes the oldest lines, up to the first one that is not older than `until`, and notes where the chain begins from now
 * on. The newest line stays, because the next one is linked to it. @returns how many
 */
export async function dropAuditBefore(trx: AnyDb, until: Date): Promise<number> {
  await lockChain(trx);
  const { rows } = await sql<{ id: number; hash: Buffer }>`
    select id, hash from audit_log where id < coalesce(
      (select min(id) from audit_log where at >= ${until}), (select max(id) from audit_log))
    order by id desc limit 1`.execute(trx);
  const last = rows[0];
  if (!last) return 0;
  const removed = await tables(trx).deleteFrom('audit_log').where('id', '<=', last.id).executeTakeFirst();
  const start = { removed_id: last.id, hash: last.hash };
  await tables(trx)
    .insertInto('audit_log_start')
    .values(start)
    .onConflict((one) => one.column('one').doUpdateSet(start))
    .execute();
  return Number(removed.numDeletedRows);
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

type AuditQuery = Omit<QueryOf<typeof auditLogList>, 'cursor'>;
export type AuditFilter = QueryFilters<AuditQuery>;

/** The condition of each filter over the alias `l`. */
const FILTERS: FilterTable<AuditFilter, RawBuilder<SqlBool>> = {
  from_date: (unix) => sql`l.at >= ${dateFromUnixSeconds(unix)}`,
  to_date: (unix) => sql`l.at < ${dateFromUnixSeconds(unix)}`,
  action: (action) => (action === '' ? null : sql`l.action = ${action}`),
  actor_id: (id) => sql`l.actor_id = ${id}`,
  object_type: (type) => (type === '' ? null : sql`l.object_type = ${type}`),
  object_id: (id) => sql`l.object_id = ${id}`,
};

const matchingLines = (db: AnyDb, filter: AuditFilter) =>
  tables(db)
    .selectFrom('audit_log as l')
    .where(allOf(filterConditions(FILTERS, filter, undefined)));

/** Lines on one side of a position, newest first. */
export async function readAudit(
  db: AnyDb,
  filter: AuditFilter,
  { cursor, limit, skip = 0 }: LogPart,
): Promise<AuditRow[]> {
  const { from, newer = false } = cursor ?? {};
  const order = newer ? 'asc' : 'desc';
  const rows = await matchingLines(db, filter)
    .$if(from !== undefined, (query) =>
      query.where(sql<SqlBool>`(l.at, l.id) ${newer ? sql`>` : sql`<`} (${from!.at}, ${from!.id})`),
    )
    .selectAll()
    .orderBy('at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(skip)
    .execute();
  return (newer ? rows.reverse() : rows) as AuditRow[];
}

/** One page of the log and one line more, newest first, and how many lines fit the filter (counted to `cap`). */
export async function listAudit(
  db: AnyDb,
  query: AuditQuery & { cursor: LogCursor | null },
  cap: number,
): Promise<{ rows: AuditRow[]; total: number }> {
  const { cursor, page, perPage, ...filter } = query;
  const matching = matchingLines(db, filter);
  const [rows, count] = await Promise.all([
    readAudit(db, filter, { cursor, limit: perPage + 1, skip: cursor ? 0 : (page - 1) * perPage }),
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
  return { rows, total: count.n };
}
