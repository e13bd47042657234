import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import '../../../test/test-jobs.ts';
import { createLog } from '../logging/log.ts';
import { withTransaction } from '../database/transaction.ts';
import { leaveTransactionScope } from '../database/transaction-scope.ts';
import { createJobRegistry } from './job-registry.ts';
import { runDueJobs } from './job-runner.ts';
import { startWorkers } from './workers.ts';

const log = createLog({ level: 'silent' });
let database: TestDatabase;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table done (n int)`.execute(database.db);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

/** Starts a worker process and returns a function that waits for a line it prints. */
function worker(nodeId: string, more: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--no-warnings', join(__dirname, '../../../test/worker-process.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', TARGET: JSON.stringify(database.connection), NODE_ID: nodeId, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  const waiting: { text: string; resolve: () => void }[] = [];
  createInterface({ input: child.stdout! }).on('line', (line) => {
    lines.push(line);
    for (const { text, resolve } of waiting) if (text === line) resolve();
  });
  const saw = (text: string) =>
    lines.includes(text)
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          waiting.push({ text, resolve });
        });
  return { child, saw };
}

const finished = async () =>
  (await sql<{ n: number }>`select n from done order by n`.execute(database.db)).rows.map(({ n }) => n);

describe('background jobs', () => {
  it('[architecture 1, outbox] a job is committed with its rows or not at all', async () => {
    const jobs = createJobRegistry();
    const seen: number[] = [];
    jobs.handle('test.slow', async ({ n }) => {
      seen.push(n);
    });
    await withTransaction(database.db, (trx) => jobs.add(trx, 'test.slow', { n: 1, ms: 0 }));
    await withTransaction(database.db, async (trx) => {
      await jobs.add(trx, 'test.slow', { n: 2, ms: 0 });
      throw new Error('changed my mind');
    }).catch(() => {});
    await runDueJobs({ pool: database.pool, jobs, log });
    expect(seen).toEqual([1]);
  });

  it('[architecture 1, outbox] waiting jobs of one key merge, a removed one never runs, a later one waits', async () => {
    const jobs = createJobRegistry();
    const seen: number[] = [];
    jobs.handle('test.slow', async ({ n }) => {
      seen.push(n);
    });
    await jobs.add(database.db, 'test.slow', { n: 1, ms: 0 }, { key: 'same' });
    await jobs.add(database.db, 'test.slow', { n: 2, ms: 0 }, { key: 'same' });
    await jobs.add(database.db, 'test.slow', { n: 3, ms: 0 }, { key: 'gone' });
    await jobs.remove(database.db, 'gone');
    await jobs.add(
      database.db,
      'test.slow',
      { n: 4, ms: 0 },
      { key: 'later', runAt: new Date(Date.now() + 3_600_000) },
    );
    await runDueJobs({ pool: database.pool, jobs, log });
    expect(seen).toEqual([2]);
    await jobs.remove(database.db, 'later');
  });

  it('[architecture 1, outbox] a job whose namesake begins to run at that moment is added, not merged into it', async () => {
    const jobs = createJobRegistry();
    await jobs.add(database.db, 'test.slow', { n: 1, ms: 0 }, { key: 'begins' });
    let added: Promise<void> | undefined;
    // a worker takes the job; its statement is not committed when the second one is added
    await withTransaction(database.db, async (trx) => {
      await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'busy' where key = 'begins'`.execute(
        trx,
      );
      added = leaveTransactionScope(() => jobs.add(database.db, 'test.slow', { n: 2, ms: 0 }, { key: 'begins' }));
      const waits = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`;
      while ((await waits.execute(trx)).rows[0]!.n === 0) await setImmediate();
    });
    await added;
    const { rows } = await sql<{ payload: { n: number } }>`
      select payload from graphile_worker._private_jobs where key = 'begins' and locked_at is null`.execute(
      database.db,
    );
    expect(rows).toEqual([{ payload: { n: 2, ms: 0 } }]);
    await sql`delete from graphile_worker._private_jobs where key = 'begins' or locked_by = 'busy'`.execute(
      database.db,
    );
  });

  it('[decisions 2.0 dead workers] another node continues the job of a killed worker', async () => {
    const jobs = createJobRegistry();
    const first = worker('first', { HANG: 'yes' });
    await first.saw('ready');
    await jobs.add(database.db, 'test.slow', { n: 7, ms: 0 });
    await first.saw('begin 7');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(await finished()).toEqual([]);
    const second = worker('second');
    await second.saw('end 7');
    expect(await finished()).toEqual([7]);
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
    const nodes = await database.db.selectFrom('node').selectAll().execute();
    expect(nodes).toEqual([]);
  });

  it('[issue 2, bad input] workers continue after the database dropped every connection', async () => {
    const jobs = createJobRegistry();
    const seen: number[] = [];
    jobs.handle('test.slow', async ({ n }) => {
      seen.push(n);
    });
    const workers = startWorkers({
      nodeId: 'here',
      target: database.connection,
      pool: database.pool,
      db: database.db,
      jobs,
      log,
    });
    const run = async (n: number) => {
      // a lost connection is detected at its next use; callers try again, as the HTTP answer says
      while (
        !(await jobs.add(database.db, 'test.slow', { n, ms: 0 }).then(
          () => true,
          () => false,
        ))
      );
      while (!seen.includes(n))
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
    };
    await run(1);
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await run(2);
    // a job whose completion was not stored because of the lost connection runs again: at least once, never lost
    expect([...new Set(seen)].sort()).toEqual([1, 2]);
    await workers.stop();
  });

  it('[issue 2, bad input] jobs whose end could not be written run again until it is, and nothing stays locked', async () => {
    const jobs = createJobRegistry();
    const gates = new Map<number, () => void>();
    const seen: number[] = [];
    jobs.handle('test.slow', async ({ n }) => {
      seen.push(n);
      if (seen.filter((one) => one === n).length === 1)
        await new Promise<void>((resolve) => {
          gates.set(n, resolve);
        });
    });
    let away = false;
    const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const pool = new Proxy(database.pool, {
      get(target, key) {
        if (key !== 'connect') {
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        }
        return (callback?: (error: Error) => void) => {
          if (!away) return callback ? target.connect(callback as never) : target.connect();
          return callback ? callback(refused()) : Promise.reject(refused());
        };
      },
    });
    const workers = startWorkers({ nodeId: 'away', target: database.connection, pool, db: database.db, jobs, log });
    const ids = async () =>
      (await sql<{ ids: string[] }>`select worker_ids as ids from node where id = 'away'`.execute(database.db)).rows[0]
        ?.ids ?? [];
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    for (const n of [1, 2, 3, 4]) await jobs.add(database.db, 'test.slow', { n, ms: 0 });
    while (gates.size < 4) await pause();
    const [first] = await ids();
    away = true;
    // one after the other, so that each end is a write of its own
    for (const open of gates.values()) {
      open();
      await pause();
    }
    away = false;
    const runs = (n: number) => seen.filter((one) => one === n).length;
    while ([1, 2, 3, 4].some((n) => runs(n) < 2)) await pause();
    while ((await ids()).length !== 1 || (await ids())[0] === first) await pause();
    const left = async () =>
      (await sql`select 1 from graphile_worker._private_jobs where payload ->> 'ms' = '0'`.execute(database.db)).rows;
    while ((await left()).length > 0) await pause();
    await workers.stop();
    expect([...new Set(seen)].toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('[architecture 1, clocks] a job scheduled under its own name is known to the runner', async () => {
    const jobs = createJobRegistry();
    jobs.handle('test.slow', async () => {});
    jobs.schedule('* * * * *', 'test.slow');
    const workers = startWorkers({
      nodeId: 'clock',
      target: database.connection,
      pool: database.pool,
      db: database.db,
      jobs,
      log,
    });
    const known = async () =>
      (
        await sql<{ identifier: string }>`select identifier from graphile_worker._private_known_crontabs`.execute(
          database.db,
        )
      ).rows.map(({ identifier }) => identifier);
    while (!(await known()).includes('test.slow'))
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    await workers.stop();
  });
});
