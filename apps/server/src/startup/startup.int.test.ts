import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CLEAN_ENVIRONMENT } from '../../test/clean-environment.ts';
import { fakePostgres } from '../../test/fake-postgres.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createTestDeps } from '../../test/test-deps.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import { assertDemoNotExposed } from './demo-exposure-check.ts';
import { createFirstAdmin } from './first-admin.ts';
import type { Platform } from './open-platform.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'hamyar-start-'));
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const databaseUrl = () => {
  const { host, user, password, database: name } = database.connection;
  return `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}`;
};

function main(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', join(__dirname, '../main.ts')], {
    cwd: folder,
    env: {
      ...CLEAN_ENVIRONMENT,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'info',
      PORT: '0',
      DATABASE_URL: databaseUrl(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function refusal(env: Record<string, string>): Promise<string> {
  const child = main(env);
  const [output] = await Promise.all([text(child.stderr!), text(child.stdout!), once(child, 'exit')]);
  expect(child.exitCode).toBe(1);
  return output;
}

describe('a start that cannot succeed', () => {
  it('[issue 2, bad input] prints the reason in one Persian and one English line, without a stack trace', async () => {
    const neighbor = createServer().listen(0, '127.0.0.1');
    await once(neighbor, 'listening');
    const taken = String((neighbor.address() as AddressInfo).port);
    writeFileSync(join(folder, 'a-file'), '');
    const [old, silent] = [
      await fakePostgres({ number: '130012', version: '13.12', encoding: 'UTF8' }),
      await fakePostgres(null),
    ];
    const cases = await Promise.all([
      refusal({ PORT: taken }),
      refusal({ DATABASE_URL: 'postgres://someone:sesame@127.0.0.1:1/nothing' }),
      refusal({ DATABASE_URL: databaseUrl().replace(/test_\w+/, 'nowhere') }),
      refusal({ DATA_DIR: join(folder, 'a-file') }),
      refusal({ PORT: 'many' }),
      refusal({ DATABASE_URL: old.url }),
      refusal({ DATABASE_URL: silent.url }),
    ]);
    for (const server of [neighbor, old.server, silent.server]) server.close();
    expect(cases.map((output) => output.trim().split('\n').length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(cases.join('\n')).not.toMatch(/sesame|at .*\.ts:\d+/);
    expect(cases[0]).toContain(taken);
    expect(cases[1]).toContain('DATABASE_URL');
    expect(cases[3]).toContain('DATA_DIR');
    expect(cases[5]).toContain('PostgreSQL 13.12 is too old');
    expect(cases[6]).toContain('cannot be reached');
  });
});

describe('a start', () => {
  it('[issue 2, ground] serves /healthz and shuts down cleanly at SIGTERM', async () => {
    const child = main({});
    const address = await new Promise<string>((resolve) => {
      let seen = '';
      child.stdout!.on('data', (chunk: Buffer) => {
        seen += chunk.toString();
        const found = /"address":"([^"]+)"/.exec(seen)?.[1];
        if (found) resolve(found);
      });
    });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
  });

  it('[architecture 1, starting] gives an empty installation one full admin, until somebody has logged in', async () => {
    const deps = await createTestDeps();
    const platform = { deps } as unknown as Platform;
    const first = await createFirstAdmin(platform);
    const second = await createFirstAdmin(platform);
    expect(first).toMatchObject({ username: 'admin' });
    expect(second?.loginToken).not.toBe(first?.loginToken);
    const users = await deps.db
      .selectFrom('user')
      .select(['full_admin', 'must_change_password', 'last_login_at'])
      .execute();
    expect(users).toEqual([{ full_admin: true, must_change_password: true, last_login_at: null }]);
    await deps.db.updateTable('user').set({ last_login_at: deps.clock.now() }).execute();
    expect(await createFirstAdmin(platform)).toBeNull();
    await deps.close();
  });

  it('[architecture 1, starting] refuses another host while a demo password is valid', async () => {
    const deps = await createTestDeps();
    const at = (host: string) =>
      assertDemoNotExposed({ deps: { ...deps, config: { ...deps.config, host } } } as unknown as Platform);
    await deps.db
      .insertInto('system_state')
      .values({ key: 'demo', value: JSON.stringify({ password_hash: 'the demo hash' }) })
      .execute();
    await deps.db
      .insertInto('user')
      .values({ employee: true, username: 'demo', username_key: 'demo', password_hash: 'the demo hash' })
      .execute();
    await expect(at('0.0.0.0')).rejects.toBeInstanceOf(StartupError);
    await expect(at('127.0.0.1')).resolves.toBeUndefined();
    await deps.db.updateTable('user').set({ password_hash: 'another hash' }).execute();
    await expect(at('0.0.0.0')).resolves.toBeUndefined();
    await deps.close();
  });
});
