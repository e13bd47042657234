import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DevServer } from './dev-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'hamyar-dev-server-'));
const file = join(folder, 'server.mjs');
const faults: string[] = [];
let port: number;
let server: DevServer;

/** A server that answers with a text and takes part in its replacement as start-dev.ts does. */
const source = (answer: string): string => `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => response.end(${JSON.stringify(answer)}));
  process.once('disconnect', () => process.exit(1));
  process.on('message', (message) => {
    if (message === 'listen') server.listen(${port}, '127.0.0.1', () => process.send('ready'));
    if (message === 'leave') process.exit(0);
  });
  process.send('prepared');`;

const answer = (): Promise<string> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.text(),
    () => '',
  );

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(20);
}

beforeAll(async () => {
  const reserved = createServer().listen(0, '127.0.0.1');
  await once(reserved, 'listening');
  ({ port } = reserved.address() as AddressInfo);
  reserved.close();
  await once(reserved, 'close');
  writeFileSync(file, source('first'));
  server = new DevServer((fault) => faults.push(fault), { command: [file], folders: [folder] });
  server.start();
  await until(async () => (await answer()) === 'first');
});
afterAll(async () => {
  await server.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe('the server of npm run dev', () => {
  it('[module-platform 6] is replaced by one of the changed sources', async () => {
    writeFileSync(file, source('second'));
    await until(async () => (await answer()) === 'second');
  });

  it('[module-platform 6] goes on when the changed sources do not start, and the fault is told', async () => {
    const before = await answer();
    faults.length = 0;
    writeFileSync(file, `${source('broken')} const = 1;`);
    await until(() => faults.some((fault) => fault.includes('SyntaxError')));
    expect(await answer()).toBe(before);
    writeFileSync(file, source('mended'));
    await until(async () => (await answer()) === 'mended');
    await until(() => faults.at(-1) === '');
  });
});
