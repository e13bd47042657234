import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { Db, Pool } from './database/pool.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './logging/log.ts';
import type { Broker } from './realtime/broker.ts';
import type { ServerModule } from './server-module.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** Everything from outside that the application needs; tests build it with a test clock and a database of their own. */
export interface Deps {
  /** Names this process in the effect ledger and among the nodes; new at every start. */
  nodeId: string;
  config: Config;
  /** The main database handle; statements end after five seconds. */
  db: Db;
  /** The connections behind `db`, for what needs a raw client (COPY, LISTEN). */
  pool: Pool;
  /** A small pool whose statements end after two seconds, for searches. */
  searchDb: Db;
  log: Log;
  clock: Clock;
  storage: FileStorage;
  jobs: Jobs;
  secrets: Secrets;
  broker: Broker;
  /** Every module of the server, for whoever walks what they declare. */
  modules: readonly ServerModule[];
}
