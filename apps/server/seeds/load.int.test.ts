import { sql } from 'kysely';
import { serverModules } from '../src/modules.ts';
import { createTestDeps, type TestDeps } from '../test/test-deps.ts';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { examineFile } from '../src/modules/attachments/public.ts';
import { createLog } from '../src/platform/logging/log.ts';
import type { Pool } from '../src/platform/database/pool.ts';
import { loadDemo, openDemoFiles } from './load.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './logins.ts';
import { verifyPassword } from '../src/platform/auth/passwords.ts';

const ANCHOR = Date.UTC(2026, 10, 20) / 86_400_000;
const SMALL = { tickets: 600, customers: 400, organizations: 40, staff: 30 };

let deps: TestDeps;
beforeAll(async () => {
  deps = await createTestDeps();
  await loadDemo(deps, { anchorDay: ANCHOR, sizes: SMALL });
});
afterAll(() => deps.close());

const STAFF = { id: 1, employee: true, username: 'admin', branch: -1, departments: [], organization: null };

const number = async (query: string): Promise<number> =>
  Number(((await deps.pool.query(query)).rows[0] as { n: number }).n);

describe('the demo database', () => {
  it('[decisions 2.20] contains the company, is marked as a demo, and is not filled twice', async () => {
    expect(await number('select count(*) as n from ticket')).toBe(600);
    expect(await number('select count(*) as n from department')).toBe(8);
    expect(
      await number(
        `select count(*) as n from system_state where key = 'demo' and value ->> 'password_hash' is not null`,
      ),
    ).toBe(1);
    expect(await loadDemo(deps, { anchorDay: ANCHOR, sizes: SMALL })).toBe(false);
  });

  it('[decisions 2.20] is loaded also when its statistics cannot be collected, with a warning', async () => {
    const other = await createTestDeps();
    const warnings: string[] = [];
    const stream = new Writable({
      write(line: Buffer, _encoding, done) {
        warnings.push((JSON.parse(line.toString()) as { msg: string }).msg);
        done();
      },
    });
    const pool = {
      async connect() {
        const client = await other.pool.connect();
        const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
        return new Proxy(client, {
          get(target, key) {
            if (key === 'release')
              return () => {
                target.release();
              };
            if (key !== 'query') return Reflect.get(target, key) as unknown;
            return (...args: unknown[]) =>
              args[0] === 'analyze'
                ? Promise.reject(new Error('canceling statement due to statement timeout'))
                : query(...args);
          },
        });
      },
    } as unknown as Pool;
    const log = createLog({ level: 'warn', destination: stream });
    expect(await loadDemo({ ...other, pool, log }, { anchorDay: ANCHOR, sizes: { ...SMALL, tickets: 20 } })).toBe(true);
    expect(warnings).toEqual(['statistics of the demo company are missing']);
    const { rows } = await other.pool.query<{ n: number }>('select count(*) as n from ticket');
    expect(rows).toEqual([{ n: 20 }]);
    await other.close();
  });

  it('[issue 2] accepts every published login, all with one password', async () => {
    for (const { username } of DEMO_LOGINS) {
      const { rows } = await deps.pool.query<{ password_hash: string }>(
        `select password_hash from "user" where username_key = $1 and status = 'active'`,
        [username],
      );
      expect([username, rows.length]).toEqual([username, 1]);
    }
    const { rows } = await deps.pool.query<{ password_hash: string }>(
      `select distinct password_hash from "user" where status <> 'invited'`,
    );
    expect(rows).toHaveLength(1);
    expect(await verifyPassword(rows[0]?.password_hash ?? null, DEMO_PASSWORD)).toBe(true);
  });

  it('[decisions 2.20] contains what the modules declare, each in its tables', async () => {
    const company = { people: [{ ...STAFF }], tickets: [], end: deps.clock.now(), now: deps.clock.now() };
    const files = openDemoFiles(deps, { content: 0, attachment: 0 }, company.now);
    const tables = [];
    for (const { demoData } of serverModules)
      tables.push(...((await demoData?.(company, files)) ?? []).map(({ table }) => table));
    expect(tables).toEqual(expect.arrayContaining(['license', 'file']));
    for (const table of tables)
      expect([table, await number(`select count(*) as n from ${table}`)]).not.toEqual([table, 0]);
  });

  it('[decisions 2.20] has a tree of real files, each of the type that an upload of it would get', async () => {
    const { rows } = await deps.pool.query<{ name: string; mime: string; extension: string; hash: string }>(
      `select f.name, a.mime, a.extension, encode(a.sha256, 'hex') as hash from file f
        join attachment a on a.context = 'file' and a.context_id = f.id`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { name, mime, extension, hash } of rows) {
      const path = join(deps.config.dataDir, 'files', hash.slice(0, 2), hash.slice(2, 4), hash);
      expect({ name, ...(await examineFile({ path, filename: name, size: 1 }, null)) }).toMatchObject({
        name,
        mime,
        extension,
      });
    }
    expect(await number(`select count(*) as n from attachment where context = 'file_thumbnail'`)).toBeGreaterThan(4);
    expect(
      await number("select count(*) as n from file where not folder and visibility = 'public' and public_key is null"),
    ).toBe(0);
  });

  it('[5.40] has a picture of its own for each category of the knowledge base: a png that is not too large', async () => {
    const { rows } = await deps.pool.query<{ id: number; content: string; mime: string; size: number }>(
      `select c.id, encode(a.sha256, 'hex') as content, a.mime, a.size::int from article_category c
        left join attachment a on a.id = c.icon_id and a.context = 'article_category' and a.context_id = c.id`,
    );
    expect(rows.filter(({ mime, size }) => mime !== 'image/png' || size > 512_000)).toEqual([]);
    expect(new Set(rows.map(({ content }) => content)).size).toBe(rows.length);
  });

  it('[decisions 2.3] continues numbers and ids where the company ends', async () => {
    expect(
      await number(
        `select count(*) as n from ticket_number_counter c where c.last <> (select max(substr(number, 6, 6)::int) from ticket where '14' || left(number, 2) || '-' || substr(number, 3, 2) = c.month)`,
      ),
    ).toBe(0);
    const { rows } = await sql<{
      id: number;
    }>`insert into tag (name, name_norm) values ('تازه', 'تازه') returning id`.execute(deps.db);
    expect(rows[0]?.id).toBe(await number('select max(id) as n from tag'));
  });

  it('[decisions 2.3] stores with each ticket the values that follow from its contents', async () => {
    expect(
      await number(`select count(*) as n from ticket t where content_count <> (select count(*) from ticket_content c where c.ticket_id = t.id and type <> 'system')
      or public_content_count <> (select count(*) from ticket_content c where c.ticket_id = t.id and public_seq is not null) or last_seq <> (select max(seq) from ticket_content c where c.ticket_id = t.id)
      or attachment_count <> (select count(*) from attachment a join ticket_content c on c.id = a.context_id and a.context = 'ticket_content' where c.ticket_id = t.id)`),
    ).toBe(0);
  });

  it('[decisions 2.0] finds texts by the words that the application stores', async () => {
    expect(
      await number(
        `select count(*) as n from ticket_content where content_words(body_html, search_key) @@ to_tsquery('simple', 'سلام')`,
      ),
    ).toBeGreaterThan(100);
    expect(
      await number(
        `select count(*) as n from ticket_content where type <> 'system' and content_words(body_html, search_key) = ''::tsvector`,
      ),
    ).toBe(0);
  });

  it('[2.49] has notifications of the last seven days, some of them unread', async () => {
    expect(
      await number(
        `select count(*) as n from notification where at > (select max(last_activity_at) from ticket) - interval '7 days'`,
      ),
    ).toBe(await number('select count(*) as n from notification'));
    expect(await number('select count(*) as n from notification where read_at is null')).toBeGreaterThan(3);
  });

  it('[decisions 2.6, decisions 2.20] has tickets whose clocks run, stand, are late, and were met and missed', async () => {
    const { rows } = await deps.pool.query<{ state: string; n: number }>(
      `select case when status = 4 then 'closed ' || res_state else sla_state end as state, count(*)::int as n from ticket
        where sla_id is not null group by 1 order by 1`,
    );
    expect(rows.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['ok', 'paused', 'resolution_breached', 'closed met', 'closed breached']),
    );
  });

  it('[decisions 2.6, decisions 2.20] notifies nobody about clocks when it is loaded, nor within hours of it', async () => {
    const soon = new Date(deps.clock.now().getTime() + 12 * 3_600_000).toISOString();
    expect(await number(`select count(*) as n from ticket where sla_next_at < '${soon}'`)).toBe(0);
    expect(await number(`select count(*) as n from notification where event like 'sla%'`)).toBe(0);
  });

  it('[decisions 2.10] has a file for every attachment', async () => {
    const { rows } = await deps.pool.query<{ sha256: Buffer; size: number }>(
      'select distinct b.sha256, b.size from attachment a join file_blob b using (sha256)',
    );
    expect(rows.length).toBeGreaterThan(8);
    for (const { sha256, size } of rows) expect(await deps.storage.stat(sha256.toString('hex'))).toBe(Number(size));
  });
});
