import { sql } from 'kysely';
import { createDesk, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { PDF, uploadRequest } from '../../../test/upload.ts';
import { attachmentsModule } from '../attachments/attachments.module.ts';
import { systemModule } from '../system/system.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule, attachmentsModule]);
  await sql`update department set branch_ids = '{1}' where id = 2`.execute(desk.deps.db);
});
afterAll(() => desk.close());

let last = 0;
const create = async (by: PersonName, body: object = {}): Promise<Reply> =>
  desk.as(by).post('/api/ticketTemplate', {
    name: `متن ${(last += 1)}`,
    body: '<p>سلام {{customer.first_name}}</p>',
    scope: 'personal',
    ...body,
  });
const created = async (by: PersonName, body: object = {}): Promise<number> => {
  const { body: answer } = await create(by, body);
  if (answer.status !== 'CREATED') throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
};
const ofDepartment = (...ids: number[]) => ({ scope: 'department', department_ids: ids });
const names = async (by: PersonName, query = ''): Promise<string[]> =>
  ((await desk.as(by).get(`/api/ticketTemplate?perPage=200${query}`)).body.data as { name: string }[]).map(
    ({ name }) => name,
  );
const seenBy = async (id: number): Promise<PersonName[]> => {
  const all = ['admin', 'branchAdmin', 'departmentAdmin', 'sara', 'mina', 'far'] as const;
  const codes = await Promise.all(all.map(async (by) => (await desk.as(by).get(`/api/ticketTemplate/${id}`)).code));
  return all.filter((_by, at) => codes[at] === 200);
};
const refused = ({ code, body }: Reply) => [code, body.errors?.[0]?.field, body.errors?.[0]?.code];

