// A real process that runs jobs; tests kill it. Prints one line per event on standard output.
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb, openPool } from '../src/platform/database/pool.ts';
import type { Connection } from '../src/platform/database/embedded/embedded-database.ts';
import { createJobRegistry } from '../src/platform/jobs/job-registry.ts';
import { startWorkers } from '../src/platform/jobs/workers.ts';
import { createLog } from '../src/platform/logging/log.ts';
import type { TestJobPayloads } from './test-jobs.ts';

const target = JSON.parse(process.env.TARGET ?? '') as Connection;
const nodeId = process.env.NODE_ID ?? 'child';
const log = createLog({ level: 'silent' });
const pool = openPool(target, { max: 6, statementTimeout: 5_000, name: 'child', log });
const jobs = createJobRegistry();
jobs.handle('test.slow', async (payload: TestJobPayloads['test.slow']) => {
  process.stdout.write(`begin ${payload.n}\n`);
  // a process that a test kills at work must not end it before
  await (process.env.HANG ? new Promise(() => {}) : sleep(payload.ms));
  await pool.query('insert into done (n) values ($1)', [payload.n]);
  process.stdout.write(`end ${payload.n}\n`);
});
const workers = startWorkers({ nodeId, target, pool, db: openDb(pool), jobs, log });
process.stdout.write('ready\n');
process.on('SIGTERM', () => {
  void workers.stop().then(() => process.exit(0));
});
