import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { CLEAN_ENVIRONMENT } from '../../test/clean-environment.ts';
import { randomOf, type Random } from '../../seeds/random.ts';
import { ensureDatabase } from '../../src/platform/database/startup-checks.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { openDb, openPool, type Connection, type Db } from '../../src/platform/database/pool.ts';
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts';
import { createJobRegistry } from '../../src/platform/jobs/job-registry.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import './effect-process.ts';

/**
 * Counts of one run. `twice` (sent twice to receivers that cannot recognise repetitions), `lost` and `unsettled` must
 * be 0.
 */
export interface EffectKillResult {
  kills: number;
  effects: number;
  done: number;
  /** Left for a person to decide: the process died while it was sending. */
  uncertain: number;
  twice: number;
  /** Sent again on purpose, to a receiver that recognises the key. */
  repeated: number;
  lost: number;
  /** Deliveries that a kill interrupted. */
  interrupted: number;
  /** Seconds until another worker had settled the slowest of them. */
  longestWait: number;
  /** Never settled. */
  unsettled: number;
}

const log = createLog({ level: 'silent' });

/** Starts a receiver that is slow and counts what it gets. */
async function startReceiver(random: Random) {
  const received = new Map<string, number>();
  const server = createServer((request, response) => {
    const key = (request.url ?? '').slice(1);
    received.set(key, (received.get(key) ?? 0) + 1);
    setTimeout(() => response.end(), random.int(0, 60));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function startWorker(target: Connection, receiver: string, nodeId: string) {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'effect-process.ts')], {
    env: { ...CLEAN_ENVIRONMENT, TARGET: JSON.stringify(target), RECEIVER: receiver, NODE_ID: nodeId },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** Kills workers with -9 while they deliver; half of the effects go to a receiver that recognises repetitions. */
export async function runEffectKills(
  kills: number,
  seed: string,
  progress: (line: string) => void = () => {},
): Promise<EffectKillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-effects-'));
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir });
  await ensureDatabase(embedded.connection);
  await prepareDatabase(embedded.connection, log);
  const db = openDb(openPool(embedded.connection, { max: 2, statementTimeout: 0, name: 'bench', log }));
  const random = randomOf(seed);
  const receiver = await startReceiver(random);
  const jobs = createJobRegistry();
  const interruptions = watchInterruptions(db);
  let effects = 0;
  let child = await startWorker(embedded.connection, receiver.url, 'node-0');
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      for (let added = 0; added < 12; added += 1) {
        effects += 1;
        await jobs.add(db, 'bench.deliver', { n: effects, repeatable: effects % 2 === 0 }, { maxAttempts: 100 });
      }
      await sleep(random.int(20, 170));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await interruptions.note();
      child = await startWorker(embedded.connection, receiver.url, `node-${kill}`);
      if (kill % 10 === 0) progress(`${kill} kills, ${effects} effects`);
    }
    return { kills, effects, ...(await outcome(db, effects, receiver.received)), ...(await interruptions.end()) };
  } finally {
    child.kill('SIGKILL');
    receiver.close();
    await db.destroy();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Records which deliveries each kill interrupted and how long it took until another worker had settled them. */
function watchInterruptions(db: Db) {
  const open = new Map<string, { at: number; node: string }>();
  const waits: number[] = [];
  const settle = async () => {
    if (open.size === 0) return;
    const { rows } = await sql<{
      key: string;
    }>`select key from effect where key = any (${[...open.keys()]}::text[]) and state in ('done', 'uncertain')`.execute(
      db,
    );
    for (const { key } of rows) {
      waits.push((Date.now() - (open.get(key)?.at ?? 0)) / 1000);
      open.delete(key);
    }
  };
  const timer = setInterval(() => {
    settle().catch(() => {});
  }, 250);
  return {
    async note() {
      const { rows } = await sql<{
        key: string;
        node_id: string;
      }>`select key, node_id from effect where state = 'sending'`.execute(db);
      // when the next worker is interrupted too, the waiting time starts again
      for (const { key, node_id: node } of rows)
        if (open.get(key)?.node !== node) open.set(key, { at: Date.now(), node });
    },
    async end() {
      clearInterval(timer);
      await settle();
      return { interrupted: waits.length + open.size, longestWait: Math.max(0, ...waits) };
    },
  };
}

/** Longest time for all deliveries to finish after the last kill; the backlog is large by then. */
const DRAIN = 300;

async function outcome(
  db: Db,
  effects: number,
  received: Map<string, number>,
): Promise<Pick<EffectKillResult, 'done' | 'uncertain' | 'unsettled' | 'twice' | 'repeated' | 'lost'>> {
  const settled = async () =>
    (
      await sql<{
        key: string;
        state: string;
      }>`select key, state from effect where state in ('done', 'uncertain')`.execute(db)
    ).rows;
  for (let second = 0; second < DRAIN && (await settled()).length < effects; second += 1) await sleep(1000);
  const rows = await settled();
  const times = (n: number) => received.get(String(n)) ?? 0;
  const all = Array.from({ length: effects }, (_, index) => index + 1);
  const done = rows.filter(({ state }) => state === 'done').map(({ key }) => Number(key.split(':')[1]));
  return {
    done: done.length,
    uncertain: rows.length - done.length,
    unsettled: effects - rows.length,
    twice: all.filter((n) => n % 2 === 1 && times(n) > 1).length,
    repeated: all.filter((n) => n % 2 === 0 && times(n) > 1).length,
    lost: done.filter((n) => times(n) === 0).length,
  };
}
