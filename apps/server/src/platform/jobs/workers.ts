import { setTimeout as sleep } from 'node:timers/promises';
import { openClient, type Connection, type Db } from '../database/pool.ts';
import type { Log } from '../logging/log.ts';
import { recordHeartbeat, deleteNode, releaseDeadNodes, acquireNodeLock } from './worker-node.repository.ts';
import { startJobRunner, type JobRunnerOptions } from './job-runner.ts';

const HEARTBEAT_INTERVAL = 2_000;
/** How often jobs of dead nodes are searched, also at start (milliseconds); the documented limit is 15 s. */
const SWEEP_INTERVAL = 3_000;

export interface WorkersOptions extends JobRunnerOptions {
  nodeId: string;
  target: Connection | string;
  db: Db;
}

/** The job runner of this process. */
export interface Workers {
  /** Starts the job runner again, after the database was away. */
  restart(): void;
  /** Lets running jobs finish and starts no new ones. */
  stop(): Promise<void>;
}

/** A loop that survives a database restart and ends immediately on request. */
function repeatEvery(pause: number, log: Log, what: string, task: () => Promise<void>): { stop(): Promise<void> } {
  const abort = new AbortController();
  const loop = (async () => {
    while (!abort.signal.aborted) {
      await task().catch((error: Error) => log.warn({ reason: error.message }, `${what} failed`));
      await sleep(pause, undefined, { signal: abort.signal }).catch(() => {});
    }
  })();
  return {
    stop: () => {
      abort.abort();
      return loop;
    },
  };
}

/**
 * Holds the lock that shows that this node is alive and writes its heartbeat on the same connection; opens a new one
 * when it is lost.
 */
function startHeartbeat(
  { target, db, nodeId, log }: WorkersOptions,
  workerIds: () => string[],
): { stop(): Promise<void> } {
  let client: ReturnType<typeof openClient> | undefined;
  const heartbeat = repeatEvery(HEARTBEAT_INTERVAL, log, 'heartbeat', async () => {
    if (!client) {
      const next = openClient(target, 'node');
      next.on('error', () => {});
      next.once('end', () => {
        if (client === next) client = undefined;
      });
      try {
        await next.connect();
        await acquireNodeLock(next, nodeId);
      } catch (error) {
        await next.end().catch(() => {});
        throw error;
      }
      client = next;
    }
    await recordHeartbeat(db, nodeId, workerIds());
  });
  return {
    async stop() {
      await heartbeat.stop();
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Runs jobs until it is stopped, also after the database was unavailable; writes the heartbeat of this node, and
 * releases the jobs of nodes that died (decisions 2.0 "Dead workers").
 */
export function startWorkers(options: WorkersOptions): Workers {
  const { db, log, nodeId } = options;
  const ids = new Set<string>();
  const runner = startJobRunner(options, {
    add(id) {
      ids.add(id);
      // immediately: a job locked under an unknown id is released later than one of a known dead node
      recordHeartbeat(db, nodeId, [...ids]).catch(() => {});
    },
    delete: (id) => ids.delete(id),
  });
  const heartbeat = startHeartbeat(options, () => [...ids]);
  const sweep = repeatEvery(SWEEP_INTERVAL, log, 'sweep of dead nodes', async () => {
    const freed = await releaseDeadNodes(db, nodeId);
    if (freed.length > 0) log.warn({ workers: freed }, 'jobs of dead workers freed');
  });
  return {
    restart: () => runner.restart(),
    async stop() {
      // the heartbeat goes on until the last job has finished: a silent node counts as dead
      await runner.stop();
      await Promise.all([sweep.stop(), heartbeat.stop()]);
      await deleteNode(db, nodeId).catch(() => {});
    },
  };
}
