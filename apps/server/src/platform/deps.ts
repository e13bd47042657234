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
  /** The connections behind `db`, for what needs a raw client (COPY, LISTEN). */
  pool: Pool;
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
  /** Every module of the server, for whoever walks what they declare. */
  modules: readonly ServerModule[];
}

/** What a module is registered with: everything from outside, and what is known of this build. */
export interface AppDeps extends Deps {
  /** Version of the product (spec 1.3). */
  version: string;
  /** What the build of the front end left; its list of files is empty where nothing was built. */
  built: BuiltFiles;
  /** Serves each new build as soon as it is there and tells the open pages: for `npm run dev`. */
  development?: boolean;
  /** Milliseconds that a page waits for its first answers; unset: as long as a person should. */
  firstAnswersWithin?: number | undefined;
}

/**
 * One server module: a folder of `src/modules`, reached by others only through its `public.ts`. What it declares here is
 * walked by whoever serves it; a facility adds its kind of declaration by merging into this interface, so that neither
 * the platform nor the facility knows a module:
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
