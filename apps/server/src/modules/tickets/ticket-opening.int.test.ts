import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { serverModules } from '../../modules.ts';

let desk: Desk;
let level = 0;
beforeAll(async () => {
  desk = await createDesk(serverModules);
  const { body } = await desk.as('admin').post('/api/customerLevel', { name: 'طلایی', color: '#c79a3b' });
  level = body.data.id;
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { db } = desk.deps;
  await sql`update ticket set deleted_at = now()`.execute(db);
  await sql`update "user" set customer_level_id = null`.execute(db);
  await sql`update organization set customer_level_id = null, max_open_tickets = null`.execute(db);
});

const set = async (fields: object) => {
  const empty = { max_open_tickets: null, channels_allowed: [] };
  const { body } = await desk.as('admin').put(`/api/customerLevel/${level}`, { ...empty, ...fields });
  expect(body.status).toBe('UPDATED');
};
const give = (table: 'user' | 'organization', id: number) =>
  sql`update ${sql.table(table)} set customer_level_id = ${level} where id = ${id}`.execute(desk.deps.db);
const send = async (by: PersonName, more: object = {}) =>
  (
    await desk.as(by).post('/api/ticket', {
      ...{ department_id: 1, subject: 'پرسش', body_html: '<p>سلام</p>', client_key: randomUUID() },
      ...more,
    })
  ).body;
const refused = async (by: PersonName) => (await desk.as(by).get('/api/ticketOpening')).body.data.refused;
const close = async (id: number) => {
  const { version } = await desk.open('admin', id);
  expect((await desk.as('admin').post(`/api/ticket/${id}`, { version, status: 4 })).body.status).toBe('UPDATED');
};

describe('[decisions 2.8 max_open_tickets] a customer', () => {
  it('opens no ticket beyond the limit of the level, is told so before, and opens one again when one is closed', async () => {
    await set({ max_open_tickets: 2 });
    await give('user', PEOPLE.customer.id);
    expect(await refused('customer')).toBeNull();
    const { data } = await send('customer');
    expect((await send('customer')).status).toBe('CREATED');
    const sentence =
      'شما ۲ تیکت باز دارید و بیش از ۲ تیکت باز نمی‌توانید داشته باشید. برای ثبت تیکت تازه، یکی از آن‌ها را ببندید.';
    expect(await refused('customer')).toBe(sentence);
    expect(await send('customer')).toMatchObject({ status: 'NOK', code: 'OPENING_REFUSED', message: sentence });
    expect(await refused('other')).toBeNull();
    await close(data.id);
    expect(await refused('customer')).toBeNull();
    expect((await send('customer')).status).toBe('CREATED');
  });

  it('has the limit of the level of the organisation without an own one, and none of what employees open counts as refused', async () => {
    await set({ max_open_tickets: 1 });
    await give('organization', 1);
    expect((await send('member')).status).toBe('CREATED');
    expect((await send('member')).code).toBe('OPENING_REFUSED');
    // each customer of the level has as many
    expect((await send('supervisor')).status).toBe('CREATED');
    const behalf = { kind: 'behalf', customer_id: PEOPLE.member.id };
    expect((await send('admin', behalf)).status).toBe('CREATED');
    await sql`update ticket set status = 4 where created_by_id = ${PEOPLE.member.id}`.execute(desk.deps.db);
    // what was opened for them is theirs
    expect((await send('member')).code).toBe('OPENING_REFUSED');
  });

  it('opens none beyond the limit of the organisation, which all members share', async () => {
    const { body } = await desk.as('admin').put('/api/organization/1', { max_open_tickets: 2 });
    expect(body.data).toMatchObject({ max_open_tickets: 2 });
    expect((await desk.as('supervisor').get('/api/organization/1')).body.data.max_open_tickets).toBeNull();
    expect((await desk.as('admin').put('/api/organization/1', { max_open_tickets: 0 })).body.errors).toMatchObject([
      { field: 'max_open_tickets' },
    ]);
    await send('member');
    await send('supervisor');
    const sentence = 'سقف تیکت‌های باز سازمان شما پر است.';
    expect(await refused('member')).toContain(sentence);
    expect((await send('supervisor')).message).toContain(sentence);
    expect((await send('other')).status).toBe('CREATED');
  });

  it('who sends several at the same moment gets no more than the limit, and the same one twice is one', async () => {
    await set({ max_open_tickets: 2 });
    await give('user', PEOPLE.other.id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('other')));
    expect(answers.filter(({ status }) => status === 'CREATED')).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'OPENING_REFUSED')).toHaveLength(4);
    await sql`update ticket set deleted_at = now()`.execute(desk.deps.db);
    await set({ max_open_tickets: 1 });
    const client_key = randomUUID();
    const same = await Promise.all(Array.from({ length: 4 }, () => send('other', { client_key })));
    expect(same.map(({ status }) => status)).toEqual(Array(4).fill('CREATED'));
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
  });
});

describe('[decisions 2.8 channels_allowed] a customer', () => {
  it('of a level without the web opens none there, by name of the ways that are left; with all of them or the web they do', async () => {
    await give('user', PEOPLE.customer.id);
    await set({ channels_allowed: ['email', 'call'] });
    const sentence = 'با سطح شما از این راه تیکت ثبت نمی‌شود. راه‌های ثبت تیکت: ایمیل و تماس تلفنی';
    expect(await refused('customer')).toBe(sentence);
    expect(await send('customer')).toMatchObject({ status: 'NOK', code: 'OPENING_REFUSED', message: sentence });
    expect((await send('admin', { kind: 'behalf', customer_id: PEOPLE.customer.id })).status).toBe('CREATED');
    for (const channels_allowed of [[], ['web']]) {
      await set({ channels_allowed });
      expect((await send('customer')).status).toBe('CREATED');
    }
  });
});
