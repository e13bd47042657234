import type { ModuleRelease } from '@hamyar/contracts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putBuild, shellRelease } from '../../../test/built.ts';
import { addUser } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { readConfig } from '../../platform/config/config.ts';

const dist = mkdtempSync(join(tmpdir(), 'hamyar-dist-'));

/** A module with articles for everybody, and drafts that need a login. */
const release = (audience: 'staff' | 'customer', name = 'articles'): ModuleRelease => ({
  schema: 1,
  audience,
  container: `${name}__${audience}__0_1_0`,
  base: `/m/${name}/0.1.0/${audience}/`,
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': 'sha384-e', 'read.js': 'sha384-r', 'own.js': 'sha384-o' },
  chunks: { Read: ['read.js'], Own: ['own.js'] },
  uses: { Read: [], Own: [] },
  release: 'r',
  manifest: {
    name,
    version: '0.1.0',
    title: name,
    owner: 'team',
    platform: '^1.0.0',
    audience: [audience],
    routes: [
      {
        path: `/${name}/:id`,
        name: `${name}-id`,
        title: 'مقاله {number}',
        screen: 'Read',
        ...(name === 'articles' ? { visitors: true, gate: { not: { setting: 'username_type', is: 'email' } } } : {}),
      },
      { path: `/${name}/own`, name: `${name}-own`, title: 'پیش‌نویس', screen: 'Own' },
      {
        path: `/${name}/closed`,
        name: `${name}-closed`,
        title: 'بسته',
        screen: 'Own',
        visitors: true,
        gate: { role: 'customer' },
      },
    ],
  },
});

/** A shell that renders all article pages: a text from the settings answer for the person of the page. */
const shellCode = `
exports.shell = {
  sharedPackages: {},
  createRenderer: () => ({
    draws: ({ url }) => url.startsWith('/articles'),
    async draw({ boot, url, callInternally }) {
      const call = url.includes('private') ? '/api/ticket?perPage=25' : '/api/systemSettings';
      const value = await callInternally(call);
      return {
        html: '<main>' + (boot.user ? 'person' : 'visitor') + ' reads ' + value.data.system_title + '</main>',
        first: [{ module: 'articles', endpoint: 'article', arg: 7, value }],
      };
    },
  }),
};`;

describe('pages that modules open to visitors', () => {
  let t: TestApp;
  const visit = (url: string, headers: Record<string, string> = {}) =>
    t.visitor.request({ url, headers: { host: 'desk.example', ...headers } });
  const boot = (html: string) => JSON.parse(/id="hamyar-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  beforeAll(async () => {
    mkdirSync(join(dist, 'ssr/customer'), { recursive: true });
    writeFileSync(join(dist, 'ssr/customer/shell.cjs'), shellCode);
    putBuild(dist, {
      shells: [shellRelease('staff'), shellRelease('customer')],
      modules: [release('staff'), release('customer'), release('customer', 'tickets')],
      views: { staff: {}, customer: { shell: 'shell.cjs' } },
    });
    const config = readConfig({ DATA_DIR: dist, LOG_LEVEL: 'silent', PORT: '0', STAFF_HOST: 'staff.example' }, dist);
    t = await createTestApp({ config }, { dist });
  });
  afterAll(async () => {
    await t.close();
    rmSync(dist, { recursive: true, force: true });
  });

  it('[2.2] answers a visitor with the shell, the title, and a registry of nothing but the open page', async () => {
    const page = await visit('/articles/7');
    expect(page.code).toBe(200);
    expect(page.body).toContain('<title>مقاله · ');
    expect(page.body).toContain('href="/s/customer/app.js"');
    expect(page.body).toContain('/m/articles/0.1.0/customer/read.js');
    const { user, registry, defaults } = boot(page.body);
    expect([user, defaults]).toEqual([null, null]);
    expect(registry.modules.map((entry: ModuleRelease) => entry.manifest.routes.map(({ name }) => name))).toEqual([
      ['articles-id'],
    ]);
    expect(page.body).not.toMatch(/own\.js|tickets|پیش‌نویس/);
  });

  it('[2.2] can be read before any script runs, and contains only public data', async () => {
    const page = await visit('/articles/7');
    const { first, feed_cursor, settings } = boot(page.body);
    expect(page.body).toContain(`<main>visitor reads ${settings.system_title}</main>`);
    expect(first).toMatchObject([{ endpoint: 'article', value: { status: 'OK' } }]);
    expect(feed_cursor).toBeNull();
    const refused = await visit('/articles/7?private');
    expect(refused.code).toBe(200);
    expect(refused.body).not.toContain('hamyar-ssr');
    expect(boot(refused.body).first).toEqual([]);
  });

  it('[2.2] redirects from every other page to the login', async () => {
    for (const path of ['/articles/own', '/articles/closed', '/tickets/7', '/articles'])
      expect((await visit(path)).headers.location).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect((await visit('/')).headers.location).toBe('/login');
    const login = await visit('/login');
    expect(login.body).toContain('src="/s/customer/login.js"');
    expect(boot(login.body).registry).toBeNull();
    expect(login.body).not.toContain('hamyar-ssr');
  });

  it('[2.2] is of the customer edition also on a device of an employee, and does not exist on the staff host', async () => {
    expect((await visit('/articles/7', { cookie: 'edition=staff' })).body).toContain('data-edition="customer"');
    expect((await visit('/articles/7', { host: 'staff.example' })).headers.location).toBe(
      '/login?next=%2Farticles%2F7',
    );
  });

  it('[2.2] is an ordinary page for a logged-in person', async () => {
    const customer = await addUser(t.deps.db, {});
    const page = await visit('/articles/7', { cookie: `auth.token=${(await t.as(customer)).token}` });
    expect(boot(page.body).user.id).toBe(customer);
    expect(boot(page.body).registry.modules).toHaveLength(2);
  });
});
