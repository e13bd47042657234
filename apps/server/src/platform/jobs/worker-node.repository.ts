import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import './effect.table.ts';

/** Advisory lock class of live nodes; the second key is a hash of the node's id. */
const NODE_LOCK = 4310;

/**
 * A node whose process has ended loses its lock immediately; a node that still has the lock but is silent this long
 * counts as dead.
 */
const HEARTBEAT_TIMEOUT = { gone: '5 seconds', hung: '60 seconds' };
/**
 * Age of a job lock whose worker id no node has written; a live node writes its worker ids before it takes the first
 * job.
 */
const UNKNOWN_WORKER_AGE = '6 seconds';

/** Stores that this node is alive; also inserts its row again if another node has removed it as dead. */
export async function recordHeartbeat(db: Db, id: string, workerIds: readonly string[]): Promise<void> {
  await sql`insert into node (id, worker_ids, started_at, heartbeat_at) values (${id}, ${[...workerIds]}, now(), now())
    on conflict (id) do update set worker_ids = excluded.worker_ids, heartbeat_at = now()`.execute(db);
}

/** Takes the lock that ends with the connection, and so with the process. */
export async function acquireNodeLock(
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  id: string,
): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [NODE_LOCK, id]);
}

/** Whether the node that began something may still work on it: the same rule by which its jobs are released. */
export async function isNodeAlive(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ lives: boolean }>`
    select exists (select 1 from node where id = ${id} and (heartbeat_at > now() - ${HEARTBEAT_TIMEOUT.gone}::interval
      or (heartbeat_at > now() - ${HEARTBEAT_TIMEOUT.hung}::interval and not pg_try_advisory_xact_lock(${NODE_LOCK}::int, hashtext(id))))) as lives`.execute(
    db,
  );
  return rows[0]?.lives ?? false;
}

/**
 * Releases the jobs of dead nodes and removes these nodes (decisions 2.0 "Dead workers"): nodes whose lock is free,
 * nodes that have been silent for long, and worker ids of no known node (a process that died before its first
 * heartbeat).
 * @returns the worker ids whose jobs were released
 */
export async function releaseDeadNodes(db: Db, ownId: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const dead = await sql<{ id: string; worker_ids: string[] }>`
      select id, worker_ids from node
      where id <> ${ownId} and (
        heartbeat_at < now() - ${HEARTBEAT_TIMEOUT.hung}::interval
        or (heartbeat_at < now() - ${HEARTBEAT_TIMEOUT.gone}::interval and pg_try_advisory_xact_lock(${NODE_LOCK}::int, hashtext(id))))
      for update skip locked`.execute(trx);
    const unknownWorkers = await sql<{ locked_by: string }>`
      select distinct locked_by from graphile_worker._private_jobs j
      where locked_by is not null and locked_at < now() - ${UNKNOWN_WORKER_AGE}::interval
        and not exists (select 1 from node where j.locked_by = any (worker_ids))`.execute(trx);
    const workers = [
      ...dead.rows.flatMap(({ worker_ids }) => worker_ids),
      ...unknownWorkers.rows.map(({ locked_by }) => locked_by),
    ];
    if (workers.length > 0) await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(trx);
    if (dead.rows.length > 0)
      await trx
        .deleteFrom('node')
        .where(
          'id',
          'in',
          dead.rows.map(({ id }) => id),
        )
        .execute();
    return workers;
  });
}

/** Removes a node that stops normally. */
export async function deleteNode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('node').where('id', '=', id).execute();
}
