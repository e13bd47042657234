// A real worker process that delivers to a receiver over HTTP through the effect ledger; the bench kills it.
import { openDb, openPool, type Connection } from '../../src/platform/database/pool.ts';
import { NotSent, performEffect } from '../../src/platform/jobs/effect.ts';
import { createJobRegistry } from '../../src/platform/jobs/job-registry.ts';
import { startWorkers } from '../../src/platform/jobs/workers.ts';
import { createLog } from '../../src/platform/logging/log.ts';

interface DeliveryPayload {
  n: number;
  repeatable: boolean;
}

declare module '../../src/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'bench.deliver': DeliveryPayload;
  }
}

if (import.meta.main) {
  const target = JSON.parse(process.env.TARGET ?? '') as Connection;
  const receiver = process.env.RECEIVER ?? '';
  const nodeId = process.env.NODE_ID ?? '';
  const log = createLog({ level: 'silent' });
  const pool = openPool(target, { max: 8, statementTimeout: 5_000, name: 'bench worker', log });
  const db = openDb(pool);
  const jobs = createJobRegistry();
  jobs.handle('bench.deliver', async ({ n, repeatable }) => {
    await performEffect(db, { key: `bench:${n}`, nodeId, repeatable, maxAttempts: 50 }, async () => {
      await fetch(`${receiver}/${n}`, { method: 'POST' }).catch((error: Error & { cause?: { code?: string } }) => {
        if (error.cause?.code === 'ECONNREFUSED') throw new NotSent('refused', true, error);
        throw error;
      });
    });
  });
  startWorkers({ nodeId, target, pool, db, jobs, log });
  process.stdout.write('ready\n');
}