describe('ready-made texts', () => {
  it('[3.8] have a name and a body: both are needed, stored, answered in the list and alone, and changed', async () => {
    for (const field of ['name', 'body'])
      for (const value of [undefined, ''])
        expect(refused(await create('sara', { [field]: value })).slice(0, 2)).toEqual([422, field]);
    const id = await created('sara', { name: ' خوش‌آمد نخست ', body: '<p>سلام و درود</p>' });
    const open = async () => (await desk.as('sara').get(`/api/ticketTemplate/${id}`)).body.data;
    expect(await open()).toMatchObject({ name: 'خوش‌آمد نخست' });
    expect((await open()).body).toContain('سلام و درود');
    const { data } = (await desk.as('sara').get('/api/ticketTemplate?perPage=200')).body;
    const row = (data as { id: number; body: string }[]).find((one) => one.id === id);
    expect(row).toMatchObject({ name: 'خوش‌آمد نخست', body: (await open()).body });
    expect((await desk.as('sara').put(`/api/ticketTemplate/${id}`, { name: 'بدرود' })).body.status).toBe('UPDATED');
    expect((await desk.as('sara').put(`/api/ticketTemplate/${id}`, { body: '<p>خدانگهدار</p>' })).code).toBe(200);
    expect(await open()).toMatchObject({ name: 'بدرود', body: expect.stringContaining('خدانگهدار') });
    expect(refused(await desk.as('sara').put(`/api/ticketTemplate/${id}`, { body: '<p></p>' }))[1]).toBe('body');
    await desk.as('sara').delete(`/api/ticketTemplate/${id}`);
  });

  it('[decisions 2.25] are seen by everybody, by their departments, or by who wrote them', async () => {
    expect(await seenBy(await created('admin', { scope: 'global' }))).toHaveLength(6);
    expect(await seenBy(await created('admin', ofDepartment(2)))).toEqual(['admin', 'branchAdmin', 'mina']);
    expect(await seenBy(await created('departmentAdmin', ofDepartment(1)))).toEqual([
      'admin',
      'branchAdmin',
      'departmentAdmin',
      'sara',
      'far',
    ]);
    expect(await seenBy(await created('sara'))).toEqual(['sara']);
  });

  it('[decisions 2.25] list(user) has exactly what each of them may open', async () => {
    const { rows } = await sql<{ id: number }>`select id from ticket_template where deleted_at is null`.execute(
      desk.deps.db,
    );
    for (const by of ['admin', 'branchAdmin', 'departmentAdmin', 'sara', 'mina', 'far'] as const) {
      const listed = (await desk.as(by).get('/api/ticketTemplate?perPage=200')).body.data as { id: number }[];
      const opened: number[] = [];
      for (const { id } of rows) if ((await desk.as(by).get(`/api/ticketTemplate/${id}`)).code === 200) opened.push(id);
      expect(listed.map(({ id }) => id).sort()).toEqual(opened.sort());
    }
  });

  it('[decisions 2.25] are created, changed and deleted by E for oneself, by D in the own department, by F for all', async () => {
    expect((await create('sara', { scope: 'global' })).code).toBe(403);
    expect((await create('departmentAdmin', { scope: 'global' })).code).toBe(403);
    expect((await create('sara', ofDepartment(1))).code).toBe(403);
    expect((await create('departmentAdmin', ofDepartment(2))).code).toBe(403);
    expect((await create('departmentAdmin', ofDepartment(1, 2))).code).toBe(403);
    expect((await create('branchAdmin', ofDepartment(2))).code).toBe(201);
    expect((await create('branchAdmin', ofDepartment(1))).code).toBe(403);
    const shared = await created('admin', { scope: 'global' });
    const ofOne = await created('departmentAdmin', ofDepartment(1));
    const own = await created('sara');
    const change = async (by: PersonName, id: number, body: object = { name: 'تازه' }) =>
      (await desk.as(by).put(`/api/ticketTemplate/${id}`, body)).code;
    expect([await change('sara', shared), await change('sara', ofOne), await change('sara', own)]).toEqual([
      403, 403, 200,
    ]);
    expect([await change('departmentAdmin', ofOne), await change('mina', ofOne), await change('admin', own)]).toEqual([
      200, 404, 404,
    ]);
    expect(await change('sara', own, { scope: 'global' })).toBe(403);
    const remove = async (by: PersonName, id: number) => (await desk.as(by).delete(`/api/ticketTemplate/${id}`)).code;
    expect([await remove('sara', ofOne), await remove('departmentAdmin', ofOne), await remove('sara', own)]).toEqual([
      403, 200, 200,
    ]);
    expect(await seenBy(ofOne)).toEqual([]);
  });

  it('[decisions 2.12] are found by a part of the name as it stands', async () => {
    await created('reza', { name: 'پیگیری بانک درگاه' });
    await created('reza', { name: 'خوش‌آمد' });
    expect(await names('reza', `&scope=personal&name=${encodeURIComponent('ک درگ')}`)).toEqual(['پیگیری بانک درگاه']);
    expect(await names('reza', `&scope=personal&name=${encodeURIComponent('خوش آمد')}`)).toEqual(['خوش‌آمد']);
    expect(await names('reza', `&scope=personal&name=${encodeURIComponent('درگاه پیگیری')}`)).toEqual([]);
  });

  it('[decisions 2.12] refuse a variable that no ticket has, at the text', async () => {
    const answer = await create('sara', { body: '<p>{{نام}}</p>' });
    expect(refused(answer)).toEqual([422, 'body', 'UNKNOWN_VARIABLE']);
    expect(answer.body.errors![0]!.message).toBe('متغیر «نام» شناخته‌شده نیست');
  });

  it('[decisions 2.0] are cleaned, and have no pictures in their text, which customers could not open', async () => {
    const id = await created('sara', {
      body: '<p onclick="x()">سلام<img src="/api/attachment/1?inline=1" alt="a&gt;b"></p><script>alert(1)</script>',
    });
    expect((await desk.as('sara').get(`/api/ticketTemplate/${id}`)).body.data.body).toBe('<p dir="rtl">سلام</p>');
    expect(refused(await create('sara', { body: '<p><img src="/api/attachment/1"></p>' }))).toEqual([
      422,
      'body',
      'REQUIRED',
    ]);
  });

  it('[decisions 2.12] have a shortcut that nobody finds twice, however it is written', async () => {
    await created('mina', { shortcut: '/سلام۱' });
    expect(refused(await create('mina', { shortcut: 'سلام1' }))).toEqual([422, 'shortcut', 'DUPLICATE']);
    expect((await create('reza', { shortcut: 'سلام۱' })).code).toBe(201);
    await created('departmentAdmin', { ...ofDepartment(1), shortcut: 'hi' });
    expect((await create('admin', { ...ofDepartment(2), shortcut: 'hi' })).code).toBe(201);
    expect(refused(await create('admin', { scope: 'global', shortcut: 'HI' }))).toEqual([422, 'shortcut', 'DUPLICATE']);
    expect(refused(await create('sara', { shortcut: 'دو واژه' }))).toEqual([422, 'shortcut', 'PATTERN']);
    expect((await desk.as('mina').get('/api/ticketTemplate?scope=personal')).body.data[0].shortcut).toBe('سلام۱');
  });

  it('[decisions 2.0] say that somebody else has changed one', async () => {
    const id = await created('sara');
    await desk.as('sara').put(`/api/ticketTemplate/${id}`, { version: 1, name: 'یک' });
    const { body } = await desk.as('sara').put(`/api/ticketTemplate/${id}`, { version: 1, name: 'دو' });
    expect([body.status, body.code, body.data.name]).toEqual(['NOK', 'VERSION_CONFLICT', 'یک']);
  });

  it('[decisions 2.12] say what their variables stand for on a ticket, only to those who see it', async () => {
    const id = await desk.ticket('customer', { subject: 'درگاه & بانک' });
    const values = await desk.as('sara').get(`/api/ticketTemplateValues?ticket_id=${id}`);
    const { number } = await desk.open('sara', id);
    expect(values.body.data).toEqual({
      'customer.first_name': 'customer',
      'customer.name': 'customer آزمون',
      'ticket.number': expect.stringMatching(/^\u2066[۰-۹-]+\u2069$/),
      'ticket.subject': 'درگاه & بانک',
      'agent.name': 'sara آزمون',
      'department.name': 'پشتیبانی',
      'today|jalali': expect.stringMatching(/^[۰-۹]+ [آ-ی]+ [۰-۹]{4}$/),
    });
    expect(number).toMatch(/^\d/);
    expect((await desk.as('mina').get(`/api/ticketTemplateValues?ticket_id=${id}`)).code).toBe(404);
    expect((await desk.as('customer').get(`/api/ticketTemplateValues?ticket_id=${id}`)).code).toBe(403);
  });

  it('[decisions 2.4] is stored with what was sent with it and counted; one that is gone keeps nothing from being sent', async () => {
    const template = await created('admin', { scope: 'global' });
    const foreign = await created('mina');
    const id = await desk.ticket();
    const sent = async (template_id: number) => {
      const { body } = await desk.write('sara', id, { template_id });
      expect(body.status).toBe('UPDATED');
      const row = await desk.deps.db
        .selectFrom('ticket_content')
        .select('template_id')
        .where('id', '=', body.data.content_id)
        .executeTakeFirstOrThrow();
      return row.template_id;
    };
    expect([await sent(template), await sent(foreign), await sent(999_999)]).toEqual([template, null, null]);
    const { data } = (await desk.as('sara').get(`/api/ticketTemplate/${template}`)).body;
    expect([data.usage_count, data.version]).toEqual([1, 1]);
    expect(data.last_used_at).toEqual(expect.any(Number));
  });

  it('[decisions 2.12] are not sent with a variable that is not replaced yet', async () => {
    const id = await desk.ticket();
    const template_id = await created('sara');
    const left = { body_html: '<p>سلام {{customer.first_name}}</p>' };
    expect(refused(await desk.write('sara', id, { ...left, template_id }))).toEqual([
      422,
      'content.body_html',
      'OPEN_VARIABLE',
    ]);
    expect((await desk.write('sara', id, left)).code).toBe(422);
    const other = { body_html: '<p>{{user.name}}</p>' };
    expect((await desk.write('sara', id, { ...other, template_id })).code).toBe(422);
    expect((await desk.write('sara', id, other)).code).toBe(200);
  });

  it('[decisions 2.12, decisions 2.10] have files that a reply is sent with, and that those who see them may open', async () => {
    const upload = (await desk.as('admin').send(uploadRequest('راهنما.pdf', PDF, 'ticket_template'))).body.data;
    const id = await created('admin', { ...ofDepartment(1), attachments: [upload.token] });
    const { data } = (await desk.as('sara').get(`/api/ticketTemplate/${id}`)).body;
    expect(data.attachments).toEqual([expect.objectContaining({ id: upload.id, name: 'راهنما.pdf' })]);
    const download = async (by: PersonName, file: number) => (await desk.as(by).get(`/api/attachment/${file}`)).code;
    expect([
      await download('sara', upload.id),
      await download('mina', upload.id),
      await download('customer', upload.id),
    ]).toEqual([200, 404, 404]);
    const { body } = await desk.as('sara').post(`/api/ticketTemplate/${id}/uploads`);
    expect(body.data).toEqual([expect.objectContaining({ name: 'راهنما.pdf', token: expect.any(String) })]);
    const ticket = await desk.ticket();
    const reply = await desk.write('sara', ticket, { attachments: [body.data[0].token], template_id: id });
    expect(reply.body.status).toBe('UPDATED');
    expect(await download('customer', body.data[0].id)).toBe(200);
    expect((await desk.as('mina').post(`/api/ticketTemplate/${id}/uploads`)).code).toBe(404);
  });
});

