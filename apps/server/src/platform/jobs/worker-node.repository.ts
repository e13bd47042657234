import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import './effect.table.ts';

/** Advisory lock class of live nodes; the second key is a hash of the node's id. */
export const NODE_LOCK = 4310;

/** A node whose process is gone loses its lock at once; one that still holds it but is silent this long is cut off. */
const HEARTBEAT_TIMEOUT = { gone: '5 seconds', hung: '60 seconds' };
/** Age of a lock whose holder no node has named; a live node names its worker ids before it takes the first job. */
const UNKNOWN_WORKER_AGE = '6 seconds';

/** Writes that this node lives; also makes its row again if a neighbor took it for dead. */
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

/** Whether the node that began something may still be at it: the same judgement by which its jobs are freed. */
export async function isNodeAlive(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ lives: boolean }>`
    select exists (select 1 from node where id = ${id} and (heartbeat_at > now() - ${HEARTBEAT_TIMEOUT.gone}::interval
      or (heartbeat_at > now() - ${HEARTBEAT_TIMEOUT.hung}::interval and not pg_try_advisory_xact_lock(${NODE_LOCK}::int, hashtext(id))))) as lives`.execute(
    db,
  );
  return rows[0]?.lives ?? false;
}

/**
 * Frees the jobs of dead nodes and forgets them (decisions 2.0 "Dead workers"): nodes whose lock is free, nodes that
 * have been silent for long, and lockers that no node knows (a process that died before its first heartbeat).
 * @returns the worker ids whose jobs were freed
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

/** Forgets a node that stops in order. */
export async function deleteNode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('node').where('id', '=', id).execute();
}
