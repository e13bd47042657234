import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger,
  parseCronItems,
  run,
  runOnce,
  type Runner,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import type { Pool } from '../database/pool.ts';
import type { Log } from '../logging/log.ts';
import type { JobRegistry } from './job-registry.ts';

/** Number of jobs that one process runs at the same time. */
const CONCURRENCY = 4;
/**
 * Milliseconds between two looks of each worker for jobs whose time has come; jobs without a time are announced. Each
 * look is a statement, also on a server that nobody uses.
 */
const POLL_INTERVAL = 4_000;
const RESTART_PAUSE = 1_000;

export interface JobRunnerOptions {
  pool: Pool;
  jobs: JobRegistry;
  log: Log;
}

function libraryLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = (meta as { error?: unknown } | undefined)?.error;
    if (level === 'error') log.error({ err: error }, message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}

type Task = NonNullable<TaskList[string]>;

/** @param during runs around each job */
function taskList(
  { handlers }: JobRegistry,
  log: Log,
  during: (job: () => Promise<void>) => Promise<void> = (job) => job(),
): TaskList {
  return Object.fromEntries(
    [...handlers].map(([name, handler]): [string, Task] => [
      name,
      (payload, helpers) => {
        const { attempts, max_attempts: maxAttempts, id } = helpers.job;
        return during(() =>
          handler(payload as never, {
            attempt: attempts,
            maxAttempts,
            signal: helpers.abortSignal,
            log: log.child({ job: name, job_id: id, attempt: attempts }),
          }),
        );
      },
    ]),
  );
}

/**
 * What every runner of the library gets. With a delay, also of 0, the library writes the end of jobs in batches: it
 * then waits for these writes when it stops, and handles their failure by ending the runner. Without one it starts
 * each write as a promise of nobody, and a database that is away at that moment ends the process.
 */
const libraryOptions = ({ pool, log }: JobRunnerOptions, tasks: TaskList) =>
  ({
    pgPool: pool,
    taskList: tasks,
    noHandleSignals: true,
    logger: libraryLogger(log),
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }) satisfies RunnerOptions;

/** Keeps the ids under which the running runners lock jobs. */
export interface RunnerIds {
  add(id: string): void;
  delete(id: string): void;
}

/** A job runner that is started again whenever it ended or lost the database. */
export interface JobRunner {
  /** Starts it again under a new id; jobs that are running finish under the old one. */
  restart(): void;
  /** Lets running jobs finish and starts no new ones. */
  stop(): Promise<void>;
}

/** Signs of the library that a runner has lost the database; after a write that failed it is of no use in any case. */
const LOST = ['worker:getJob:error', 'pool:listen:error'] as const;
const FAILED_WRITE = 'pool:fatalError';
/** Milliseconds in which the end of the last job of a retired runner is written. */
const SETTLE = 2_000;

/** A runner of the library with the jobs that it runs now. */
class OneRunner {
  /** Resolves with the reason when it has to be replaced. */
  readonly lost: Promise<string>;
  readonly #ids: RunnerIds;
  #runner: Runner | undefined;
  #id = '';
  #running = 0;
  #retired = false;
  #idle = () => {};
  replace = (_reason: string) => {};

  constructor(ids: RunnerIds) {
    this.#ids = ids;
    this.lost = new Promise((resolve) => {
      this.replace = resolve;
    });
  }

  /** Begins to take jobs. @returns resolves when the library has ended it */
  async start(options: JobRunnerOptions): Promise<{ ended: Promise<void> }> {
    const { jobs, log } = options;
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => {
      this.#id = workerPool.id;
      this.#ids.add(this.#id);
    });
    for (const sign of LOST)
      events.on(sign, ({ error }: { error: unknown }) => {
        if (isDatabaseUnavailable(error)) this.replace((error as Error).message);
      });
    events.on(FAILED_WRITE, ({ error }: { error: unknown }) => this.replace((error as Error).message));
    this.#runner = await run({
      ...libraryOptions(
        options,
        taskList(jobs, log, (job) => this.#during(job)),
      ),
      parsedCronItems: parseCronItems([...jobs.cronItems]),
      concurrency: CONCURRENCY,
      pollInterval: POLL_INTERVAL,
      events,
    });
    return { ended: this.#runner.promise };
  }

  /**
   * Lets its jobs finish and takes no new ones. What counts is that the jobs have ended: after writes that failed, the
   * library may wait for its other writes for ever.
   */
  async retire(): Promise<void> {
    this.#retired = true;
    // it rejects when the library has ended the runner itself
    const stopped = this.#runner?.stop().catch(() => {});
    const idle = new Promise<void>((resolve) => {
      this.#idle = resolve;
      if (this.#running === 0) resolve();
    });
    await Promise.race([stopped, idle.then(() => sleep(SETTLE, undefined, { ref: false }))]);
    if (this.#running === 0) this.#ids.delete(this.#id);
  }

  /** Its id stays known while it runs jobs: other nodes free what an unknown id has locked. */
  async #during(job: () => Promise<void>): Promise<void> {
    this.#running += 1;
    if (this.#retired) this.#ids.add(this.#id);
    try {
      await job();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) {
        this.#idle();
        if (this.#retired) this.#ids.delete(this.#id);
      }
    }
  }
}

/**
 * Runs jobs until it is stopped. A runner that lost the database is replaced as soon as the database answers: the old
 * one may hold a job whose lock was committed while the answer to it was lost, keeps a failed first statement for ever,
 * and listens again only after a pause that grows. The jobs it still has locked are freed with its id.
 */
export function startJobRunner(options: JobRunnerOptions, ids: RunnerIds): JobRunner {
  const { log } = options;
  const retired = new Set<Promise<void>>();
  let stopping = false;
  let current: OneRunner | undefined;

  async function runOne(): Promise<void> {
    const one = new OneRunner(ids);
    current = one;
    const { ended } = await one.start(options);
    const reason = await Promise.race([ended.then(() => 'it ended'), one.lost]);
    if (!stopping) log.warn({ reason }, 'job runner starts again');
    const end = one.retire();
    retired.add(end);
    void end.then(() => retired.delete(end));
  }

  async function supervise(): Promise<void> {
    while (!stopping) {
      await runOne().catch((error: Error) => log.warn({ reason: error.message }, 'job runner ended'));
      if (!stopping) await sleep(RESTART_PAUSE);
    }
  }

  const restart = () => current?.replace('asked to');
  const supervision = supervise();
  return {
    restart,
    async stop() {
      stopping = true;
      restart();
      await supervision;
      await Promise.all(retired);
    },
  };
}

/** Runs every job that is due and returns: for tests and the admin command, where no worker runs. */
export async function runDueJobs(options: JobRunnerOptions): Promise<void> {
  await runOnce(libraryOptions(options, taskList(options.jobs, options.log)));
}
