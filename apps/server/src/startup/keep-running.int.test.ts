import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLEAN_ENVIRONMENT } from '../../test/clean-environment.ts';
import { processLives } from '../../test/process-lives.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

const TEST = join(__dirname, '../../test');
const PARENT = join(TEST, 'kept-server.mjs');
const LASTING = join(TEST, 'lasting-server.mjs');
const MAIN = join(__dirname, '../main.ts');

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'hamyar-kept-'));
chmodSync(folder, 0o755);
const parents: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const parent of parents) if (parent.exitCode === null && parent.signalCode === null) parent.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function start(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const parent = spawn(process.execPath, [PARENT, ...args], {
    env: { ...CLEAN_ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a process group of its own, as a terminal makes for a command
    detached: true,
  });
  parents.push(parent);
  return parent;
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(20);
}

const answers = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The real server under its parent; `pids` has the server processes in the order of their starts. */
async function startServer() {
  const reserved = createServer().listen(0, '127.0.0.1');
  await once(reserved, 'listening');
  const port = String((reserved.address() as AddressInfo).port);
  reserved.close();
  await once(reserved, 'close');
  const { host, user, password, database: name } = database.connection;
  const parent = start(['--no-warnings', MAIN], {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'info',
    PORT: port,
    DATABASE_URL: `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}`,
  });
  const pids: number[] = [];
  parent.stderr!.resume();
  parent.stdout!.on('data', (chunk: Buffer) => {
    for (const [, pid] of chunk.toString().matchAll(/"pid":(\d+)[^\n]*"msg":"started"/g)) pids.push(Number(pid));
  });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => pids.length > 0 && (await answers(address)));
  return { parent, pids, address };
}

describe('the parent of npm start', () => {
  it('[architecture 1, starting] starts a killed server again; SIGTERM ends both in order', async () => {
    const { parent, pids, address } = await startServer();
    process.kill(pids[0]!, 'SIGKILL');
    await until(async () => pids.length > 1 && (await answers(address)));
    expect(new Set(pids).size).toBe(2);
    parent.kill('SIGTERM');
    expect(await once(parent, 'exit')).toEqual([0, null]);
    expect(processLives(pids[1]!)).toBe(false);
  });

  it('[architecture 1, starting] Ctrl+C, which reaches both, ends both in order', async () => {
    const { parent, pids } = await startServer();
    process.kill(-parent.pid!, 'SIGINT');
    expect(await once(parent, 'exit')).toEqual([0, null]);
    expect(processLives(pids[0]!)).toBe(false);
  });

  it('[architecture 1, starting] leaves no server behind when it is killed with -9', async () => {
    const { parent, pids, address } = await startServer();
    parent.kill('SIGKILL');
    await until(() => !processLives(pids[0]!));
    expect(await answers(address)).toBe(false);
  });

  it('[architecture 1, starting] ends with npm: a signal for npm reaches neither the parent nor the server', async () => {
    // npm starts a shell, which starts the parent and ends without passing the signal on
    const shell = spawn('/bin/sh', ['-c', '"$0" "$@"; exit $?', process.execPath, PARENT, LASTING], {
      env: { ...CLEAN_ENVIRONMENT, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    parents.push(shell);
    const [line] = (await once(shell.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(processLives(pid)).toBe(true);
    shell.kill('SIGTERM');
    await until(() => !processLives(pid));
  });

  it('[architecture 1, starting] gives up after five restarts, with the exit code of the server', async () => {
    const parent = start([join(TEST, 'short-server.mjs'), '7', 'ready']);
    const [output] = await Promise.all([text(parent.stdout!), text(parent.stderr!), once(parent, 'exit')]);
    expect(parent.exitCode).toBe(7);
    expect(output.match(/started/g)).toHaveLength(6);
  });

  it('[architecture 1, starting] does not repeat a start that failed', async () => {
    const parent = start([join(TEST, 'short-server.mjs'), '3']);
    const [output] = await Promise.all([text(parent.stdout!), text(parent.stderr!), once(parent, 'exit')]);
    expect(parent.exitCode).toBe(3);
    expect(output.match(/started/g)).toHaveLength(1);
  });
});
