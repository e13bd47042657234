import type { ModuleRelease } from '@hamyar/contracts';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { putBuild, shellRelease } from '../../../test/built.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addUser } from '../../../test/people.ts';

const shell = shellRelease('staff', { integrity: { 'app.js': 'sha384-app', 'login.js': 'sha384-login' } });
const visits = (version: string) =>
  ({
    schema: 1,
    release: version,
    audience: 'staff',
    container: `visits__staff__${version.replaceAll('.', '_')}`,
    base: `/m/visits/${version}/staff/`,
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': 'sha384-entry' },
    chunks: {},
    uses: {},
    manifest: {
      name: 'visits',
      version,
      title: 'visits',
      owner: 'team',
      platform: '^1.0.0',
      audience: ['staff'],
      routes: [{ path: '/visits', name: 'visits', title: 'visits', screen: 'List' }],
    },
  }) as unknown as ModuleRelease;

describe('a server whose folder of pages gets a new build', () => {
  const dist = mkdtempSync(join(tmpdir(), 'hamyar-new-build-'));
  const current = join(dist, 'current.json');
  let t: TestApp;
  let cookie: string;
  const build = (version: string) => putBuild(dist, { shells: [shell], modules: [visits(version)] });
  /** The file is replaced immediately, as the build does it. */
  const replace = () => {
    renameSync(current, `${current}.new`);
    renameSync(`${current}.new`, current);
  };
  const page = async () =>
    (await t.visitor.request({ url: '/visits', headers: { host: 'desk.example', cookie } })).body;
  const servedSoon = async (path: string) => {
    while (!(await page()).includes(path)) await pause(50);
  };

  beforeAll(async () => {
    build('0.1.0');
    t = await createTestApp({}, { dist });
    cookie = `auth.token=${(await t.as(await addUser(t.deps.db, { employee: true }))).token}`;
  });
  afterAll(async () => {
    await t.close();
    rmSync(dist, { recursive: true, force: true });
  });

  it('[module-platform 5] serves a module that was built alone without a restart, and goes on where a build is broken', async () => {
    expect(await page()).toContain('/m/visits/0.1.0/');
    writeFileSync(current, '{');
    replace();
    await pause(200);
    expect(await page()).toContain('/m/visits/0.1.0/');
    build('0.2.0');
    replace();
    await servedSoon('/m/visits/0.2.0/');
    expect(await page()).not.toContain('/m/visits/0.1.0/');
  });
});
