import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, parseCronItems, run, runOnce, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { openClient, type Connection, type Db, type Pool } from '../database/pool.ts';
import type { Log } from '../logging/log.ts';
import { recordHeartbeat, deleteNode, releaseDeadNodes, acquireNodeLock } from './worker-node.repository.ts';
import type { JobRegistry } from './job-registry.ts';

/** Number of jobs that one process runs at the same time. */
const CONCURRENCY = 4;
const HEARTBEAT_INTERVAL = 2_000;
/** How often jobs of dead nodes are searched, also at start (milliseconds); the documented limit is 15 s. */
const SWEEP_INTERVAL = 3_000;
const RESTART_PAUSE = 1_000;

export interface WorkersOptions {
  nodeId: string;
  target: Connection | string;
  pool: Pool;
  db: Db;
  jobs: JobRegistry;
  log: Log;
}

/** The job runner of this process. */
export interface Workers {
  /** Lets running jobs finish and starts no new ones. */
  stop(): Promise<void>;
}

function libraryLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = (meta as { error?: unknown } | undefined)?.error;
    if (level === 'error') log.error({ err: error }, message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}

function taskList({ handlers }: JobRegistry, log: Log): TaskList {
  return Object.fromEntries(
    [...handlers].map(([name, handler]) => [
      name,
      async (payload, helpers) => {
        const { attempts, max_attempts: maxAttempts, id } = helpers.job;
        await handler(payload as never, {
          attempt: attempts,
          maxAttempts,
          signal: helpers.abortSignal,
          log: log.child({ job: name, job_id: id, attempt: attempts }),
        });
      },
    ]),
  );
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
 * Runs jobs until it is stopped. Restarts the runner after the database was unavailable, writes the heartbeat of this
 * node, and releases the jobs of nodes that died (decisions 2.0 "Dead workers").
 */
export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { pool, db, jobs, log, nodeId } = options;
  const pools = new Set<string>();
  const events: WorkerEvents = new EventEmitter() as WorkerEvents;
  const register = () => recordHeartbeat(db, nodeId, [...pools]);
  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id);
    // immediately: a job locked under an unknown id is released later than one of a known dead node
    register().catch(() => {});
  });
  events.on('pool:release', ({ workerPool }) => {
    pools.delete(workerPool.id);
  });
  let runner: Runner | undefined;
  let stopping = false;

  const start = () =>
    run({
      pgPool: pool,
      taskList: taskList(jobs, log),
      parsedCronItems: parseCronItems([...jobs.cronItems]),
      concurrency: CONCURRENCY,
      pollInterval: 1_000,
      noHandleSignals: true,
      events,
      logger: libraryLogger(log),
    });
  const supervise = async () => {
    while (!stopping) {
      try {
        runner = await start();
        // a stop was requested while the runner was starting
        if (stopping) await runner.stop().catch(() => {});
        await runner.promise;
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'job runner ended');
      }
      if (!stopping) await sleep(RESTART_PAUSE);
    }
  };

  const heartbeat = startHeartbeat(options, () => [...pools]);
  const sweep = repeatEvery(SWEEP_INTERVAL, log, 'sweep of dead nodes', async () => {
    const freed = await releaseDeadNodes(db, nodeId);
    if (freed.length > 0) log.warn({ workers: freed }, 'jobs of dead workers freed');
  });
  const supervision = supervise();
  return {
    async stop() {
      stopping = true;
      await runner?.stop().catch(() => {});
      await Promise.all([supervision, sweep.stop(), heartbeat.stop()]);
      await deleteNode(db, nodeId).catch(() => {});
    },
  };
}

/** Runs every job that is due and returns: for tests and the admin command, where no worker runs. */
export async function runDueJobs(options: Pick<WorkersOptions, 'pool' | 'jobs' | 'log'>): Promise<void> {
  await runOnce({
    pgPool: options.pool,
    taskList: taskList(options.jobs, options.log),
    noHandleSignals: true,
    logger: libraryLogger(options.log),
  });
}
