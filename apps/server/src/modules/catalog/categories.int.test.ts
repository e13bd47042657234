import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { installLicense } from '../../../test/test-license.ts';
import { serverModules } from '../../modules.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(serverModules);
});
afterAll(() => desk.close());

const PATH = '/api/ticketCategory';
let serial = 0;
const store = (body: object, by: PersonName = 'admin') => desk.as(by).post(PATH, body);
const category = async (values: object = {}): Promise<number> =>
  (await store({ name: `دسته ${(serial += 1)}`, ...values })).body.data.id;
const change = (id: number, values: object) => desk.as('admin').put(`${PATH}/${id}`, values);
const open = async (id: number) => (await desk.as('reza').get(`${PATH}/${id}`)).body.data;
const remove = (id: number, replaceWith?: number) =>
  desk.as('admin').delete(`${PATH}/${id}${replaceWith === undefined ? '' : `?replace_with=${replaceWith}`}`);
const errorsOf = async (answer: Promise<{ body: Record<string, any> }>) =>
  ((await answer).body.errors ?? []).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
const versionOf = async (id: number) => ({ version: (await desk.open('admin', id)).version });
const listed = async (by: PersonName) =>
  (await desk.as(by).get('/api/systemDefaults')).body.data.ticket_categories as Record<string, any>[];

