import type { CronItem } from 'graphile-worker';
import { evaluate } from '../database/evaluate.ts';
import type { Db } from '../database/pool.ts';
import { jobAddition, jobAdditions, removeJob } from './job.repository.ts';
import type { JobHandler, JobName, Jobs } from './jobs.ts';

/** The jobs of this process and what the workers need to run them. */
export interface JobRegistry extends Jobs {
  readonly handlers: ReadonlyMap<string, JobHandler<JobName>>;
  /** Jobs that run by schedule. */
  readonly cronItems: readonly CronItem[];
}

/**
 * Creates an empty registry; rows are added with the job library's own SQL function, inside the caller's transaction.
 */
export function createJobRegistry(): JobRegistry {
  const handlers = new Map<string, JobHandler<JobName>>();
  const cronItems: CronItem[] = [];
  return {
    handlers,
    cronItems,
    additions: jobAdditions,
    async add(trx: Db, name, payload, options) {
      await evaluate(trx, jobAddition(name, payload, options));
    },
    remove: removeJob,
    handle(name, handler) {
      if (handlers.has(name)) throw new Error(`job ${name} has two handlers`);
      handlers.set(name, handler as JobHandler<JobName>);
    },
    schedule(pattern, name) {
      // a tick that was missed while all nodes were down runs once, not once per missed minute
      cronItems.push({
        match: pattern,
        task: name,
        identifier: name,
        options: { jobKey: name, jobKeyMode: 'replace', maxAttempts: 3 },
      });
    },
  };
}
