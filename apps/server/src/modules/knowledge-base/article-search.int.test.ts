import { sql } from 'kysely';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { expectOk, expectStatus } from '../../../test/test-app.ts';

let desk: ArticleDesk;
const ids: Record<string, number> = {};
beforeAll(async () => {
  desk = await openArticleDesk();
  for (const [key, name, text] of [
    ['password', 'فراموشی رمز عبور', 'اگر رمز خود را فراموش کرده‌اید، پیوند بازیابی برای شما پیامک می‌شود.'],
    ['printer', 'چاپگر رسید چاپ نمی‌کند', 'کابل چاپگرها را بررسی کنید و صف چاپ را خالی کنید.'],
    ['wifi', 'تنظیم وای‌فای مغازه', 'نام شبکهٔ بی‌سیم را در تنظیمات مودم بیابید.'],
    ['tax', 'خطای ۵۰۴ سامانهٔ مودیان', 'سامانه گاهی پاسخ نمی‌دهد؛ دوباره بفرستید.'],
    ['stock', 'انبارگردانی پایان سال', 'پیش از شمارش کالا فروش را ببندید.'],
  ] as const)
    ids[key] = await desk.article({ name, body_html: `<p>${text}</p>` });
});
afterAll(() => desk.t.close());

const search = async (s: string, client = desk.t.visitor) =>
  expectOk(await client.get('/api/kbArticle', { s })).map(({ id }: { id: number }) => id);

