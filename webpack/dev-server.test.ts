import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processLives } from '../apps/server/test/process-lives.ts';
import { DevServer } from './dev-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'hamyar-dev-server-'));
const sources = join(folder, 'src');
const file = join(sources, 'server.mjs');
/** What is loaded before the change, as start-dev.ts. */
const entry = join(folder, 'entry.mjs');
/** A line for each process that waits for a change. */
const waiting = join(folder, 'waiting.txt');
const faults: string[] = [];
let port: number;
let server: DevServer;

const entrySource = `
  import { once } from 'node:events';
  import { appendFileSync } from 'node:fs';
  process.once('disconnect', () => process.exit(1));
  const started = once(process, 'message');
  appendFileSync(${JSON.stringify(waiting)}, process.pid + '\\n');
  await started;
  await import('./src/server.mjs');`;

/**
 * A server that answers with a text and its process, and takes part in its replacement as hand-over.ts does.
 * @param ending what it does between leaving and its end
 */
const source = (answer: string, ending = 'process.exit(0)'): string => `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => response.end('${answer} ' + process.pid));
  process.on('message', (message) => {
    if (message === 'listen') server.listen(${port}, '127.0.0.1', () => process.send('ready'));
    if (message === 'leave') {
      server.close();
      server.closeAllConnections();
      process.send('left', () => { ${ending}; });
    }
  });
  process.send('prepared');`;

const answer = (): Promise<string> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.text(),
    () => '',
  );

const text = async (): Promise<string> => (await answer()).split(' ')[0]!;
/** The processes that have waited for a change, the newest last. */
const waited = (): string[] => readFileSync(waiting, 'utf8').trim().split('\n');
/** Waits for the process that the next change is going to use. */
async function nextWaits(): Promise<string> {
  const serving = (await answer()).split(' ')[1];
  await until(() => waited().at(-1) !== serving);
  return waited().at(-1)!;
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(20);
}

beforeAll(async () => {
  const reserved = createServer().listen(0, '127.0.0.1');
  await once(reserved, 'listening');
  ({ port } = reserved.address() as AddressInfo);
  reserved.close();
  await once(reserved, 'close');
  mkdirSync(sources);
  writeFileSync(entry, entrySource);
  writeFileSync(file, source('first'));
  server = new DevServer((fault) => faults.push(fault), {
    command: [entry],
    folders: [sources],
    loadedEarly: [entry],
  });
  server.start();
  await until(async () => (await text()) === 'first');
});
afterAll(async () => {
  await server.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe('the server of npm run dev', () => {
  it('[module-platform 6] is replaced by one of the changed sources, which was made before the change', async () => {
    const next = await nextWaits();
    writeFileSync(file, source('second'));
    await until(async () => (await text()) === 'second');
    expect(await answer()).toBe(`second ${next}`);
  });

  it('[module-platform 6] goes on when the changed sources do not start, and the fault is told', async () => {
    const before = await answer();
    faults.length = 0;
    writeFileSync(file, `${source('broken')} const = 1;`);
    await until(() => faults.some((fault) => fault.includes('SyntaxError')));
    expect(await answer()).toBe(before);
    writeFileSync(file, source('mended'));
    await until(async () => (await text()) === 'mended');
    await until(() => faults.at(-1) === '');
  });

  it('[module-platform 6] is a new process when what it loads before a change is another', async () => {
    const old = await nextWaits();
    writeFileSync(entry, `${entrySource}\n// other packages`);
    writeFileSync(file, source('installed'));
    await until(async () => (await text()) === 'installed');
    expect(await answer()).not.toBe(`installed ${old}`);
    await until(() => !processLives(Number(old)));
  });

  it('[module-platform 6] takes the address over while the one before still ends', async () => {
    writeFileSync(file, source('lasting', 'setInterval(() => {}, 1_000)'));
    await until(async () => (await text()) === 'lasting');
    const lasting = Number((await answer()).split(' ')[1]);
    writeFileSync(file, source('after'));
    await until(async () => (await text()) === 'after');
    expect(processLives(lasting)).toBe(true);
    process.kill(lasting);
  });
});
