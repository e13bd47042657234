import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { installLicense } from '../../test/test-license.ts';
import { registerBatches } from '../../src/modules/batches/batch.job.ts';
import { loadUser } from '../../src/modules/identity/public.ts';
import { measureAnswerTimes } from '../../src/modules/tickets/answer-time.repository.ts';
import { applySla, countMatchingTickets } from '../../src/modules/tickets/ticket-sla-apply.service.ts';
import { createTicketContext, type TicketContext } from '../../src/modules/tickets/ticket-context.ts';
import { recountDueTimes } from '../../src/modules/tickets/ticket-sla-recount.service.ts';
import { runSlaTimer } from '../../src/modules/tickets/ticket-sla-timer.service.ts';
import { testClock, type TestClock } from '../../src/platform/clock/clock.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { type Db, openDb, openPool } from '../../src/platform/database/pool.ts';
import { withTransaction } from '../../src/platform/database/transaction.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { openPlatform } from '../../src/startup/open-platform.ts';
import { processorTime } from '../cpu.ts';
import { publish, table } from '../report.ts';
import { ADMIN, fillCompany, fillTickets, keepCreatedIndex, MOMENT, startClocks } from './many-tickets.ts';

const ZONE = 'Asia/Tehran';
/** Open tickets that a help desk may have; more are measured for answer times only. */
const MOST_OPEN = 100_000;
const TICKS = 20;
/** Rows at the beginning and at the end of a batch that are done; were they not passed by by an index, the last ones would be slower. */
const ROWS = 300;

type Cells = Map<string, string>;

/** Seconds of the processor, of server and database together, and on the wall. */
interface Took {
  processor: number;
  wall: number;
}

/** Measures work of this process and of a database, whose first process is `pid`. */
async function took(pid: number, work: () => Promise<unknown>): Promise<Took> {
  const [started, before] = [performance.now(), processorTime([process.pid, pid])];
  await work();
  return {
    processor: (processorTime([process.pid, pid]) - before) / 1_000,
    wall: (performance.now() - started) / 1_000,
  };
}

const inSeconds = ({ processor, wall }: Took): string => `${processor.toFixed(1)} (${wall.toFixed(1)})`;
const perTicket = (time: Took, tickets: number): string =>
  `${inSeconds(time)}, ${((time.processor / tickets) * 1_000).toFixed(2)} ms each`;

interface Desk {
  db: Db;
  /** The same database without a time limit, to fill it. */
  filling: Db;
  deps: Deps & { clock: TestClock };
  context: TicketContext;
  seconds(work: () => Promise<unknown>): Promise<Took>;
  /** Runs a job, as a worker would. */
  runBatch(id: number): Promise<void>;
}

