import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServerProcess, type ServerProcess } from '../../test/server-process.ts';
import { findPostmaster } from '../platform/database/embedded/postmaster.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-restart-'));
chmodSync(dataDir, 0o755);
const cluster = join(dataDir, 'postgres', 'cluster');
let server: ServerProcess | undefined;

afterAll(async () => {
  await server?.end('SIGTERM');
  const left = findPostmaster(cluster);
  if (left) process.kill(left.pid, 'SIGQUIT');
  rmSync(dataDir, { recursive: true, force: true });
});

const ready = async (address: string) => (await fetch(`${address}/readyz`)).status;

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(50);
}

it('[issue 2, bad input] a database that restarts or dies under load gives clear errors, and the server keeps running', async () => {
  server = await startServerProcess({ DATA_DIR: dataDir });
  const { address, child } = server;
  const seen = new Set<number>();
  let loading = true;
  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (loading) {
        seen.add(await ready(address));
        await sleep(5);
      }
    }),
  );
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    const before = findPostmaster(cluster)!;
    process.kill(before.pid, signal);
    await until(() => (findPostmaster(cluster)?.pid ?? before.pid) !== before.pid);
    await until(async () => (await ready(address)) === 200);
  }
  loading = false;
  await load;
  expect([...seen].sort()).toEqual([200, 503]);
  expect(child.exitCode).toBeNull();
  expect(server.logged.some(({ msg }) => msg === 'bundled database is gone, starting it again')).toBe(true);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(findPostmaster(cluster)).toBeNull();
});
