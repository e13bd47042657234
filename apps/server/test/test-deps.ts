import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverModules } from '../src/modules.ts';
import { testClock, type TestClock } from '../src/platform/clock/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { deriveSecrets } from '../src/platform/config/secrets.ts';
import type { Deps } from '../src/platform/deps.ts';
import { afterCommit } from '../src/platform/database/transaction.ts';
import { createJobRegistry, type JobRegistry } from '../src/platform/jobs/job-registry.ts';
import { runDueJobs } from '../src/platform/jobs/job-runner.ts';
import { createLog } from '../src/platform/logging/log.ts';
import type { Broker } from '../src/platform/realtime/broker.ts';
import { fileSystemStorage } from '../src/platform/storage/file-system-storage.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Everything `buildApp` needs, with the test's own database, data folder and clock. */
export interface TestDeps extends Deps {
  clock: TestClock;
  database: TestDatabase;
  jobs: JobRegistry;
  /** Runs every job that is due now, as a worker would. */
  runJobs(): Promise<void>;
  /** Call in `afterAll`. */
  close(): Promise<void>;
}

/** A broker for one process: published messages are delivered immediately. */
export function loopbackBroker(): Broker {
  const listeners = new Map<string, Set<(message: string) => void>>();
  const deliver = (topic: string, message: string) => {
    for (const listener of listeners.get(topic) ?? []) listener(message);
  };
  return {
    async publish(topic, message) {
      deliver(topic, message);
    },
    async publishOnCommit(trx, topic, message) {
      afterCommit(trx, () => deliver(topic, message));
    },
    publication(trx, topic, message) {
      afterCommit(trx, () => deliver(topic, message));
      return null;
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
      };
    },
    onResync: () => () => {},
    close: async () => {},
  };
}

/** Builds the dependencies of one test file; `overrides` replace parts of it. */
export async function createTestDeps(overrides: Partial<Deps> & { clock?: TestClock } = {}): Promise<TestDeps> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-files-'));
  const jobs = createJobRegistry();
  const log = createLog({ level: 'silent' });
  return {
    nodeId: 'test',
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' }, dataDir),
    db: database.db,
    pool: database.pool,
    plannedDb: database.plannedDb,
    searchDb: database.searchDb,
    searchTimeout: database.searchTimeout,
    log,
    storage: fileSystemStorage(join(dataDir, 'files')),
    secrets: deriveSecrets('a secret that only the tests know, 32+'),
    broker: loopbackBroker(),
    modules: serverModules,
    ...overrides,
    jobs,
    clock: overrides.clock ?? testClock(),
    database,
    runJobs: () => runDueJobs({ pool: database.pool, jobs, log }),
    async close() {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
