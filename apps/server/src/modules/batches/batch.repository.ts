import { sql, type Selectable } from 'kysely';
import type { RowFailure } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { BatchTable } from './batch.table.ts';

export type BatchRecord = Selectable<BatchTable>;

/** Failures that an answer lists at most. */
const FAILURES_SHOWN = 500;

/** Stores a batch and its rows in their order. */
export async function insertBatch(
  trx: AnyDb,
  batch: { kind: string; owner_id: number; title: string; input: string; created_at: Date },
  refIds: readonly number[],
): Promise<number> {
  const { id } = await tables(trx)
    .insertInto('batch')
    .values({ ...batch, total: refIds.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into batch_row (batch_id, position, ref_id)
    select ${id}, row.position, row.id from unnest(${[...refIds]}::bigint[]) with ordinality as row(id, position)`.execute(
    trx,
  );
  return id;
}

/** Those of these rows that no batch of this kind and input has. */
export async function rowsWithoutBatch(
  db: AnyDb,
  { kind, input }: { kind: string; input: string },
  refIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select one.id from unnest(${[...refIds]}::bigint[]) with ordinality as one (id, position)
    where not exists (select from batch b join batch_row r on r.batch_id = b.id and r.ref_id = one.id
      where b.kind = ${kind} and b.input = ${input}::jsonb) order by one.position`.execute(db);
  return rows.map(({ id }) => id);
}

/** One batch. */
export async function findBatch(db: AnyDb, id: number, lock: 'lock' | 'read' = 'read'): Promise<BatchRecord | null> {
  const query = tables(db).selectFrom('batch').selectAll().where('id', '=', id);
  return (await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** The rows that could not be done, in their order. */
export async function failuresOf(db: AnyDb, batchId: number): Promise<RowFailure[]> {
  const rows = await tables(db)
    .selectFrom('batch_row')
    .select(['ref_id', 'code', 'message'])
    .where('batch_id', '=', batchId)
    .where('state', '=', 'failed')
    .orderBy('position')
    .limit(FAILURES_SHOWN)
    .execute();
  return rows.map(({ ref_id, code, message }) => ({ id: ref_id, code: code ?? '', message: message ?? '' }));
}

/** A row of a batch by its position. */
export interface ClaimedRow {
  position: number;
  ref_id: number;
}

/** Locks the next row of a batch that runs; null when none is left. A row that another worker has is passed by. */
export async function claimNextRow(trx: AnyDb, batchId: number): Promise<ClaimedRow | null> {
  const { rows } = await sql<ClaimedRow>`select r.position, r.ref_id from batch_row r
    join batch b on b.id = r.batch_id and b.state = 'running'
    where r.batch_id = ${batchId} and r.state = 'waiting' order by r.position limit 1
    for update of r skip locked`.execute(trx);
  return rows[0] ?? null;
}

/** Stores how a row ended, and counts it; false when it has ended before. */
export async function endRow(
  trx: AnyDb,
  batchId: number,
  position: number,
  failure: Omit<RowFailure, 'id'> | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`with ended as (
      update batch_row set state = ${failure ? 'failed' : 'done'}, code = ${failure?.code ?? null}, message = ${failure?.message ?? null}
      where batch_id = ${batchId} and position = ${position} and state = 'waiting' returning position)
    update batch set done = done + ${failure ? 0 : 1}, failed = failed + ${failure ? 1 : 0}
    where id = ${batchId} and exists (select from ended)`.execute(trx);
  return numAffectedRows === 1n;
}

/** Lets a waiting batch run; null when it is neither waiting nor running. */
export async function setRunning(db: AnyDb, id: number, at: Date): Promise<BatchRecord | null> {
  const { rows } = await sql<BatchRecord>`update batch set state = 'running', started_at = coalesce(started_at, ${at})
    where id = ${id} and state in ('waiting', 'running') returning *`.execute(db);
  return rows[0] ?? null;
}

/** Ends a running batch without waiting rows; null when somebody else has ended it. */
export async function setEnded(trx: AnyDb, id: number, at: Date): Promise<BatchRecord | null> {
  const { rows } = await sql<BatchRecord>`update batch set state = 'ended', ended_at = ${at}
    where id = ${id} and state = 'running'
      and not exists (select from batch_row where batch_id = ${id} and state = 'waiting') returning *`.execute(trx);
  return rows[0] ?? null;
}

/** Cancels a locked batch: rows that wait are left alone. */
export async function setCancelled(trx: AnyDb, id: number, at: Date): Promise<void> {
  await sql`with rows as (update batch_row set state = 'cancelled' where batch_id = ${id} and state = 'waiting')
    update batch set state = 'cancelled', ended_at = ${at} where id = ${id}`.execute(trx);
}

/** Lets the failed rows of a locked batch wait again. */
export async function setFailedWaiting(trx: AnyDb, id: number): Promise<void> {
  await sql`with rows as (
      update batch_row set state = 'waiting', code = null, message = null where batch_id = ${id} and state = 'failed')
    update batch set state = 'waiting', failed = 0, ended_at = null where id = ${id}`.execute(trx);
}

/** Deletes batches that were started before `before`. */
export async function deleteOldBatches(db: AnyDb, before: Date): Promise<void> {
  await tables(db).deleteFrom('batch').where('created_at', '<', before).execute();
}