describe('categories of tickets', () => {
  it('[decisions 2.7] are stored with everything they decide, and read by every employee', async () => {
    const parent = await category();
    const { body } = await store({
      name: '  درگاه پرداخت ',
      description: 'پرداخت و بازگشت',
      parent_id: parent,
      department_ids: [1, 1],
      default_importance: 3,
      default_recipient_id: PEOPLE.sara.id,
      is_public: false,
      keywords: ['بانك', 'بانک', 'کارت'],
    });
    expect(body).toMatchObject({ status: 'CREATED', message: 'دسته‌بندی ذخیره شد' });
    const found = await open(body.data.id);
    expect(found).toMatchObject({
      name: 'درگاه پرداخت',
      description: 'پرداخت و بازگشت',
      parent_id: parent,
      depth: 2,
      department_ids: [1],
      default_importance: 3,
      default_recipient: { id: PEOPLE.sara.id, name: 'sara آزمون', employee: true },
      is_public: false,
      status: true,
      keywords: ['بانک', 'کارت'],
    });
    expect((await change(body.data.id, { version: found.version, status: false })).body.data.status).toBe(false);
    expect((await listed('admin')).map(({ id }) => id)).not.toContain(body.data.id);
  });

  it('[decisions 2.7] refuse what does not exist, each at its field', async () => {
    const wrong = { name: 'نام', department_ids: [999], default_recipient_id: PEOPLE.customer.id, parent_id: 999_999 };
    expect((await errorsOf(store(wrong))).sort()).toEqual([
      'default_recipient_id CHOICE',
      'department_ids CHOICE',
      'parent_id CHOICE',
    ]);
    expect(await errorsOf(store({ name: ' ' }))).toEqual(['name REQUIRED']);
    expect(await errorsOf(store({ name: 'ن'.repeat(101) }))).toEqual(['name MAX_LENGTH']);
    expect(await errorsOf(store({ name: '<b>نام</b>' }))).toEqual(['name HTML']);
  });

  it('[decisions 2.6, decisions 2.7] name only a policy in use, and none without its license; what they name stays', async () => {
    const hours = { first_response_minutes: 60, resolution_minutes: 480 };
    const policy = async () =>
      (
        await desk
          .as('admin')
          .post('/api/sla', { name: `SLA ${(serial += 1)}`, branch_id: -1, targets: [hours, hours, hours, hours] })
      ).body.data.id as number;
    const [kept, off] = [await policy(), await policy()];
    const one = await category({ sla_id: kept });
    const service = (await desk.as('admin').post('/api/service', { name: 'میزبانی ابری', sla_id: kept })).body.data.id;
    for (const id of [kept, off])
      expect((await desk.as('admin').put(`/api/sla/${id}`, { status: false })).body.status).toBe('UPDATED');
    expect(await errorsOf(store({ name: 'دیگر', sla_id: off }))).toEqual(['sla_id CHOICE']);
    expect(await errorsOf(desk.as('admin').put(`/api/service/${service}`, { sla_id: off }))).toEqual(['sla_id CHOICE']);
    expect((await desk.as('admin').put(`/api/sla/${off}`, { status: true })).body.status).toBe('UPDATED');
    await installLicense(desk.deps, {}, ['custom_field']);
    expect(await errorsOf(change(one, { sla_id: off }))).toEqual(['sla_id CHOICE']);
    expect(await errorsOf(desk.as('admin').put(`/api/service/${service}`, { sla_id: off }))).toEqual(['sla_id CHOICE']);
    expect((await change(one, { sla_id: kept, name: 'نام تازه' })).body.status).toBe('UPDATED');
    await installLicense(desk.deps);
    expect((await change(one, { sla_id: off })).body.status).toBe('UPDATED');
  });

  it('[decisions 2.7] are at most four levels deep, and never below themselves', async () => {
    const ids: number[] = [];
    for (let depth = 1; depth <= 4; depth += 1) ids.push(await category({ parent_id: ids.at(-1) ?? null }));
    expect((await open(ids[3]!)).depth).toBe(4);
    expect(await errorsOf(store({ name: 'پنجم', parent_id: ids[3] }))).toEqual(['parent_id TOO_DEEP']);
    for (const id of ids) expect(await errorsOf(change(ids[0]!, { parent_id: id }))).toEqual(['parent_id ITSELF']);
    const [one, other] = [await category(), await category()];
    const answers = await Promise.all([change(one, { parent_id: other }), change(other, { parent_id: one })]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['UPDATED', 'VALIDATION_ERROR']);
  });

  it('[7.19, 3.21] are put into an order, all of one parent together', async () => {
    const parent = await category();
    const ids = [
      await category({ parent_id: parent }),
      await category({ parent_id: parent }),
      await category({ parent_id: parent }),
    ];
    const order = (type_ids: number[]) =>
      desk.as('admin').put('/api/updateOrder', { type: 'ticketCategory', type_ids });
    const stored = async () =>
      ((await desk.as('admin').get('/api/getOrder?type=ticketCategory')).body.data as Record<string, any>[])
        .filter(({ parent_id }) => parent_id === parent)
        .map(({ id, order: position }) => [id, position]);
    const other = [ids[2]!, ids[0]!, ids[1]!];
    expect((await order(other)).body).toMatchObject({ status: 'UPDATED', message: 'ترتیب ذخیره شد' });
    expect(await stored()).toEqual(other.map((id, index) => [id, index + 1]));
    for (const wrong of [other.slice(1), [...other, parent], [other[0]!, other[0]!, other[1]!], [999_999]])
      expect(await errorsOf(order(wrong))).toEqual(['type_ids CHOICE']);
    expect((await stored()).map(([id]) => id)).toEqual(other);
    const refused = await desk.as('sara').put('/api/updateOrder', { type: 'ticketCategory', type_ids: other });
    expect(refused.body.status).toBe('AUTORIZATION_ERROR');
  });

  it('[decisions 2.7] say where a new ticket goes and how important it is', async () => {
    const id = await category({ default_importance: 3, default_recipient_id: PEOPLE.sara.id });
    const ticket = await desk.ticket('customer', { category_id: id });
    expect(await desk.open('sara', ticket)).toMatchObject({ importance: 3, recipient: { id: PEOPLE.sara.id } });
    const internal = await category({ is_public: false });
    expect((await listed('customer')).map((row) => row.id)).not.toContain(internal);
  });
});

