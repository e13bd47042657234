import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLEAN_ENVIRONMENT } from '../../test/clean-environment.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

const START_DEV = join(__dirname, '../start-dev.ts');
const folder = mkdtempSync(join(tmpdir(), 'hamyar-hand-over-'));
const children: ChildProcess[] = [];
let database: TestDatabase;
let port: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // a company that has users is not filled with the demo company
  await database.db
    .insertInto('user')
    .values({ employee: true, username: 'somebody', username_key: 'somebody' })
    .execute();
  const reserved = createServer().listen(0, '127.0.0.1');
  await once(reserved, 'listening');
  port = String((reserved.address() as AddressInfo).port);
  reserved.close();
  await once(reserved, 'close');
});
afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A server as `npm run dev` makes it before a change; `say` tells it something, and waits for its answer. */
function standBy() {
  const { host, user, password, database: name } = database.connection;
  const child = spawn(process.execPath, ['--no-warnings', START_DEV], {
    env: {
      ...CLEAN_ENVIRONMENT,
      DATA_DIR: join(folder, 'data'),
      PORT: port,
      DATABASE_URL: `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return {
    child,
    async say(message: string): Promise<unknown> {
      const answered = once(child, 'message').then(([answer]) => answer as unknown);
      const ended = once(child, 'exit').then(() => 'ended');
      child.send(message);
      return Promise.race([answered, ended]);
    },
  };
}

const status = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

describe('a server of npm run dev', () => {
  it('[module-platform 6] is ready next to the one that serves, and gets its address in order', async () => {
    const first = standBy();
    expect(await first.say('start')).toBe('prepared');
    expect(await first.say('listen')).toBe('ready');
    const next = standBy();
    expect(await next.say('start')).toBe('prepared');
    expect(await status()).toBe(200);
    const ended = once(first.child, 'exit');
    expect(await first.say('leave')).toBe('left');
    expect(await next.say('listen')).toBe('ready');
    expect(await status()).toBe(200);
    expect(await ended).toEqual([0, null]);
  });

  it('[module-platform 6] ends with npm run dev, also while it waits for a change', async () => {
    const { child } = standBy();
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    expect(child.exitCode).not.toBe(0);
  });
});