/** Runs the measurement on a new database of its own, which has a company without tickets. */
async function withDesk(measure: (desk: Desk) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-sla-'));
  const log = createLog({ level: 'error' });
  const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, dataDir), log);
  const { pid, connection } = await startEmbedded({ dataDir });
  const filling = openDb(openPool(connection, { max: 1, statementTimeout: 0, name: 'bench', log }));
  try {
    const clock = testClock(MOMENT);
    const deps = { ...platform.deps, clock };
    await installLicense(deps);
    await fillCompany(deps.db);
    registerBatches(deps);
    const run = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log };
    const runBatch = async (batch_id: number) =>
      void (await platform.jobs.handlers.get('batch.run')?.({ batch_id } as never, run));
    const seconds = (work: () => Promise<unknown>) => took(pid, work);
    await measure({ db: deps.db, filling, deps, context: createTicketContext(deps), seconds, runBatch });
  } finally {
    await filling.destroy();
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The moment at which so many tickets have come due. */
async function momentOfDue(db: Db, tickets: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select max(first.at) as at from (
    select sla_next_at as at from ticket where sla_next_at is not null order by sla_next_at limit ${sql.lit(tickets)}) first`.execute(
    db,
  );
  return rows[0]!.at;
}

/** Leaves exactly so many tickets due at a moment: those that share the minute of the last one come due after it. */
async function keepDue(db: Db, now: Date, tickets: number): Promise<void> {
  await sql`update ticket set sla_next_at = ${now}::timestamptz + interval '1 second' where sla_next_at <= ${now}
    and id not in (select id from ticket where sla_next_at <= ${now} order by sla_next_at, id limit ${sql.lit(tickets)})`.execute(
    db,
  );
}

async function dueCount(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ticket where sla_next_at <= ${now}`.execute(
    db,
  );
  return rows[0]!.n;
}

async function measureTicks({ db, deps, context, seconds }: Desk, tickets: number, cells: Cells): Promise<void> {
  deps.clock.set(new Date((await momentOfDue(db, 1)).getTime() - 1_000));
  const idle = await seconds(async () => {
    for (let tick = 0; tick < TICKS; tick += 1) await runSlaTimer(context);
  });
  cells.set('tick, nothing due', `${((idle.processor / TICKS) * 1_000).toFixed(1)} ms`);
  for (const wanted of [100, 5_000]) {
    const moment = await momentOfDue(db, Math.min(wanted, tickets));
    deps.clock.set(moment);
    await keepDue(db, moment, wanted);
    const before = await dueCount(db, moment);
    const time = await seconds(() => runSlaTimer(context));
    const done = before - (await dueCount(db, moment));
    cells.set(`tick, ${done.toLocaleString('en')} due`, perTicket(time, done));
  }
  deps.clock.set(MOMENT);
}

async function measureRecounts({ db, context, seconds }: Desk, tickets: number, cells: Cells): Promise<void> {
  await recountDueTimes(context);
  await sql`insert into off_day (date, title, created_by, created_at) values ('2026-11-25', 'تعطیل', ${ADMIN}, now())`.execute(
    db,
  );
  const moved = await seconds(() => recountDueTimes(context));
  cells.set('recount after a day off was added', perTicket(moved, tickets));
  await sql`update off_day set date = '2026-11-26'`.execute(db);
  const again = await seconds(() => recountDueTimes(context));
  cells.set('recount after it was moved', perTicket(again, tickets));
  const same = await seconds(() => recountDueTimes(context));
  cells.set('recount that changes nothing', perTicket(same, tickets));
}

async function measureApply(
  { db, deps, context, seconds, runBatch }: Desk,
  tickets: number,
  cells: Cells,
): Promise<void> {
  const user = (await loadUser(deps, ADMIN))!;
  await sql`update sla_policy set name = 'همه، دوباره'`.execute(db);
  cells.set('apply to open tickets: question', inSeconds(await seconds(() => countMatchingTickets(context, user, 1))));
  let batch = 0;
  const start = await seconds(async () => {
    batch = (await applySla(context, { user, ip: '127.0.0.1' }, 1)).batch_id ?? 0;
  });
  cells.set('apply: start', inSeconds(start));
  // the first rows and, after those between them have been passed by, the last ones
  const part = Math.min(ROWS, tickets / 2);
  const runPart = async (from: number, to: number): Promise<Took> => {
    await sql`update batch set state = 'waiting', ended_at = null where id = ${batch}`.execute(db);
    await sql`update batch_row set state = case when position > ${from} and position <= ${to} then 'waiting' else 'done' end
      where batch_id = ${batch}`.execute(db);
    return seconds(() => runBatch(batch));
  };
  const first = await runPart(0, part);
  const last = await runPart(tickets - part, tickets);
  cells.set(`apply: first tickets`, perTicket(first, part));
  cells.set(`apply: last tickets`, perTicket(last, part));
}

async function measureSize(tickets: number): Promise<{ tickets: number; cells: Cells }> {
  const cells: Cells = new Map();
  const say = (what: string) => process.stderr.write(`  ${tickets} tickets: ${what}\n`);
  say('answer times');
  await withDesk(async ({ db, filling, seconds }) => {
    await keepCreatedIndex(filling);
    await fillTickets(filling, tickets, 'closed');
    const time = await seconds(() => withTransaction(db, (trx) => measureAnswerTimes(trx, MOMENT, ZONE)));
    cells.set('answer times, all of the last 90 days', inSeconds(time));
  });
  if (tickets > MOST_OPEN) return { tickets, cells };
  await withDesk(async (desk) => {
    await fillTickets(desk.filling, tickets, 'open');
    await startClocks(desk.filling);
    say('recounts');
    await measureRecounts(desk, tickets, cells);
    say('ticks');
    await measureTicks(desk, tickets, cells);
    say('apply');
    await measureApply(desk, tickets, cells);
  });
  return { tickets, cells };
}

/** Measures what the SLA does on many tickets at once, all of them open and running, and the answer times. */
export async function benchSla({ sizes }: { sizes: readonly number[] }): Promise<void> {
  const results: Awaited<ReturnType<typeof measureSize>>[] = [];
  for (const size of sizes) results.push(await measureSize(size));
  const names = [...new Set(results.flatMap(({ cells }) => [...cells.keys()]))];
  publish(
    'SLA',
    [
      `Processor seconds of server and database, and in brackets those on the wall, which grow with whatever else the machine does. All tickets are open with running clocks, every second one answered and asked again. A tick carries out at most 5,000 tickets. More than ${MOST_OPEN.toLocaleString('en')} tickets are measured for answer times only. Of an application to open tickets the first and the last ${ROWS.toLocaleString('en')} are done.`,
      table(
        ['', ...results.map(({ tickets }) => tickets.toLocaleString('en'))],
        names.map((name) => [name, ...results.map(({ cells }) => cells.get(name) ?? '–')]),
      ),
    ].join('\n\n'),
  );
}