describe('the order of ready-made texts', () => {
  let other: Desk;
  beforeAll(async () => {
    other = await createDesk([ticketsModule, systemModule]);
  });
  afterAll(() => other.close());

  it('[7.19, decisions 2.25] is that of a full admin for what is shared, and the own one of everybody else', async () => {
    const add = async (by: PersonName, name: string, scope: string) =>
      (await other.as(by).post('/api/ticketTemplate', { name, body: '<p>متن</p>', scope })).body.data.id as number;
    const [a, b] = [await add('admin', 'الف', 'global'), await add('admin', 'ب', 'global')];
    const [c, d] = [await add('sara', 'پ', 'personal'), await add('sara', 'ت', 'personal')];
    const move = async (by: PersonName, ids: number[]) =>
      (await other.as(by).put('/api/updateOrder', { type: 'ticketTemplate', type_ids: ids })).code;
    expect([await move('admin', [b, a]), await move('sara', [d, c])]).toEqual([200, 200]);
    expect([await move('admin', [a]), await move('sara', [a, b]), await move('mina', [c, d])]).toEqual([422, 422, 422]);
    const order = async (by: PersonName) =>
      ((await other.as(by).get('/api/getOrder?type=ticketTemplate')).body.data as { id: number }[]).map(({ id }) => id);
    expect([await order('admin'), await order('sara')]).toEqual([
      [b, a],
      [d, c],
    ]);
  });
});
