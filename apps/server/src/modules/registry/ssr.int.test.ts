import { createHash } from 'node:crypto';
import type { ModuleRelease } from '@hamyar/contracts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { putBuild, shellRelease } from '../../../test/built.ts';
import { buildApp } from '../../app.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import type { Db } from '../../platform/database/pool.ts';
import { createJobRegistry } from '../../platform/jobs/job-registry.ts';

const dist = mkdtempSync(join(tmpdir(), 'hamyar-first-'));
function put(path: string, content: string | object): void {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** A small shell in the form of the build's: it renders the page's data. */
const shellCode = `
const escape = (text) => text.replace(/[&<>"']/g, (c) => '&#' + c.charCodeAt(0) + ';');
exports.shell = {
  sharedPackages: { marker: 'shared' },
  createRenderer: (screens) => {
    const screenOf = ({ boot, url }) => url.startsWith('/tickets') && screens.get('tickets__' + boot.edition + '__0_1_0')?.List;
    return {
      draws: (page) => Boolean(screenOf(page)),
      async draw({ boot, url, look, callInternally, signal }) {
        if (url.includes('explode')) throw new Error('drawn badly');
        const late = new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
        const bodies = await Promise.race([Promise.all(screenOf({ boot, url })(url).map(callInternally)), late]);
        if (!bodies) return null;
        const first = bodies.map((value, at) => ({ module: 'tickets', endpoint: 'list', arg: at, value }));
        if (url.includes('undrawable')) return { html: null, first, error: new Error('drawn badly') };
        const rows = bodies.flatMap((value) => (Array.isArray(value.data) ? value.data : []));
        const html = '<ul class="rows' + (look.iconMode ? ' folded' : '') + '">' + rows.map((row) => '<li class="row" style="height:72px">' + escape(row.subject) + '</li>').join('') + '</ul>';
        return { html, first };
      },
    };
  },
};`;
const screenCode = `
const { marker } = { marker: require('marker') };
exports.List = (url) => {
  const one = /one=(\\d+)/.exec(url)?.[1];
  if (one) return ['/api/ticket/' + one];
  if (marker === 'shared' && url.includes('forbidden')) return ['/api/logs'];
  return url.includes('unknown') ? ['/api/nothing'] : ['/api/ticket?perPage=25', '/api/ticketCounters?views%5B%5D=open'];
};`;

const shell = (edition: 'staff' | 'customer') =>
  shellRelease(edition, {
    fontStyles: { page: '@font-face{font-family:a}', initialPage: '#hamyar-ssr{font-family:b}' },
    afterPaint: 'start()',
    repairFiles: 'repair()',
    pages: {
      app: { scripts: ['app.js'], styles: ['app.css'], preload: [] },
      login: { scripts: ['login.js'], styles: [], preload: [] },
    },
  });

function release(audience: 'staff' | 'customer'): ModuleRelease {
  return {
    schema: 1,
    release: 'abc',
    audience,
    container: `tickets__${audience}__0_1_0`,
    base: `/m/tickets/0.1.0/${audience}/`,
    entry: 'remoteEntry.js',
    integrity: {},
    chunks: { List: [] },
    uses: {},
    manifest: {
      name: 'tickets',
      version: '0.1.0',
      title: 'x',
      owner: 'team',
      platform: '^1.0.0',
      audience: [audience],
      routes: [{ path: '/tickets', name: 'tickets', title: 'x', screen: 'List' }],
    },
  } as unknown as ModuleRelease;
}

async function addTicket(
  db: Db,
  customer: number,
  subject: string,
  unit: { department: number; branch: number },
): Promise<void> {
  await db
    .insertInto('ticket')
    .values({
      number: `0508-${String(customer).padStart(6, '0')}-${subject.length % 10}`,
      subject,
      subject_dense: subject,
      kind: 'customer',
      status: 0,
      owner_id: customer,
      recipient_id: null,
      customer_id: customer,
      assignee_id: null,
      created_by_id: customer,
      department_id: unit.department,
      branch_id: unit.branch,
      organization_id: null,
      importance: 1,
      last_activity_at: new Date(),
      waiting_since: new Date(),
    })
    .execute();
}

const HOSTILE = '</script><img src=x onerror=alert(1)> "\u202E<!--';

describe('the initial page', () => {
  let t: TestApp;
  let reza: number;
  let mina: number;
  let employee: number;
  const visit = async (url: string, user: number, cookie = '') =>
    t.visitor.request({
      url,
      headers: { host: 'desk.example', cookie: `auth.token=${(await t.as(user)).token}; ${cookie}` },
    });
  const boot = (html: string) => JSON.parse(/id="hamyar-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  const view = (html: string) =>
    /<div id="hamyar-ssr" data-first-fonts aria-busy="true">(.*?)<\/div>\n/s.exec(html)?.[1];

  beforeAll(async () => {
    for (const edition of ['staff', 'customer'] as const) {
      put(
        `shell/${edition}/app.css`,
        '@layer base{*{margin:0}}.rows{color:red}.row:focus,.folded .row{color:blue}.elsewhere{color:green}',
      );
      put(`ssr/${edition}/shell.cjs`, shellCode);
      put(`ssr/${edition}/tickets__${edition}__0_1_0.cjs`, screenCode);
    }
    const view = (edition: string) => ({
      shell: 'shell.cjs',
      [`tickets__${edition}__0_1_0`]: `tickets__${edition}__0_1_0.cjs`,
    });
    putBuild(dist, {
      shells: [shell('staff'), shell('customer')],
      modules: [release('staff'), release('customer')],
      views: { staff: view('staff'), customer: view('customer') },
    });
    t = await createTestApp({}, { dist });
    const { db } = t.deps;
    const unit = { branch: await addBranch(db), department: await addDepartment(db) };
    [reza, mina, employee] = [
      await addUser(db, { branch_id: unit.branch }),
      await addUser(db, { branch_id: unit.branch }),
      await addUser(db, { employee: true, branch_id: unit.branch }),
    ];
    await addTicket(db, reza, HOSTILE, unit);
    await addTicket(db, mina, 'راز مینا', unit);
  });
  afterAll(async () => {
    await t.close();
    rmSync(dist, { recursive: true, force: true });
  });

  it("contains the list that the person may see, exactly as the calls return it, and nothing of another person's", async () => {
    const page = await visit('/tickets', reza);
    const call = async (url: string) => JSON.parse((await (await t.as(reza)).get(url)).body) as unknown;
    expect(boot(page.body).first).toEqual([
      { module: 'tickets', endpoint: 'list', arg: 0, value: await call('/api/ticket?perPage=25') },
      { module: 'tickets', endpoint: 'list', arg: 1, value: await call('/api/ticketCounters?views%5B%5D=open') },
    ]);
    expect(view(page.body)).toContain('class="row"');
    expect(page.body).not.toContain('راز مینا');
    expect((await visit('/tickets', mina)).body).toContain('راز مینا');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.statements).toBeLessThanOrEqual(12);
  });

  it('a subject that contains end tags of the script or an element stays text', async () => {
    const { body } = await visit('/tickets', reza);
    expect(boot(body).first[0].value.data[0].subject).toBe(HOSTILE);
    expect(body).not.toContain('<img src=x');
    // what replaces damaged files, the list of scripts, the font of the digits, the script that starts them, and the data
    expect(body.match(/<\/script>/g)).toHaveLength(5);
  });

  it('contains the styles that it needs with the nonce, also those of its elements, and loads the style sheets after itself', async () => {
    const { body } = await visit('/tickets', reza, 'hamyar_rail=icons');
    const style = /<style nonce="([^"]+)">(.*?)<\/style>/s.exec(body)!;
    expect(style[1]).toBe(/name="csp-nonce" content="([^"]+)"/.exec(body)?.[1]);
    expect(style[2]).toContain(
      '@layer base{*{margin:0}}.rows{color:red}.row:focus,.folded .row{color:blue}#hamyar-ssr [data-style="height:72px"]{height:72px}',
    );
    expect(style[2]).not.toContain('.elsewhere');
    expect(body).not.toContain(' style=');
    expect(body).not.toContain('id="root"');
    expect(body.indexOf('rel="stylesheet"')).toBeGreaterThan(body.indexOf('</ul>'));
    expect(body.indexOf('id="hamyar-boot"')).toBeGreaterThan(body.indexOf('id="hamyar-ssr"'));
    expect(/<style nonce="[^"]+">(.*?)<\/style>/s.exec((await visit('/tickets', reza)).body)?.[1]).not.toContain(
      'folded',
    );
  });

  it('[module-platform 7] starts the scripts after its paint, by an inline script that the policy names', async () => {
    const { body, headers } = await visit('/tickets', employee);
    const policy = String(headers['content-security-policy']);
    const [repair, start] = ['repair()', 'start()'].map((code) => createHash('sha256').update(code).digest('base64'));
    expect(policy).toContain(`script-src 'self' 'sha256-${repair}' 'sha256-${start}';`);
    expect(policy).not.toContain('unsafe-inline');
    expect(body.match(/<script>.*?<\/script>/gs)).toEqual(['<script>repair()</script>', '<script>start()</script>']);
    expect(body).not.toContain('<script defer');
    expect(body).toContain('<link rel="preload" as="script" href="/s/staff/app.js">');
    expect(body).toContain('<script type="application/json" id="hamyar-scripts">[{"url":"/s/staff/app.js"}]</script>');
  });

  it('[quality, browser] is whole before the page names a file of the application: their requests delay its paint', async () => {
    const { body } = await visit('/tickets', employee);
    const end = body.indexOf('<span id="hamyar-ssr-end"');
    expect(end).toBeGreaterThan(0);
    for (const file of ['<link rel="preload" as="script"', '<link rel="stylesheet"', 'id="hamyar-boot"'])
      expect(body.indexOf(file)).toBeGreaterThan(end);
    // the paint waits a moment for its fonts
    expect(body.indexOf('<link rel="preload" as="font"')).toBeLessThan(body.indexOf('</head>'));
  });

  it('has the font rules itself: a sheet with such rules makes the browser lay out the page again', async () => {
    const { body } = await visit('/tickets', employee);
    expect(body).toMatch(/<style nonce="[^"]+">@font-face\{font-family:a\}#hamyar-ssr\{font-family:b\}/);
    const login = await t.visitor.request({ url: '/login', headers: { host: 'desk.example' } });
    expect(login.body).toMatch(/<style nonce="[^"]+">@font-face\{font-family:a\}<\/style>/);
  });

  it('contains the cursors of its channels, so that changes after the page was written are received', async () => {
    expect(boot((await visit('/tickets', reza)).body).feed_cursor).toMatch(/^\d+\.0\.\d+$/);
    expect(boot((await visit('/editProfile', reza)).body).feed_cursor).toMatch(/^\d+\.0\.\d+$/);
  });

  it.each([
    ['/editProfile', 'a page without one'],
    ['/tickets?unknown', 'a call that nobody answers'],
    ['/tickets?explode', 'a renderer that fails'],
  ])('%s is absent: %s', async (url) => {
    const page = await visit(url, reza);
    expect(page.code).toBe(200);
    expect(view(page.body)).toBeUndefined();
    expect(boot(page.body)).toMatchObject({ first: [], user: { id: reza } });
    expect(page.body).toContain('<link rel="stylesheet" href="/s/customer/app.css"');
  });

  it('shows nothing that the call would refuse to the person', async () => {
    expect(boot((await visit('/tickets?forbidden', reza)).body).first).toEqual([]);
    expect(boot((await visit('/tickets?forbidden', employee)).body).first).toEqual([]);
  });

  it('contains the response of a call for one object, and none of another person', async () => {
    const listed = boot((await visit('/tickets', reza)).body).first[0].value.data[0].id as number;
    const one = `/tickets?one=${listed}`;
    expect(boot((await visit(one, reza)).body).first[0].value.data.id).toBe(listed);
    expect(boot((await visit(one, mina)).body).first).toEqual([]);
  });

  it('contains the responses when only the rendering fails', async () => {
    const page = await visit('/tickets?undrawable', reza);
    expect(view(page.body)).toBeUndefined();
    expect(boot(page.body).first).toHaveLength(2);
  });

  it('a visitor gets nothing of it, and its files are not served', async () => {
    expect((await t.visitor.request({ url: '/tickets' })).headers.location).toBe('/login?next=%2Ftickets');
    const login = await t.visitor.request({ url: '/login' });
    expect(view(login.body)).toBeUndefined();
    expect(boot(login.body)).toMatchObject({ first: [], feed_cursor: null });
    for (const path of [
      '/ssr/customer/shell.cjs',
      '/s/ssr/customer/shell.cjs',
      '/s/..%2fssr/customer/shell.cjs',
      '/m/..%2fssr%2fcustomer%2fshell.cjs',
    ])
      expect((await t.visitor.request({ url: path })).code).toBe(404);
  });

  it('the first page of each edition after a start waits longer, because its code has not run before', async () => {
    const started = await buildApp({ ...t.deps, jobs: createJobRegistry() }, { dist, firstAnswersWithin: 0 });
    await started.ready();
    const shown: (string | undefined)[] = [];
    for (const user of [reza, employee]) {
      const cookie = `auth.token=${(await t.as(user)).token}`;
      shown.push(view((await started.inject({ url: '/tickets', headers: { host: 'desk.example', cookie } })).body));
    }
    await started.close();
    expect(shown).toEqual([expect.stringContaining('class="rows"'), expect.stringContaining('class="rows"')]);
  });

  it('a late response leaves the page without it', async () => {
    const { db } = t.deps;
    const hasty = await buildApp({ ...t.deps, jobs: createJobRegistry() }, { dist, firstAnswersWithin: 100 });
    await hasty.ready();
    const trx = await db.startTransaction().execute();
    await trx.schema
      .alterTable('ticket')
      .alterColumn('subject', (column) => column.setNotNull())
      .execute();
    const page = await hasty
      .inject({
        url: '/tickets',
        headers: { host: 'desk.example', cookie: `auth.token=${(await t.as(reza)).token}` },
      })
      .finally(() => trx.rollback().execute());
    await hasty.close();
    expect(page.statusCode).toBe(200);
    expect(boot(page.body).first).toEqual([]);
  });
});
