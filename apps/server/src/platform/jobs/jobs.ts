import type { RawBuilder } from 'kysely';
import type { Db } from '../database/pool.ts';
import type { Log } from '../logging/log.ts';

/**
 * Payloads of every background job by name. Modules add theirs by declaration merging; a payload contains ids and no
 * text, because the handler reads the rows again.
 *
 * ```ts
 * declare module '../../platform/jobs/jobs.ts' {
 *   interface JobPayloads { 'ticket.publish': { content_id: number } }
 * }
 * ```
 */
// the modules add their payloads
export interface JobPayloads {}

export type JobName = keyof JobPayloads & string;

export interface JobOptions {
  /**
   * Merges with a waiting job of the same key (the later payload and time are used). It guarantees nothing else: see
   * the effect ledger.
   */
  key?: string;
  /** Not before this moment. */
  runAt?: Date;
  /** Maximum number of attempts; default 10, with growing pauses. */
  maxAttempts?: number;
}

/** A job that is added together with others. */
export interface NewJob<Name extends JobName> {
  payload: JobPayloads[Name];
  /** Not before this moment. */
  runAt?: Date | undefined;
}

/** What a handler gets about its run. */
export interface JobContext {
  /** 1 for the first attempt. */
  attempt: number;
  maxAttempts: number;
  log: Log;
  /** Aborted when the process stops and does not wait any longer. */
  signal: AbortSignal | undefined;
}

/** Runs one job; a thrown error makes it run again later. */
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], run: JobContext) => Promise<void>;

/** The outbox: jobs are rows that are committed with the business rows or not at all. */
export interface Jobs {
  /** Adds a job in the transaction of the business rows; workers see it after the commit. */
  add<Name extends JobName>(trx: Db, name: Name, payload: JobPayloads[Name], options?: JobOptions): Promise<void>;
  /** Adds several jobs without a key as an expression, for a statement of the transaction that runs in any case. */
  additions<Name extends JobName>(name: Name, jobs: readonly NewJob<Name>[]): RawBuilder<unknown>;
  /** Removes a waiting job by its key. */
  remove(trx: Db, key: string): Promise<void>;
  /**
   * Registers the handler of a job. Modules call it while they register. Throws when the name already has a handler.
   */
  handle<Name extends JobName>(name: Name, handler: JobHandler<Name>): void;
  /**
   * Runs a job by schedule: `pattern` is a crontab time in UTC, `* * * * *` is every minute. One node runs each tick.
   */
  schedule(pattern: string, name: JobName): void;
}