describe('deleting a category', () => {
  it('[decisions 2.7] lets those below it move up, in its position', async () => {
    const top = await category();
    const [first, gone, last] = [
      await category({ parent_id: top }),
      await category({ parent_id: top }),
      await category({ parent_id: top }),
    ];
    const [one, two] = [await category({ parent_id: gone }), await category({ parent_id: gone })];
    expect((await remove(gone)).body.status).toBe('DELETED');
    const rows = (await desk.as('admin').get('/api/getOrder?type=ticketCategory')).body.data as Record<string, any>[];
    expect(rows.filter(({ parent_id }) => parent_id === top).map(({ id }) => id)).toEqual([first, one, two, last]);
    expect((await desk.as('admin').get(`${PATH}/${gone}`)).code).toBe(404);
  });

  it('[decisions 2.7] asks for another one while something names it, and gives it to everything that does', async () => {
    const [gone, other, off] = [
      await category(),
      await category({ name: 'جانشین' }),
      await category({ status: false }),
    ];
    const ticket = await desk.ticket('customer', { category_id: gone });
    const closed = await desk.ticket('customer', { category_id: gone });
    await desk.as('admin').post(`/api/ticket/${closed}`, { ...(await versionOf(closed)), status: 4 });
    const service = (await desk.as('admin').post('/api/service', { name: 'س', category_ids: [gone, other] })).body.data
      .id;
    const hours = { first_response_minutes: 60, resolution_minutes: 480 };
    const conditions = { match: 'all', rules: [{ field: 'category', op: 'in', value: [gone] }] };
    const sla = (
      await desk.as('admin').post('/api/sla', {
        ...{ name: 'SLA دسته', branch_id: -1, targets: [hours, hours, hours, hours], conditions },
      })
    ).body.data.id;
    const steps = [{ type: 'category', category_id: gone }];
    const macro = (await desk.as('admin').post('/api/macro', { name: 'م', scope: 'global', steps })).body.data.id;
    const view = { name: 'ن', scope: 'personal', filters: { category_ids: [gone] } };
    expect((await desk.as('admin').post('/api/savedView', view)).body.status).toBe('CREATED');

    const uses = '۱ محصول یا خدمت، ۱ SLA، ۲ تیکت و ۱ ماکرو';
    expect((await remove(gone)).body.errors).toEqual([
      { field: 'replace_with', code: 'IN_USE', message: `در ${uses} به کار رفته است. جایگزین آن را انتخاب کنید.` },
    ]);
    for (const wrong of [gone, off, 999_999])
      expect(await errorsOf(remove(gone, wrong))).toEqual(['replace_with CHOICE']);
    expect((await remove(gone, other)).body.status).toBe('DELETED');
    await desk.deps.runJobs();
    const read = async (path: string) => (await desk.as('admin').get(path)).body.data;
    for (const id of [ticket, closed]) expect((await desk.open('sara', id)).category).toMatchObject({ id: other });
    expect((await read(`/api/service/${service}`)).category_ids).toEqual([other]);
    expect((await read(`/api/sla/${sla}`)).conditions.rules[0].value).toEqual([other]);
    expect((await read(`/api/macro/${macro}`)).steps).toEqual([{ type: 'category', category_id: other }]);
    const views = (await read('/api/savedView')) as { name: string; filters: object }[];
    expect(views.find(({ name }) => name === 'ن')!.filters).toMatchObject({ category_ids: [other] });
    const { rows } =
      await sql<object>`select ticket_id, actor_id, field, from_value, to_value, cause from ticket_history
      where ticket_id in (${ticket}, ${closed}) and field = 'category_id' order by ticket_id`.execute(desk.deps.db);
    const change = {
      actor_id: PEOPLE.admin.id,
      field: 'category_id',
      from_value: String(gone),
      to_value: String(other),
    };
    expect(rows).toEqual([ticket, closed].map((ticket_id) => ({ ticket_id, ...change, cause: 'bulk' })));
    const lines = await sql<{ event: object }>`select event from ticket_content
      where ticket_id in (${ticket}, ${closed}) and event ->> 'name' = 'category'`.execute(desk.deps.db);
    expect(lines.rows).toEqual([{ event: { name: 'category', from: null, to: 'جانشین' } }]);
  });

  it('[decisions 2.4] is named anew by no macro', async () => {
    const gone = await category();
    await remove(gone);
    const steps = [{ type: 'category', category_id: gone }];
    expect(await errorsOf(desk.as('admin').post('/api/macro', { name: 'م', scope: 'global', steps }))).toEqual([
      'steps CHOICE',
    ]);
  });

  it('gives the last of a chain where the one that was named is replaced meanwhile', async () => {
    const [a, b, c] = [await category(), await category(), await category()];
    const ticket = await desk.ticket('customer', { category_id: a });
    await remove(a, b);
    expect((await remove(b, c)).body.status).toBe('DELETED');
    await desk.deps.runJobs();
    expect((await desk.open('sara', ticket)).category).toMatchObject({ id: c });
  });

  it('changes tickets in batches, however many there are', async () => {
    const [gone, other] = [await category(), await category()];
    const ticket = await desk.ticket('customer', { category_id: gone });
    await sql`insert into ticket (number, subject, subject_dense, kind, owner_id, created_by_id, department_id, branch_id, category_id, last_activity_at)
      select 'batch-' || n, 'x', 'x', 'customer', 11, 11, 1, 1, ${gone}, now() from generate_series(1, 1200) n`.execute(
      desk.deps.db,
    );
    await remove(gone, other);
    await desk.deps.runJobs();
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ticket where category_id = ${other}`.execute(desk.deps.db);
    expect(rows[0]!.n).toBe(1201);
    expect((await desk.open('sara', ticket)).category.id).toBe(other);
  });
});
