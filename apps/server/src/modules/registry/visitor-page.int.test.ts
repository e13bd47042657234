import type { ModuleRelease } from '@hamyar/contracts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putBuild, shellRelease } from '../../../test/built.ts';
import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, type TestApp } from '../../../test/test-app.ts';
import { serverModules } from '../../modules.ts';
import type { ServerModule } from '../../platform/deps.ts';
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
      {
        path: `/${name}/:id/:slug`,
        name: `${name}-id-slug`,
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
    async draw({ boot, url, callInternally, signal }) {
      if (url.includes('away')) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      if (url.includes('late')) return new Promise((resolve) => (signal.onabort = () => resolve(null), callInternally('/api/systemSettings')));
      const call = url.includes('private') ? '/api/ticket?perPage=25' : '/api/systemSettings';
      const value = await callInternally(call);
      const id = /articles\\/([^/?]+)/.exec(url)[1];
      const status = { 404: 404, 403: 403, 410: 410 }[id] ?? 200;
      return {
        html: '<main>' + (boot.user ? 'person' : 'visitor') + ' reads ' + value.data.system_title + '</main>',
        first: [{ module: 'articles', endpoint: 'article', arg: 7, value }],
        status,
        ...(status === 200 ? {} : { refusal: String(status) }),
        title: status === 200 ? 'مقاله \u2068هفتم\u2069 · همیار' : 'همیار',
        metadata: status === 200 && id !== '8' ? {
          description: '  راه\\nچاپ با "چاپگر" </head> ' + 'متن '.repeat(200),
          canonical: id === '9' ? 'https://evil.example/' : '/articles/' + id + '/' + encodeURIComponent('راه-چاپ'),
          image: '/f/a.png', type: 'article', publishedAt: 1700000000, modifiedAt: 1700000060,
          structuredData: { '@type': 'Article', headline: '</script><b>' },
        } : undefined,
      };
    },
  }),
};`;

/** Address of an article as its screen names it. */
const OWN = `/articles/7/${encodeURIComponent('راه-چاپ')}`;

/** Five public articles, at the ends of the two files and between. */
const sitemap = {
  'articles-id-slug': {
    lastId: async () => 10_001,
    entries: async (_deps: unknown, { from, to }: { from: number; to: number }) =>
      [3, 7, 9_999, 10_000, 10_001]
        .filter((id) => id >= from && id <= to)
        .map((id) => ({ params: { id, slug: 'راه-چاپ' }, modifiedAt: new Date(1_700_000_000_000 + id) })),
  },
  // a route that visitors may not open: nothing of it is read
  'articles-own': {
    lastId: async () => 1,
    entries: async () => {
      throw new Error('read');
    },
  },
};

describe('pages that modules open to visitors', () => {
  let t: TestApp;
  let admin: number;
  const visit = (url: string, headers: Record<string, string> = {}) =>
    t.visitor.request({ url, headers: { host: 'desk.example', ...headers } });
  const saveSettings = async (group: string, values: object) =>
    expectOk(await (await t.as(admin)).post('/api/settings', { group, values }));
  const boot = (html: string) => JSON.parse(/id="hamyar-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  beforeAll(async () => {
    mkdirSync(join(dist, 'ssr/customer'), { recursive: true });
    writeFileSync(join(dist, 'ssr/customer/shell.cjs'), shellCode);
    putBuild(dist, {
      shells: [shellRelease('staff'), shellRelease('customer')],
      modules: [release('staff'), release('customer'), release('customer', 'reports')],
      views: { staff: {}, customer: { shell: 'shell.cjs' } },
    });
    const config = readConfig({ DATA_DIR: dist, LOG_LEVEL: 'silent', PORT: '0', STAFF_HOST: 'staff.example' }, dist);
    const modules = [...serverModules, { name: 'articles', sitemap } as ServerModule];
    t = await createTestApp({ config, modules }, { dist, firstAnswersWithin: 0 });
    admin = await addUser(t.deps.db, { full_admin: true, branch_id: -1 });
  });
  afterAll(async () => {
    await t.close();
    rmSync(dist, { recursive: true, force: true });
  });

  it('[2.2] answers a visitor with the shell, the title, and a registry of nothing but the open page', async () => {
    const page = await visit(OWN);
    expect(page.code).toBe(200);
    expect(page.body).toContain('<title>مقاله هفتم · همیار</title>');
    expect(page.body).toContain('href="/s/customer/app.js"');
    expect(page.body).toContain('/m/articles/0.1.0/customer/read.js');
    const { user, registry, defaults } = boot(page.body);
    expect([user, defaults]).toEqual([null, null]);
    expect(registry.modules.map((entry: ModuleRelease) => entry.manifest.routes.map(({ name }) => name))).toEqual([
      ['articles-id', 'articles-id-slug'],
    ]);
    expect(page.body).not.toMatch(/own\.js|reports|پیش‌نویس|username_type"?,"?is/);
  });

  it('[2.2] can be read before any script runs, and contains only public data', async () => {
    const page = await visit(OWN);
    const { first, feed_cursor, settings } = boot(page.body);
    expect(page.body).toContain(`<main>visitor reads ${settings.system_title}</main>`);
    expect(first).toMatchObject([{ endpoint: 'article', value: { status: 'OK' } }]);
    expect(feed_cursor).toBeNull();
  });

  it('[2.2] asks search engines to come again for a page that it cannot draw, which a browser still opens', async () => {
    for (const [path, code] of [
      ['/articles/7?private', 503],
      ['/articles/7?late', 503],
    ] as const) {
      const page = await visit(path);
      expect([page.code, page.headers['retry-after'], page.headers.etag]).toEqual([code, '5', undefined]);
      expect(page.body).not.toContain('hamyar-ssr');
      expect(page.body).toContain('src="/s/customer/app.js"');
      expect(boot(page.body).first).toEqual([]);
    }
  });

  it('[2.24] says in Persian, also without scripts, that it comes back while the database is away, and needs no file for it', async () => {
    const page = await visit('/articles/7?away');
    expect([page.code, page.headers['retry-after'], page.headers.etag]).toEqual([503, '5', undefined]);
    expect(page.body).toContain('<html lang="fa" dir="rtl">');
    expect(page.body).toContain('<h1>مشکلی در سیستم رخ داده است</h1>');
    expect(page.body).toContain('<noscript><meta http-equiv="refresh" content="30"></noscript>');
    // with scripts it asks whether the server is ready
    expect(page.body).toContain('fetch("/readyz"');
    expect(page.body).not.toMatch(/src=|<link|\/s\/customer/);
    expect(page.body.length).toBeLessThan(4_000);
  });

  it('[2.24] says the same without scripts where its content is late, and is the application with them', async () => {
    const page = await visit('/articles/7?late');
    expect(page.body).toContain('<noscript><meta http-equiv="refresh" content="30"></noscript>');
    expect(/<noscript><main><h1>(.*?)<\/h1>/.exec(page.body)?.[1]).toBe('مشکلی در سیستم رخ داده است');
    expect(page.body).toContain('src="/s/customer/app.js"');
    for (const path of [OWN, '/articles/404', '/login']) expect((await visit(path)).body).not.toContain('<noscript>');
  });

  it('[8.2, 8.3, 8.4] has the status of what its main query was answered, without a description', async () => {
    for (const code of [404, 403, 410]) {
      const page = await visit(`/articles/${code}`);
      expect([page.code, page.headers.etag]).toEqual([code, undefined]);
      expect(page.body).toContain('<main>visitor reads');
      // so that the browser continues in this error page
      expect(boot(page.body).refusal).toBe(String(code));
      expect(page.body).toContain('<meta name="robots" content="noindex">');
      expect(page.body).not.toContain('og:title');
      // the browser shows only that, without the module
      expect(page.body).not.toMatch(/rel="preload"[^>]*\/m\/articles/);
    }
  });

  it('[decisions 2.12] redirects for ever from an old address to its own, with the query, and to no other site', async () => {
    for (const old of ['/articles/7', '/articles/7/old-title']) {
      const moved = await visit(`${old}?page=2`);
      expect([moved.code, moved.headers.location]).toEqual([301, `${OWN}?page=2`]);
    }
    // escaped in another way it is the same address
    expect((await visit(OWN.toLowerCase())).code).toBe(200);
    expect((await visit('/articles/9')).code).toBe(200);
  });

  it('[decisions 2.12] says in its head what it is about: description, own address, preview, structured data', async () => {
    const head = (await visit(`${OWN}?from=mail`)).body.split('</head>')[0]!;
    const all = (pattern: RegExp) => [...head.matchAll(pattern)].map((found) => found.slice(1));
    const named = Object.fromEntries(all(/<meta (?:name|property)="([^"]+)" content="([^"]*)" data-page-head>/g));
    expect(all(/<link rel="canonical" href="([^"]+)"/g)).toEqual([[`http://desk.example${OWN}`]]);
    expect(named).toMatchObject({
      'og:title': 'مقاله هفتم · همیار',
      'og:type': 'article',
      'og:url': `http://desk.example${OWN}`,
      'og:image': 'http://desk.example/f/a.png',
      'og:locale': 'fa_IR',
      'article:published_time': '2023-11-14T22:13:20.000Z',
      'article:modified_time': '2023-11-14T22:14:20.000Z',
    });
    expect(named['description']).toBe(named['og:description']);
    expect(named['description']).toMatch(/^راه چاپ با &quot;چاپگر&quot; &lt;\/head&gt; متن .*…$/);
    expect(all(/ld\+json" data-page-head>(.*?)<\/script>/g).map(([json]) => JSON.parse(json!))).toEqual([
      { '@context': 'https://schema.org', '@type': 'Article', headline: '</script><b>' },
    ]);
    // a screen that says nothing: the page is its own address
    expect((await visit('/articles/8')).body).toContain('<link rel="canonical" href="http://desk.example/articles/8"');
  });

  it('[decisions 2.12] is stored by a browser, and sent again only when its content has changed', async () => {
    const page = await visit(OWN);
    const { etag } = page.headers as { etag: string };
    expect(page.headers['cache-control']).toBe('private, no-cache');
    t.deps.clock.advance(60_000);
    const again = await visit(OWN, { 'if-none-match': `"other", ${etag}` });
    expect([again.code, again.body, again.headers.etag]).toEqual([304, '', etag]);
    // the stored page has styles with this nonce
    const policy = page.headers['content-security-policy'];
    expect(again.headers['content-security-policy']).toBe(policy);
    expect(page.body).toContain(`<style nonce="${/'nonce-([^']+)'/.exec(String(policy))?.[1]}">`);
    const dark = await visit(OWN, { 'if-none-match': etag, cookie: 'hamyar_theme=dark' });
    expect(dark.code).toBe(200);
    const customer = await t.as(await addUser(t.deps.db, {}));
    const own = await visit(OWN, { 'if-none-match': etag, cookie: `auth.token=${customer.token}` });
    expect([own.code, own.headers['cache-control'], own.headers.etag]).toEqual([200, 'no-store', undefined]);
    await saveSettings('systemInformation', { system_title: 'میز تازه' });
    expect((await visit(OWN, { 'if-none-match': etag })).code).toBe(200);
    await saveSettings('systemInformation', { system_title: 'همیار' });
  });

  it('[2.2] redirects from every other page to the login', async () => {
    for (const path of ['/articles/own', '/articles/closed', '/reports/7', '/articles', '/nowhere'])
      expect((await visit(path)).headers.location).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect((await visit('/')).headers.location).toBe('/login');
    const login = await visit('/login');
    expect(login.body).toContain('src="/s/customer/login.js"');
    expect(boot(login.body).registry).toBeNull();
    expect(login.body).not.toContain('hamyar-ssr');
  });

  it('[2.2] is of the customer edition also on a device of an employee, and does not exist on the staff host', async () => {
    expect((await visit(OWN, { cookie: 'edition=staff' })).body).toContain('data-edition="customer"');
    expect((await visit('/articles/7', { host: 'staff.example' })).headers.location).toBe(
      '/login?next=%2Farticles%2F7',
    );
  });

  it('[6.15] is as if it had never been, on every path, once a setting closes it', async () => {
    const { etag } = (await visit(OWN)).headers as { etag: string };
    expect((await visit('/sitemap.xml')).code).toBe(200);
    await saveSettings('userAccountSettings', { username_type: 'email' });
    const closed = await visit('/articles/8', { 'if-none-match': etag });
    const unknown = await visit('/nowhere/8');
    expect([closed.code, closed.headers.location]).toEqual([303, '/login?next=%2Farticles%2F8']);
    expect([unknown.code, unknown.headers.location]).toEqual([303, '/login?next=%2Fnowhere%2F8']);
    expect((await visit(OWN, { 'if-none-match': etag })).code).toBe(303);
    const robots = await visit('/robots.txt');
    expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/articles-id-slug-0.xml'])
      expect((await visit(path)).code).toBe(404);
    await saveSettings('userAccountSettings', { username_type: 'mobile' });
    expect((await visit(OWN)).code).toBe(200);
  });

  it('[decisions 2.12] tells search engines which pages they may read, and where the list of them is', async () => {
    const robots = await visit('/robots.txt');
    expect(robots.body).toBe(
      [
        'User-agent: *',
        'Disallow: /',
        ...['/articles/*$', '/articles/*?', '/articles/*/*$', '/articles/*/*?'].map((path) => `Allow: ${path}`),
        ...['/s/', '/m/', '/f/', '/favicon.svg$', '/sitemap.xml$', '/sitemap/'].map((path) => `Allow: ${path}`),
        'Sitemap: http://desk.example/sitemap.xml',
        '',
      ].join('\n'),
    );
    const staff = await visit('/robots.txt', { host: 'staff.example' });
    expect(staff.body).toBe('User-agent: *\nDisallow: /\n');
    expect((await visit('/sitemap.xml', { host: 'staff.example' })).code).toBe(404);
    expect((await visit('/login')).headers['x-robots-tag']).toBe('noindex');
    expect((await visit(OWN)).headers['x-robots-tag']).toBeUndefined();
  });

  it('[decisions 2.12] lists every public page in a sitemap, in files of ten thousand ids', async () => {
    const locations = async (path: string) => {
      const answer = await visit(path);
      expect([answer.code, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      const again = await visit(path, { 'if-none-match': String(answer.headers.etag) });
      expect(again.code).toBe(304);
      return [...answer.body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map((found) =>
        found.slice(1),
      );
    };
    const at = 'http://desk.example';
    const slug = encodeURIComponent('راه-چاپ');
    expect(await locations('/sitemap.xml')).toEqual([
      [`${at}/sitemap/articles-id-slug-0.xml`, undefined],
      [`${at}/sitemap/articles-id-slug-1.xml`, undefined],
    ]);
    expect(await locations('/sitemap/articles-id-slug-0.xml')).toEqual([
      [`${at}/articles/3/${slug}`, '2023-11-14T22:13:20.003Z'],
      [`${at}/articles/7/${slug}`, '2023-11-14T22:13:20.007Z'],
      [`${at}/articles/9999/${slug}`, '2023-11-14T22:13:29.999Z'],
    ]);
    expect((await visit('/sitemap/articles-id-slug-999.xml')).code).toBe(404);
    expect(await locations('/sitemap/articles-id-slug-1.xml')).toEqual([
      [`${at}/articles/10000/${slug}`, '2023-11-14T22:13:30.000Z'],
      [`${at}/articles/10001/${slug}`, '2023-11-14T22:13:30.001Z'],
    ]);
    for (const path of ['articles-own-0.xml', 'articles-id-0.xml', 'nothing.xml', 'articles-id-slug-x.xml'])
      expect((await visit(`/sitemap/${path}`)).code).toBe(404);
  });

  it('[2.2] is an ordinary page for a logged-in person', async () => {
    const customer = await addUser(t.deps.db, {});
    const page = await visit(OWN, { cookie: `auth.token=${(await t.as(customer)).token}` });
    expect(boot(page.body).user.id).toBe(customer);
    expect(boot(page.body).registry.modules).toHaveLength(2);
  });
});