describe('the search of articles', () => {
  it.each([
    ['رمز عبور', 'password'],
    ['رمزعبور', 'password'],
    ['پسوردمو یادم رفته', 'password'],
    ['كلمه عبور', 'password'],
    ['password', 'password'],
    ['vlc uf,v', 'password'],
    ['ramz', 'password'],
    ['چاپگر ها', 'printer'],
    ['پرینتر رسید', 'printer'],
    ['پرینطر', 'printer'],
    ['چابگر', 'printer'],
    ['وایفای', 'wifi'],
    ['wi-fi', 'wifi'],
    ['صهبه', 'wifi'],
    ['خطای 504', 'tax'],
    ['ارور ٥٠٤', 'tax'],
    ['انبار گردانی', 'stock'],
    ['انبارگردانیپایانسال', 'stock'],
    ['انبار گردنی', 'stock'],
  ])('[7.17] finds %p: %s', async (text, key) => {
    expect((await search(text))[0]).toBe(ids[key]);
  });

  it('[7.17] corrects a word that no article has before it finds what says less of it', async () => {
    const article = (name: string, body = 'متن') => desk.article({ name, body_html: `<p>${body}</p>` });
    await article(
      'صورت سود و زیان',
      'دورهٔ مالی را ببندید و سند اختتامیه را بزنید؛ پس از آن گزارش پایان دوره آماده است.',
    );
    const tax = await article('مالیات حقوق');
    await article('کار از خانه', 'کارت شبکه در خانه، کارت در خانه');
    const terminal = await article('اتصال کارتخوان');
    await article('مغایرت‌گیری بانکی', 'گیر کردن، گیری');
    const backup = await article('تنظیم پشتیبان‌گیری خودکار');
    expect(
      [await search('مالیت'), await search('کارتخان'), await search('پشتبان گیری')].map(([first]) => first),
    ).toEqual([tax, terminal, backup]);
  });

  it('[7.17] begins at three characters', async () => {
    expectStatus(await desk.t.visitor.get('/api/kbArticle', { s: 'رم' }), 'VALIDATION_ERROR');
  });

  it('[decisions 2.12] forgets an article that is ended, and finds it under its new name', async () => {
    const id = await desk.article({ name: 'گرداندن چرخدنده' });
    expect(await search('چرخدنده')).toEqual([id]);
    const url = `/api/knowledgebaseArticle/${id}`;
    expectStatus(await desk.writer.put(url, { name: 'گرداندن ملخک' }), 'UPDATED');
    expect(await search('ملخک')).toEqual([]);
    expectStatus(await desk.writer.put(`${url}/state`, { state: 'published' }), 'UPDATED');
    expect([await search('ملخک'), await search('چرخدنده')]).toEqual([[id], []]);
    expectStatus(await desk.writer.put(`${url}/state`, { state: 'archived' }), 'UPDATED');
    expect(await search('ملخک')).toEqual([]);
  });

  it('[decisions 2.12] keeps what nobody found, for a draft, until an article answers it', async () => {
    const misses = async (query: object = {}) =>
      expectOk(await desk.writer.get('/api/knowledgebaseSearchMiss', { ...query })) as {
        id: number;
        text: string;
        count: number;
        article: { id: number } | null;
      }[];
    for (const text of ['قرقره شناور', 'قرقرهٔ شناور', 'رمز عبور']) await search(text);
    // what somebody is still typing is no question yet
    expectOk(await desk.t.visitor.get('/api/kbArticle', { s: 'قرقره شنا', unfinished: true }));
    expect(await misses({ keyword: 'قرقره' })).toMatchObject([{ text: 'قرقرهٔ شناور', count: 2, article: null }]);
    const id = (await misses({ keyword: 'قرقره' }))[0]!.id;
    const article = await desk.draft({ name: 'بالابر', search_miss_id: id });
    expect(await misses({ keyword: 'قرقره' })).toMatchObject([{ article: { id: article } }]);
    // chosen as a keyword of another article, it finds that article and is gone
    await search('اهرم فنری');
    const other = await desk.article({ name: 'جک', keywords: ['اهرم فنری'] });
    expect(await search('اهرم فنری')).toEqual([other]);
    expect(await misses({ keyword: 'اهرم' })).toEqual([]);
    expectStatus(await desk.writer.delete(`/api/knowledgebaseSearchMiss/${id}`), 'DELETED');
    expect(await misses({ keyword: 'قرقره' })).toEqual([]);
    expectStatus(
      await desk.writer.post('/api/knowledgebaseArticle', { name: 'x', search_miss_id: id }),
      'VALIDATION_ERROR',
    );
  });

  it('[decisions 2.12] counts what nobody found also when a robot has asked for everything else', async () => {
    const { db } = desk.t.deps;
    const rows = () => db.selectFrom('search_miss').select(['text', 'count']).orderBy('id').execute();
    await sql`delete from search_miss`.execute(db);
    for (const text of ['دستگیره مفقود', 'دستگیره مفقود']) await search(text);
    await sql`insert into search_miss (text, text_norm, words, last_at)
      select 'r' || n, 'r' || n, '{}', now() + n * interval '1 second' from generate_series(1, 4999) n`.execute(db);
    await search('لولای شکسته');
    await search('لولای شکسته');
    const kept = await rows();
    expect(kept).toHaveLength(5_000);
    expect(kept.filter(({ text }) => !text.startsWith('r'))).toEqual([
      { text: 'دستگیره مفقود', count: 2 },
      { text: 'لولای شکسته', count: 2 },
    ]);
    expect(kept.some(({ text }) => text === 'r1')).toBe(false);
    await sql`delete from search_miss`.execute(db);
  });

  it('[decisions 2.12] suggests from three words on, unless the settings say no, and keeps nothing of the text', async () => {
    const customer = await desk.t.as(await addUser(desk.t.deps.db, {}));
    const suggest = async (text: string) =>
      expectOk(await customer.post('/api/kbSuggestion', { text })).map(({ id }: { id: number }) => id);
    expect(await suggest('چاپگر رسید')).toEqual([]);
    expect((await suggest('سلام، چاپگر رسید مغازه از صبح چیزی چاپ نمی‌کن'))[0]).toBe(ids.printer);
    const before = expectOk(await desk.writer.get('/api/knowledgebaseSearchMiss')).length;
    expect(await suggest('چیزهایی که هیچکس نمی‌داند غریب است')).toEqual([]);
    expect(expectOk(await desk.writer.get('/api/knowledgebaseSearchMiss'))).toHaveLength(before);
    await desk.set({ knowledge_base_suggestions: false });
    expect(await suggest('چاپگر رسید مغازه چاپ نمی‌کند')).toEqual([]);
    await desk.set({ knowledge_base_suggestions: true });
  });

  it('[decisions 2.12] suggests to who answers a ticket also what its customer may read, and says which', async () => {
    const { db } = desk.t.deps;
    const [department, branch_id] = [await addDepartment(db), await addBranch(db)];
    const employee = await desk.t.as(await addUser(db, { employee: true, departments: [department], branch_id: -1 }));
    const customer = await desk.t.as(await addUser(db, { branch_id }));
    const stranger = await desk.t.as(await addUser(db, { employee: true }));
    const { id: ticket_id } = expectStatus(
      await customer.post('/api/ticket', {
        department_id: department,
        subject: 'چاپگر',
        body_html: '<p>چاپگر</p>',
        client_key: '7b1f3c52-0000-4000-8000-000000000001',
      }),
      'CREATED',
    );
    const own = await desk.article({ name: 'سرویس لولای کابین', public: false, user_group: 'customers' });
    const internal = await desk.article({ name: 'رویهٔ لولای کابین', public: false, user_group: 'employees' });
    const body = { text: 'مشتری لولای کابین خراب', ticket_id };
    const found = expectOk(await employee.post('/api/kbSuggestion', body)) as { id: number; for_customer: boolean }[];
    expect(found.map(({ id, for_customer }) => [id, for_customer]).sort()).toEqual(
      [
        [own, true],
        [internal, false],
      ].sort(),
    );
    expectStatus(await stranger.post('/api/kbSuggestion', body), 'NOT_FOUND');
    expectStatus(await customer.post('/api/kbSuggestion', body), 'NOT_FOUND');
  });

  it('[decisions 2.0] takes any text, and refuses what is none', async () => {
    for (const text of [
      "'; drop table article; --",
      '%%%',
      '\\\\\\',
      ':* & | !',
      'ئئئ',
      '\u200c\u200c\u200cالف',
      'ا'.repeat(200),
      '🙂🙂🙂',
    ])
      expect(Array.isArray(await search(text))).toBe(true);
    expectStatus(await desk.t.visitor.get('/api/kbArticle', { s: 'ا'.repeat(201) }), 'VALIDATION_ERROR');
  });
});
