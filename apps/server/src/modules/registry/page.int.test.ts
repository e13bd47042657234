import { CUSTOMER_FEATURES, FEATURES, type ModuleRelease } from '@hamyar/contracts';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { putBuild, shellRelease } from '../../../test/built.ts';
import { createTestApp, expectOk, type TestApp } from '../../../test/test-app.ts';
import { installLicense } from '../../../test/test-license.ts';
import { addUser } from '../../../test/people.ts';
import { writeGroup, writeState } from '../settings/public.ts';

const dist = mkdtempSync(join(tmpdir(), 'hamyar-dist-'));
function put(path: string, content: string | object): void {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const shell = (edition: 'staff' | 'customer') =>
  shellRelease(edition, {
    fonts: ['vazir.woff2'],
    fontStyles: { page: '@font-face{font-family:a}', initialPage: '#hamyar-ssr{font-family:b}' },
    afterPaint: 'start()',
    repairFiles: 'repair()',
    shared: { '@hamyar/design-system/table': ['table.js'] },
    pages: {
      app: { scripts: ['app.js'], styles: ['app.css'], preload: ['bootstrap.js'] },
      login: { scripts: ['login.js'], styles: ['login.css'], preload: [] },
    },
    integrity: { 'app.js': 'sha384-app', 'login.js': 'sha384-login', 'bootstrap.js': 'sha384-boot' },
  });

function release(name: string, audience: 'staff' | 'customer', version: string, gate?: object): ModuleRelease {
  return {
    schema: 1,
    release: version,
    audience,
    container: `${name}__${audience}__${version.replaceAll('.', '_')}`,
    base: `/m/${name}/${version}/${audience}/`,
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': 'sha384-entry', 'list.js': 'sha384-list' },
    chunks: { List: ['list.js'] },
    uses: { List: ['@hamyar/design-system/table'] },
    manifest: {
      name,
      version,
      title: name,
      owner: 'team',
      platform: '^1.0.0',
      audience: [audience],
      ...(gate ? { gate } : {}),
      // staff land on the list, customers on the dashboard with what the module shows there
      routes: [
        {
          path: `/${name}`,
          name,
          title: name,
          screen: 'List',
          landing: name === 'tickets' && audience === 'staff',
        },
      ],
      ...(name === 'tickets' && audience === 'customer'
        ? { slots: [{ slot: 'dashboard.widget/v1', name: 'home', order: 1, code: 'List' }] }
        : {}),
      ...(name === 'settings'
        ? {
            settingsPages: [
              {
                group: 'general',
                name: 'settings-a',
                path: '/settings/a',
                title: 'a',
                order: 1,
                keywords: [],
                screen: 'List',
              },
            ],
          }
        : {}),
    },
  } as unknown as ModuleRelease;
}

describe('pages and static files', () => {
  let t: TestApp;
  let employee: number;
  let customer: number;
  let admin: number;
  const visit = (url: string, headers: Record<string, string> = {}) =>
    t.visitor.request({ url, headers: { host: 'desk.example', ...headers } });
  const boot = (html: string) => JSON.parse(/id="hamyar-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  const cookieOf = async (id: number) => `auth.token=${(await t.as(id)).token}`;

  beforeAll(async () => {
    put('shell/staff/app.0a1b2c3d.js', 'console.log(1)');
    put('m/tickets/0.10.0/staff/list.js', 'console.log(4)');
    put('shell/staff/plain.js', 'console.log(2)');
    put('shell/customer/app.0a1b2c3d.js', 'console.log(3)');
    writeFileSync(join(dist, 'shell/staff/app.0a1b2c3d.js.br'), brotliCompressSync('console.log(1)'));
    putBuild(dist, {
      shells: [shell('staff'), shell('customer')],
      modules: [
        release('tickets', 'staff', '0.9.0'),
        release('tickets', 'staff', '0.10.0'),
        release('tickets', 'customer', '0.10.0'),
        release('settings', 'staff', '0.1.0', { role: 'full_admin' }),
      ],
    });
    t = await createTestApp({}, { dist });
    const { db } = t.deps;
    await installLicense(t.deps);
    await writeGroup(
      db,
      'systemInformation',
      { system_title: 'پشتیبانی <b>& "آریا"' },
      { id: null, at: t.deps.clock.now() },
    );
    await writeState(db, 'demo', true, t.deps.clock.now());
    [employee, customer, admin] = [
      await addUser(db, { employee: true }),
      await addUser(db, { first_name: '</script><script>alert(1)' }),
      await addUser(db, { full_admin: true, branch_id: -1 }),
    ];
  });
  afterAll(async () => {
    await t.close();
    rmSync(dist, { recursive: true, force: true });
  });

  it('[2.2] redirects visitors to the login and back to the requested page', async () => {
    expect((await visit('/')).headers.location).toBe('/login');
    expect((await visit('/tickets/5?tab=notes')).headers.location).toBe(
      `/login?next=${encodeURIComponent('/tickets/5?tab=notes')}`,
    );
    // a secret is no part of another address
    expect((await visit(`/request/${'aB3-_'.repeat(9)}`)).headers.location).toBe('/login');
    for (const path of ['/logout', '/callback']) expect((await visit(path)).headers.location).toBe('/login');
    const cookie = await cookieOf(customer);
    expect((await visit(`/login?next=${encodeURIComponent('/tickets/5')}`, { cookie })).headers.location).toBe(
      '/tickets/5',
    );
    // an invitation is for whoever has it
    const invitation = await visit(`/login?invitation=${'aB3-_'.repeat(9)}`, { cookie });
    expect([invitation.code, invitation.body.includes('/login.js"')]).toEqual([200, true]);
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil', '/login', 'javascript:alert(1)']) {
      expect((await visit(`/login?next=${encodeURIComponent(next)}`, { cookie })).headers.location).toBe('/');
    }
  });

  it('[issue 2, bad input] a malformed address is answered with 400, and no page is tried', async () => {
    for (const url of ['//[', '//evil.example/x', '//:99999'])
      expect([url, (await visit(url)).code]).toEqual([url, 400]);
  });

  it('[1.3] the login page is a small entry with the title and the public settings, and nothing of a module', async () => {
    const page = await visit('/login');
    expect(page.code).toBe(200);
    expect(page.body).toContain('<title>پشتیبانی &lt;b&gt;&amp; &quot;آریا&quot;</title>');
    expect(page.body).toContain(
      '<script defer src="/s/customer/login.js" integrity="sha384-login" crossorigin="anonymous">',
    );
    expect(page.body).not.toContain('app.js" integrity');
    expect(boot(page.body)).toMatchObject({
      edition: 'customer',
      user: null,
      registry: null,
      demo: true,
      settings: { system_title: 'پشتیبانی <b>& "آریا"', version: '0.1.0' },
    });
    expect(JSON.parse(/id="hamyar-prefetch">(.*?)<\/script>/s.exec(page.body)?.[1] ?? '')).toEqual([
      '/s/customer/app.css',
      '/s/customer/app.js',
      '/s/customer/bootstrap.js',
      '/s/customer/table.js',
      '/m/tickets/0.10.0/customer/remoteEntry.js',
      '/m/tickets/0.10.0/customer/list.js',
    ]);
  });

  it('writes the session, the newest releases and the chunks of the requested route into the page', async () => {
    const page = await visit('/tickets', { cookie: await cookieOf(employee) });
    const data = boot(page.body);
    expect(data).toMatchObject({ edition: 'staff', user: { id: employee } });
    expect(data.registry.modules.map((m: ModuleRelease) => m.container)).toEqual(['tickets__staff__0_10_0']);
    for (const file of [
      '/s/staff/bootstrap.js',
      '/s/staff/table.js',
      '/m/tickets/0.10.0/staff/remoteEntry.js',
      '/m/tickets/0.10.0/staff/list.js',
    ]) {
      expect(page.body).toMatch(new RegExp(`<link rel="preload" as="script" href="${file}"`));
    }
    expect(page.statements).toBeLessThanOrEqual(3);
  });

  it('a module whose gate is closed adds nothing to the page', async () => {
    expect((await visit('/', { cookie: await cookieOf(employee) })).body).not.toContain('/m/settings/');
    expect((await visit('/', { cookie: await cookieOf(admin) })).body).toContain('/m/settings/0.1.0/staff/');
    expect(expectOk(await (await t.as(employee)).get('/api/registry')).modules).toHaveLength(1);
  });

  it('chooses the edition by the session; a cookie only decides for the login page', async () => {
    expect(boot((await visit('/', { cookie: `${await cookieOf(customer)}; edition=staff` })).body).edition).toBe(
      'customer',
    );
    expect(boot((await visit('/login', { cookie: 'edition=staff' })).body).edition).toBe('staff');
  });

  it('uses the theme of the cookie from the first paint, and follows the device without a known one', async () => {
    const html = async (cookie: string) => (await visit('/login', { cookie })).body;
    expect(await html('hamyar_theme=dark; hamyar_density=compact')).toContain(
      'data-theme="dark" data-density="compact">',
    );
    expect(await html('')).toContain('data-theme="system"');
    const unknown = await html('hamyar_theme=%22%3E%3Cb%3E');
    expect(unknown).toContain('data-theme="system"');
    expect(unknown).not.toContain('<b>');
  });

  it('a name that contains an end tag of the script stays data', async () => {
    const { body } = await visit('/', { cookie: await cookieOf(customer) });
    expect(body).not.toContain('<script>alert(1)');
    expect(boot(body).user.first_name).toBe('</script><script>alert(1)');
  });

  it('allows no script but its own, no outside host, and only styles with the nonce', async () => {
    const page = await visit('/login');
    const nonce = /name="csp-nonce" content="([^"]+)"/.exec(page.body)?.[1];
    const hash = createHash('sha256').update('repair()').digest('base64');
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; manifest-src 'self'`,
    );
    expect((await visit('/login')).body).not.toContain(nonce);
    expect(page.body).not.toMatch(/https?:\/\//);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('[module-platform 7] replaces damaged files from its first request on, by a script of its own, on every page', async () => {
    const [login, page] = await Promise.all([visit('/login'), visit('/', { cookie: await cookieOf(employee) })]);
    for (const { body } of [login, page]) {
      expect(body).toContain('<script>repair()</script>');
      expect(body.indexOf('<script>repair()</script>')).toBeLessThan(body.indexOf('="/s/'));
    }
  });

  it('serves built files compressed and cacheable for ever, and answers missing ones with a plain 404', async () => {
    const customers = await t.app.inject({ url: '/s/customer/app.0a1b2c3d.js' });
    expect([customers.statusCode, customers.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const cookie = await cookieOf(employee);
    const file = await t.app.inject({ url: '/s/staff/app.0a1b2c3d.js', headers: { 'accept-encoding': 'br', cookie } });
    expect(file.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe('console.log(1)');
    expect((await visit('/s/staff/app.0a1b2c3d.js', { cookie })).body).toBe('console.log(1)');
    // only a file with a content hash in its name never changes
    expect((await visit('/s/staff/plain.js', { cookie })).headers['cache-control']).toBe('no-cache');
    for (const path of [
      '/s/staff/gone.js',
      '/m/tickets/0.1.0/staff/x.js',
      '/m/nothing',
      '/s/',
      '/missing.png',
      '/s/../package.json',
      '/m/..%2f..%2fpackage.json',
    ]) {
      const missing = await visit(path);
      expect([path, missing.code, missing.headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8']);
    }
  });

  it('serves staff files to employees and to devices on which an employee logged in, and to nobody else', async () => {
    const papers = ['/s/staff/app.0a1b2c3d.js', '/m/tickets/0.10.0/staff/list.js', '/api/docs', '/api/openapi.json'];
    const codes = async (headers: Record<string, string> = {}) => {
      const answers = [];
      for (const url of [...papers, '/s/st%61ff/app.0a1b2c3d.js']) answers.push((await visit(url, headers)).code);
      return answers;
    };
    const closed = [404, 404, 401, 401, 404];
    const open = [200, 200, 200, 200, 200];
    expect(await codes()).toEqual(closed);
    expect(await codes({ cookie: await cookieOf(customer) })).toEqual(closed);
    expect(await codes({ cookie: 'edition=staff; auth.staff_device=9999999999.forged-forged-forged-forged' })).toEqual(
      closed,
    );
    const { token } = await t.as(employee);
    expect(await codes({ cookie: `auth.token=${token}` })).toEqual(open);
    const first = await visit('/tickets', { cookie: `auth.token=${token}` });
    const device = /auth\.staff_device=[^;]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
    expect(await codes({ cookie: device })).toEqual(open);
    expect(String((await visit('/tickets', { cookie: await cookieOf(customer) })).headers['set-cookie'])).not.toContain(
      'staff_device',
    );
  });

  it('the login page names staff files only where an employee logged in before', async () => {
    const files = async (cookie: string) => /\/staff\//.test((await visit('/login', { cookie })).body);
    expect(await files('edition=staff')).toBe(false);
    const token = expectOk(await (await t.as(employee)).get('/api/getLoginToken')).login_token;
    const cookies = [(await visit(`/tickets?login_token=${token}`)).headers['set-cookie']].flat().map(String);
    const device = cookies.find((cookie) => cookie.startsWith('auth.staff_device='))!.split(';')[0];
    expect(await files(`edition=staff; ${device}`)).toBe(true);
    expect(await files(device!)).toBe(false);
  });

  it('the page of a customer names no license feature of the staff edition', async () => {
    const staff = boot((await visit('/', { cookie: await cookieOf(employee) })).body);
    expect(staff.user.features).toContain('ticket_conditional_sla');
    const data = boot((await visit('/', { cookie: await cookieOf(customer) })).body);
    const offStaff = FEATURES.filter((feature) => !CUSTOMER_FEATURES.includes(feature));
    // the names of shared lists are the same for everybody (spec 3.30)
    for (const feature of offStaff) expect(JSON.stringify(data)).not.toContain(`"${feature}"`);
  });

  it('[4.2, 7.4] exchanges a login link once, removes it from the address and sets the session', async () => {
    const token = expectOk(await (await t.as(employee)).get('/api/getLoginToken')).login_token;
    const first = await visit(`/tickets?tab=1&login_token=${token}`);
    expect([first.code, first.headers.location, first.headers['referrer-policy']]).toEqual([
      303,
      '/tickets?tab=1',
      'no-referrer',
    ]);
    const session = String([first.headers['set-cookie']].flat()[0]);
    expect(session).toMatch(/^auth\.token=.{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(boot((await visit('/', { cookie: session.split(';')[0] ?? '' })).body).user.id).toBe(employee);
    expect((await visit(`/tickets?login_token=${token}`)).headers.location).toBe('/login?reason=link');
  });

  it('[decisions 2.0] the address of a page with the secret of a link is said to no other site and to no log', async () => {
    const secret = 'Ab3_'.repeat(11);
    expect((await visit(`/request/${secret}`)).headers['referrer-policy']).toBe('no-referrer');
    expect((await visit('/login')).headers['referrer-policy']).toBe('same-origin');
    expect((await visit(`/login?invitation=${secret}`)).headers['referrer-policy']).toBe('no-referrer');
    const written: string[] = [];
    const warn = jest.spyOn(t.deps.log, 'warn').mockImplementation((...args: unknown[]) => {
      written.push(JSON.stringify(args));
    });
    const report = { trace_id: 's1', module: 'tickets', release: '0.10.0', kind: 'render' };
    expectOk(
      await t.visitor.post('/api/moduleError', {
        ...report,
        message: `no /request/${secret}`,
        route: `/request/${secret}`,
        stack: `at /request/${secret}:1`,
      }),
    );
    warn.mockRestore();
    expect(written.join()).toContain('/request/…');
    expect(written.join()).not.toContain(secret);
  });

  it('[4.2] a login link is valid for 60 seconds', async () => {
    const token = expectOk(await (await t.as(employee)).get('/api/getLoginToken')).login_token;
    t.deps.clock.advance(61_000);
    expect((await visit(`/?login_token=${token}`)).headers.location).toBe('/login?reason=link');
  });

  it('asks before a login link replaces the session of somebody else', async () => {
    const token = expectOk(await (await t.as(employee)).get('/api/getLoginToken')).login_token;
    const cookie = await cookieOf(admin);
    const page = await visit(`/?login_token=${token}`, { cookie });
    expect(page.code).toBe(200);
    expect(page.body).toContain('action="/login/exchange"');
    const post = (headers: Record<string, string>) =>
      t.visitor.request({
        method: 'POST',
        url: '/login/exchange',
        payload: `login_token=${token}&next=%2F`,
        headers: { host: 'desk.example', 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      });
    expect((await post({ origin: 'https://evil.example' })).code).toBe(403);
    const done = await post({ origin: 'http://desk.example' });
    expect([done.code, done.headers.location]).toEqual([303, '/']);
    expect((await visit('/', { cookie })).headers.location).toBe('/login');
  });

  it('compresses a page as it is sent', async () => {
    const page = await t.app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br' } });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('hamyar-boot');
  });

  it('[2.24] a page that cannot be written shows a Persian message with a code and nothing about the cause', async () => {
    const broken = await createTestApp({}, { dist });
    const { token } = await broken.as(await addUser(broken.deps.db, {}));
    await broken.deps.database.drop();
    const page = await broken.visitor.request({ url: '/tickets', headers: { cookie: `auth.token=${token}` } });
    expect([page.code, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page.body).toContain('مشکلی در سیستم رخ داده است');
    expect(page.body).toContain(String(page.headers['x-request-id']));
    expect(page.body).not.toMatch(/destroyed|pool|Error|at \//);
    expect((await broken.visitor.get('/readyz')).code).toBe(503);
    await broken.app.close();
  });

  it('[2.24] a page that cannot be written while the database is away waits for it by a script of its own', async () => {
    const broken = await createTestApp({}, { dist });
    const { token } = await broken.as(await addUser(broken.deps.db, {}));
    const away = jest.spyOn(broken.deps.database.pool, 'connect').mockImplementation(() => {
      throw Object.assign(new Error('the database system is shutting down'), { code: '57P03' });
    });
    const page = await broken.visitor.request({ url: '/tickets', headers: { cookie: `auth.token=${token}` } });
    away.mockRestore();
    expect([page.code, page.headers['retry-after']]).toEqual([503, '5']);
    const script = /<script>([^]*)<\/script>/.exec(page.body)![1]!;
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'; connect-src 'self'`);
    await broken.close();
  });

  it('has a default icon until one is set', async () => {
    expect((await visit('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    for (const name of ['1-0123456789abcdef.png', 'x', '../../etc/passwd', '1-0123456789abcdef.svg'])
      expect((await visit(`/f/${encodeURIComponent(name)}`)).code).toBe(404);
  });

  it('counts a release that failed in a browser for people with a session, of their own edition only', async () => {
    const report = { trace_id: 't1', module: 'tickets', release: '0.10.0', kind: 'render', message: 'boom' };
    const counted = () =>
      t.deps.db.selectFrom('module_failure').select(['module', 'version', 'release', 'count']).execute();
    const [employee, customer] = [
      await t.as(await addUser(t.deps.db, { employee: true })),
      await t.as(await addUser(t.deps.db, {})),
    ];
    // a visitor is answered and writes no row
    expectOk(await t.visitor.post('/api/moduleError', report));
    expect(await counted()).toEqual([]);
    expect(await t.deps.db.selectFrom('module_failure_trace').selectAll().execute()).toEqual([]);
    expect((await employee.post('/api/moduleError', { ...report, kind: 'other' })).code).toBe(422);
    // names and releases that were never here, and those of the other edition, are not counted
    for (const [trace_id, module, release] of [
      ['t2', 'tickets', '9.9.9'],
      ['t3', 'nothing', '0.10.0'],
    ])
      expectOk(await employee.post('/api/moduleError', { ...report, trace_id, module, release }));
    expectOk(await customer.post('/api/moduleError', { ...report, trace_id: 't4', module: 'customers' }));
    expect(await counted()).toEqual([]);
    expectOk(await employee.post('/api/moduleError', report));
    expect(await counted()).toEqual([{ module: 'tickets', version: '0.10.0', release: '0.10.0', count: 1 }]);
  });
});
