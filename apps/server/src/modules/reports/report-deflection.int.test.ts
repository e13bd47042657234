import { queryText } from '@hamyar/contracts';
import { sql } from 'kysely';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { expectOk, type TestClient } from '../../../test/test-app.ts';

const DAY = 86_400;
const HOUR = 3_600;

describe('the reports about deflection', () => {
  let desk: ArticleDesk;
  let now: number;
  let admin: TestClient;
  let branchAdmin: TestClient;
  let branches: number[];
  let articles: { open: number; hidden: number };

  beforeAll(async () => {
    desk = await openArticleDesk();
    const { db } = desk.t.deps;
    now = desk.t.deps.clock.unix();
    branches = [await addBranch(db), await addBranch(db)];
    const department = await addDepartment(db);
    admin = await desk.t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
    branchAdmin = await desk.t.as(
      await addUser(db, { branch_admin: true, branch_id: branches[0]!, permissions: ['export data'] }),
    );
    const [first, second] = [
      await addUser(db, { branch_id: branches[0]! }),
      await addUser(db, { branch_id: branches[1]! }),
    ];
    const colleague = await addUser(db, { employee: true, branch_id: branches[0]! });
    await sql`insert into customer_level (id, name, color) values (1, 'طلایی', '#D9B441')`.execute(db);
    await sql`update "user" set customer_level_id = 1 where id = ${first}`.execute(db);
    articles = {
      open: await desk.article({ name: 'راه‌اندازی' }),
      hidden: await desk.article({ name: 'فقط مشتریان', public: false, user_group: 'customers' }),
    };
    const solve = async (article: number, user: number | null, at: number, source = 'suggestion') => {
      await sql`insert into article_solution (article_id, reader_key, day, source, user_id, created_at)
        values (${article}, ${`${user}.${at}`}, (${new Date(at * 1000)}::timestamptz at time zone 'utc')::date, ${source}, ${user}, ${new Date(at * 1000)})`.execute(
        db,
      );
    };
    await solve(articles.open, first, now - 2 * DAY);
    await solve(articles.open, first, now - 3 * DAY);
    await solve(articles.open, null, now - 3 * DAY);
    await solve(articles.hidden, second, now - 4 * DAY);
    await solve(articles.hidden, first, now - 4 * DAY);
    // read by itself, by a colleague, and before the range
    await solve(articles.open, first, now - 2 * DAY + HOUR, 'article');
    await solve(articles.open, colleague, now - 2 * DAY);
    await solve(articles.open, second, now - 12 * DAY);
    for (let index = 0; index < 4; index += 1)
      await sql`insert into ticket (number, subject, subject_dense, kind, owner_id, customer_id, created_by_id, department_id, branch_id, status, importance, created_at)
        values (${`d${index}`}, 's', 's', 'customer', ${first}, ${first}, ${first}, ${department}, ${branches[index === 3 ? 1 : 0]!}, 0, 1, ${new Date((now - 2 * DAY) * 1000)})`.execute(
        db,
      );
  });
  afterAll(() => desk.t.close());

  const week = () => ({ from_date: now - 6 * DAY, to_date: now });
  const read = async (client: TestClient, name: string, query: object = {}) =>
    expectOk(await client.get(`/api/${name}?${queryText({ ...week(), ...query })}`));

  it('[decisions 2.12, decisions 2.28] count what suggestions solved, by day, beside the tickets created and their share', async () => {
    const found = await read(admin, 'reportDeflection', { compare: true });
    expect(found).toMatchObject({ solved: 5, created: 4, share: 56, previous_share: 100 });
    expect(found.buckets.map(({ y }: { y: number }) => y)).toEqual([0, 0, 2, 2, 1, 0, 0]);
    expect(found.buckets.map(({ previous }: { previous: number }) => previous)).toEqual([0, 1, 0, 0, 0, 0, 0]);
    for (const { created, filter } of [found, ...found.buckets])
      expect((await admin.get(`/api/ticket?${queryText(filter)}`)).json.total).toBe(created);
  });

  it('[decisions 2.28] count days of the business zone, not those of UTC', async () => {
    // 20:45 of UTC on the 17th is 00:15 of the 18th in Tehran
    const at = Date.UTC(2026, 10, 17, 20, 45) / 1000;
    const article = await desk.article();
    await sql`insert into article_solution (article_id, reader_key, day, source, user_id, created_at)
      values (${article}, 'night', '2026-11-17', 'suggestion', null, ${new Date(at * 1000)})`.execute(desk.t.deps.db);
    const day = async (noon: number) =>
      (await read(admin, 'reportDeflection', { from_date: noon, to_date: noon })).buckets.map(
        ({ y }: { y: number }) => y,
      );
    const [before, after] = [await day(Date.UTC(2026, 10, 17, 9) / 1000), await day(Date.UTC(2026, 10, 18, 9) / 1000)];
    await sql`delete from article_solution where reader_key = 'night'`.execute(desk.t.deps.db);
    const without = await day(Date.UTC(2026, 10, 18, 9) / 1000);
    expect(after[0]! - without[0]!).toBe(1);
    expect(before).toEqual(await day(Date.UTC(2026, 10, 17, 9) / 1000));
  });

  it('[decisions 2.28] are of the own branch and of visitors for who is of one branch', async () => {
    expect(await read(branchAdmin, 'reportDeflection')).toMatchObject({ solved: 4, created: 3 });
    expect(await read(admin, 'reportDeflection', { branch_ids: [branches[1]] })).toMatchObject({
      solved: 1,
      created: 1,
    });
    expect(await read(admin, 'reportDeflection', { customer_level_ids: [1] })).toMatchObject({ solved: 3, created: 4 });
  });

  it('[decisions 2.12] name an article only for who may read it; the others are one number', async () => {
    const totals = (points: { x: number | null; name: string | null; total: number }[]) =>
      points.map(({ x, name, total }) => [x, name, total]);
    expect(totals(await read(admin, 'reportDeflectionArticle'))).toEqual([
      [articles.open, 'راه‌اندازی', 3],
      [articles.hidden, 'فقط مشتریان', 2],
    ]);
    expect(totals(await read(branchAdmin, 'reportDeflectionArticle'))).toEqual([
      [articles.open, 'راه‌اندازی', 3],
      [null, null, 1],
    ]);
  });

  it('[decisions 2.28] refuse filters that readers do not have, which a file leaves out', async () => {
    expect((await admin.get('/api/reportDeflection', { department_ids: 1 })).code).toBe(422);
    const file = async (report: string) => {
      const { code, bytes } = await admin.get('/api/reportExport', {
        ...week(),
        report,
        format: 'csv',
        department_ids: 9_999,
      });
      expect(code).toBe(200);
      return readSheet('csv', bytes).rows;
    };
    const rows = await file('reportDeflection');
    expect(rows[0]).toEqual(['از تاریخ', 'تا تاریخ', 'تیکت ایجادشده', 'حل‌شده', 'سهم حل‌شده']);
    expect(rows.slice(1).map(([, , ...numbers]) => numbers)).toContainEqual(['4', '1', '20']);
    expect(await file('reportDeflectionArticle')).toEqual([
      ['مقاله', 'حل‌شده', 'سهم'],
      ['راه‌اندازی', '3', '60'],
      ['فقط مشتریان', '2', '40'],
    ]);
  });
});
