import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { Db, Pool } from './database/pool.ts';
import type { BuiltFiles } from './html/built-files.ts';
import type { ModuleHost } from './http/module-host.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './logging/log.ts';
import type { Broker } from './realtime/broker.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** All external dependencies of the application; tests create it with a test clock and their own database. */
export interface Deps {
  /** Identifies this process in the effect ledger and among the nodes; new at every start. */
  nodeId: string;
  config: Config;
  /** The main database handle; statements end after five seconds. */
  db: Db;
  /** The connections of `db`, for work that needs a raw client (COPY, LISTEN). */
  pool: Pool;
  /**
   * Connections with the limit of `db` whose statements are planned for their values each time, for conditions that may
   * match few rows or very many.
   */
  plannedDb: Db;
  /** A small pool whose statements end after two seconds, for searches. */
  searchDb: Db;
  /** Milliseconds after which a search gives up, the limit of each statement of `searchDb`. */
  searchTimeout: number;
  log: Log;
  clock: Clock;
  storage: FileStorage;
  jobs: Jobs;
  secrets: Secrets;
  broker: Broker;
  /** All modules of the server, for code that reads their declarations. */
  modules: readonly ServerModule[];
}

/** The dependencies of an application: the external ones, and facts about this build. */
export interface AppDeps extends Deps {
  /** Version of the product (spec 1.3). */
  version: string;
  /** The front-end files of the build; empty when nothing was built. */
  built: BuiltFiles;
  /** Serves each new build as soon as it exists and notifies the open pages; for `npm run dev`. */
  development?: boolean;
  /** Milliseconds that a page waits for its preloaded answers; by default the limits of ssr.service.ts. */
  firstAnswersWithin?: number | undefined;
}

/**
 * One server module: a folder of `src/modules`, which others import only through its `public.ts`. Code that serves a
 * kind of declaration adds it to this interface by declaration merging and reads it from all modules, so that it
 * imports none of them:
 *
 * ```ts
 * declare module '../../platform/deps.ts' {
 *   interface ServerModule { channels?: readonly ChannelDeclaration[] }
 * }
 * ```
 */
export interface ServerModule {
  readonly name: string;
  /** Mounts its calls and registers its jobs; once per application. */
  register?(host: ModuleHost, app: AppDeps): void | Promise<void>;
}
