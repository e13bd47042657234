import type { CustomerEvent, CustomerEventTypeRow } from '@hamyar/contracts';
import { sql } from 'kysely';
import { filtersThatDoNotNarrow } from '../../../test/list-filters.ts';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import {
  createTestApp,
  expectOk,
  expectStatus,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from '../../../test/test-app.ts';
import { formRequest, PDF, uploadRequest } from '../../../test/upload.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

const PATH = '/api/customerEvent';
const TYPES = '/api/customerEventType';
const WRITER = ['manage customers', 'manage customer events'];
let t: TestApp;
let branch: number;
let far: number;
let admin: TestClient;
let agent: TestClient;
let agentId: number;
let customer: number;
let internal: number;
let external: number;

const errorsOf = ({ json }: TestAnswer) =>
  ((json.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`).sort();
const makeType = async (type: 0 | 1 | boolean, more: object = {}): Promise<number> =>
  expectStatus(await admin.post(TYPES, { name: 'دسته', type, color: '#45aeb6', ...more }), 'CREATED').id;
const add = (more: object = {}, by = agent) =>
  by.post(PATH, { user_id: customer, customer_event_type_id: internal, description: 'جلسه برگزار شد', ...more });
const added = async (more: object = {}, by = agent) => expectStatus(await add(more, by), 'CREATED') as CustomerEvent;
const list = async (query: object = {}, by = agent, of = customer) =>
  expectOk(await by.get(PATH, { user_id: of, ...query } as never)) as CustomerEvent[];
const upload = async (by = agent, name = 'a.pdf', content = PDF) =>
  expectStatus(await by.request(uploadRequest(name, content, 'customer_event')), 'CREATED') as {
    id: number;
    token: string;
  };
const staff = async (permissions: string[], more: object = {}) =>
  t.as(await addUser(t.deps.db, { employee: true, branch_id: branch, permissions, ...more }));
const person = (): Promise<number> => addUser(t.deps.db, { branch_id: branch });

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
  await writeState(db, 'demo', {}, t.deps.clock.now());
  [branch, far] = [await addBranch(db), await addBranch(db)];
  admin = await t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
  agentId = await addUser(db, {
    ...{ employee: true, branch_id: branch, permissions: WRITER, first_name: 'سارا', last_name: 'نوری' },
  });
  agent = await t.as(agentId);
  customer = await addUser(db, { branch_id: branch, first_name: 'نگار', last_name: 'احمدی' });
  internal = await makeType(0, { name: 'جلسهٔ حضوری' });
  external = await makeType(true, { name: 'ورود به پنل' });
});
afterAll(() => t.close());

describe('events of customers', () => {
  it('[3.23, 3.25, 7.13] are written with a category, a description and files, and say who wrote them and when', async () => {
    const { id: file, token } = await upload();
    const event = await added({ description: ' جلسة اول\nدر دفتر ', attachments: [token] });
    expect(event).toEqual({
      ...{
        id: event.id,
        user_id: customer,
        customer: { id: customer, name: 'نگار احمدی' },
        description: 'جلسة اول\nدر دفتر',
        may_delete: true,
        related_ticket: null,
      },
      ...{ created_at: t.deps.clock.unix(), occurred_at: t.deps.clock.unix() },
      creator: { id: agentId, name: 'سارا نوری', profile_picture_name: null },
      customer_event_type: { id: internal, name: 'جلسهٔ حضوری', type: 0, color: '#45AEB6' },
      attachments: [expect.objectContaining({ id: file, name: 'a.pdf' })],
    });
    expect((await list({}, admin)).find(({ id }) => id === event.id)).toEqual(event);
    await sql`update customer_event set creator_id = null where id = ${event.id}`.execute(t.deps.db);
    expect((await list({ ids: [event.id] }))[0]).toMatchObject({ creator: null, may_delete: false });
  });

  it('[3.25, 7.34] are created by a form with the files in it, and by nothing that is no field', async () => {
    const fields = { user_id: customer, customer_event_type_id: internal, description: 'با فایل' };
    const form = (field: string, more: object = {}, name = 'b.pdf', content = PDF) => {
      const request = formRequest('POST', PATH, { name, content }, { ...fields, ...more });
      const payload = Buffer.from(
        request.payload.toString('latin1').replace('name="file"', `name="${field}"`),
        'latin1',
      );
      return agent.request({ ...request, payload });
    };
    const answer = await form('attachments[]');
    expect(answer.json).toMatchObject({ status: 'CREATED', message: 'رویداد با موفقیت ثبت شد' });
    const { attachments } = answer.json.data as CustomerEvent;
    expect(attachments).toMatchObject([{ name: 'b.pdf' }]);
    expect((await agent.get(`/api/attachment/${attachments[0]!.id}`)).code).toBe(200);
    expect(errorsOf(await form('file'))).toEqual(['file UNKNOWN_FIELD']);
    expect(errorsOf(await form('attachments', { creator_id: 1 }))).toEqual(['creator_id UNKNOWN_FIELD']);
    expect(errorsOf(await form('attachments', {}, 'b.exe', Buffer.from('MZ')))).toEqual(['attachments FILE_TYPE']);
  });

  it('[5.43] need a category in use and a description', async () => {
    expect(errorsOf(await agent.post(PATH, { user_id: customer }))).toEqual([
      'customer_event_type_id REQUIRED',
      'description REQUIRED',
    ]);
    for (const description of ['', '  ', '\u200c'])
      expect(errorsOf(await add({ description }))).toEqual(['description REQUIRED']);
    const off = await makeType(0, { status: false });
    for (const customer_event_type_id of [off, 999_999])
      expect(errorsOf(await add({ customer_event_type_id }))).toEqual(['customer_event_type_id CHOICE']);
    expect(errorsOf(await add({ description: '<img src=x onerror=alert(1)>' }))).toEqual(['description HTML']);
    expect(errorsOf(await add({ occurred_at: t.deps.clock.unix() + 60 }))).toEqual(['occurred_at DATE']);
  });

  it('[5.44, 9.16] have at most five files, of the types and the size that the settings allow', async () => {
    const tokens = [];
    for (let n = 0; n < 6; n += 1) tokens.push((await upload()).token);
    expect(errorsOf(await add({ attachments: tokens }))).toEqual(['attachments MAX_ITEMS']);
    expect((await added({ attachments: tokens.slice(0, 5) })).attachments).toHaveLength(5);
    expect(errorsOf(await agent.request(uploadRequest('a.exe', Buffer.from('MZ'), 'customer_event')))).toEqual([
      'file FILE_TYPE',
    ]);
    const settings = (attachments_maximum_size: string) =>
      admin.post('/api/settings', { group: 'systemInformation', values: { attachments_maximum_size } });
    const send = async (bytes: number) => {
      const content = Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]);
      return errorsOf(await agent.request(uploadRequest('a.pdf', content, 'customer_event')));
    };
    expectStatus(await settings('2KB'), 'UPDATED');
    expect(await send(2 * 1024)).toEqual([]);
    expect(await send(2 * 1024 + 1)).toEqual(['file FILE_SIZE']);
    expectStatus(await settings('1MB'), 'UPDATED');
    expect(await send(1_048_576)).toEqual([]);
    expect(await send(1_048_577)).toEqual(['file FILE_SIZE']);
  });

  it('[7.34, 9.16] are listed by sevens, the newest first, with the page and the number of pages', async () => {
    const of = await person();
    const at = t.deps.clock.unix() - 1_000;
    const ids = [];
    for (let n = 0; n < 8; n += 1) ids.push((await added({ user_id: of, occurred_at: at + n })).id);
    const answer = await agent.get(`${PATH}?user_id=${of}`);
    expect(answer.json).toMatchObject({ status: 'OK', currentPage: 1, totalPages: 2, perPage: 7, total: 8 });
    const newest = [...ids].reverse();
    expect((answer.json.data as CustomerEvent[]).map(({ id }) => id)).toEqual(newest.slice(0, 7));
    expect((await list({ page: 2, perPage: 7 }, agent, of)).map(({ id }) => id)).toEqual(newest.slice(7));
    expect((await agent.get(`${PATH}?user_id=${of}&perPage=8`)).code).toBe(422);
    expect((await agent.get(PATH)).code).toBe(422);
  });

  it('[3.26, 7.34] are filtered by date in unix seconds, by internal or external, and by categories', async () => {
    const of = await person();
    const now = t.deps.clock.unix();
    const old = await added({ user_id: of, occurred_at: now - 500 });
    const fresh = await added({ user_id: of, customer_event_type_id: external });
    const ids = async (query: object) => (await list(query, agent, of)).map(({ id }) => id);
    expect(await ids({ from_date: now - 100 })).toEqual([fresh.id]);
    expect(await ids({ to_date: now - 100 })).toEqual([old.id]);
    for (const type of [0, 'false']) expect(await ids({ type })).toEqual([old.id]);
    for (const type of [1, 'true']) expect(await ids({ type })).toEqual([fresh.id]);
    expect(await ids({ 'customer_event_type_ids[]': internal })).toEqual([old.id]);
    const count = async (query: object) => (await list(query, agent, of)).length;
    const values = {
      ...{ from_date: now - 100, to_date: now - 100, type: 0, customer_event_type_ids: internal, ids: old.id },
    };
    expect(await filtersThatDoNotNarrow(count, values)).toEqual([]);
  });

  it('[decisions 2.25] are read with «manage customers» and written with «manage customer events» too', async () => {
    const reader = await staff(['manage customers']);
    await added();
    expect((await list({}, reader)).length).toBeGreaterThan(0);
    expectStatus(await add({}, reader), 'AUTORIZATION_ERROR');
    const alone = await staff(['manage customer events']);
    expectStatus(await alone.get(`${PATH}?user_id=${customer}`), 'AUTORIZATION_ERROR');
    expectStatus(await add({}, alone), 'AUTORIZATION_ERROR');
  });

  it('[decisions 2.1] of customers out of scope are as if they did not exist, and so are their files', async () => {
    const other = await staff(WRITER, { branch_id: far });
    const { id: file, token } = await upload();
    const event = await added({ attachments: [token] });
    expectStatus(await other.get(`${PATH}?user_id=${customer}`), 'NOT_FOUND');
    expectStatus(await add({}, other), 'NOT_FOUND');
    expectStatus(await other.delete(`${PATH}/${event.id}`), 'NOT_FOUND');
    expect((await other.get(`/api/attachment/${file}`)).code).toBe(404);
    for (const id of [agentId, 999_999]) expectStatus(await agent.get(`${PATH}?user_id=${id}`), 'NOT_FOUND');
    const gone = await addUser(t.deps.db, { branch_id: branch, deleted_at: t.deps.clock.now() });
    expectStatus(await add({ user_id: gone }), 'NOT_FOUND');
  });

  it('[decisions 2.1] of an organisation are those of its customers in scope, and say whose each is', async () => {
    const { db } = t.deps;
    const organization_id = await addOrganization(db, branch);
    const member = await addUser(db, { branch_id: branch, organization_id, first_name: 'کامران', last_name: 'یزدانی' });
    const away = await addUser(db, { branch_id: far, organization_id });
    const near = await added({ user_id: member });
    const distant = await added({ user_id: away, customer_event_type_id: external }, admin);
    await added();
    const ids = async (by: TestClient, query: object = {}) =>
      (expectOk(await by.get(PATH, { organization_id, ...query } as never)) as CustomerEvent[]).map(({ id }) => id);
    expect(await ids(admin)).toEqual([distant.id, near.id]);
    expect(await ids(admin, { type: 1 })).toEqual([distant.id]);
    expect(await ids(agent)).toEqual([near.id]);
    const [shown] = expectOk(await agent.get(PATH, { organization_id } as never)) as CustomerEvent[];
    expect(shown?.customer).toEqual({ id: member, name: 'کامران یزدانی' });
    const other = await staff(WRITER, { branch_id: far });
    expectStatus(await other.get(`${PATH}?organization_id=${organization_id}`), 'NOT_FOUND');
    const nobody = await staff([]);
    expectStatus(await nobody.get(`${PATH}?organization_id=${organization_id}`), 'AUTORIZATION_ERROR');
    const supervisor = await t.as(await addUser(db, { branch_id: branch, organization_id, supervisor: true }));
    expectStatus(await supervisor.get(`${PATH}?organization_id=${organization_id}`), 'NOT_FOUND');
    expect(errorsOf(await agent.get(PATH, { organization_id, user_id: member } as never))).toEqual([
      'organization_id UNKNOWN_FIELD',
    ]);
    expect(errorsOf(await agent.get(PATH))).toEqual(['user_id REQUIRED']);
  });

  it('[decisions 2.13] external ones are shown to the customer alone, without who wrote them; internal ones are not', async () => {
    const { id: shown, token } = await upload();
    const { id: hidden, token: secret } = await upload();
    const event = await added({ customer_event_type_id: external, attachments: [token] });
    await added({ attachments: [secret] });
    const own = await t.as(customer);
    const seen = await list({}, own);
    expect(new Set(seen.map(({ customer_event_type: { type } }) => type))).toEqual(new Set([1]));
    expect(seen[0]).toMatchObject({ id: event.id, creator: null, may_delete: false });
    expect(await list({ type: 0 }, own)).toEqual([]);
    expect((await own.get(`/api/attachment/${shown}`)).code).toBe(200);
    expect((await own.get(`/api/attachment/${hidden}`)).code).toBe(404);
    const colleague = await t.as(await person());
    expectStatus(await colleague.get(`${PATH}?user_id=${customer}`), 'NOT_FOUND');
    expect((await colleague.get(`/api/attachment/${shown}`)).code).toBe(404);
  });

  it('[6.34] are deleted by the full admin, the branch admin and who wrote them, and by nobody else', async () => {
    const branchAdmin = await t.as(await addUser(t.deps.db, { branch_admin: true, branch_id: branch }));
    const colleague = await staff(WRITER);
    for (const by of [admin, branchAdmin, agent]) {
      const event = await added();
      expect((await list({ ids: [event.id] }, by))[0]).toMatchObject({ may_delete: true });
      expectStatus(await by.delete(`${PATH}/${event.id}`), 'DELETED');
    }
    const event = await added();
    expect((await list({ ids: [event.id] }, colleague))[0]).toMatchObject({ may_delete: false });
    expectStatus(await colleague.delete(`${PATH}/${event.id}`), 'AUTORIZATION_ERROR');
    expectStatus(await (await t.as(customer)).delete(`${PATH}/${event.id}`), 'AUTORIZATION_ERROR');
    expect(await list({ ids: [event.id] })).toHaveLength(1);
  });

  it('[7.34, 8.14] are gone for everybody once they are deleted, with their files and from the log of changes', async () => {
    const { id: file, token } = await upload();
    const event = await added({ description: 'محرمانه', attachments: [token] });
    const answer = await agent.delete(`${PATH}/${event.id}`);
    expect(answer.json).toMatchObject({ status: 'DELETED', message: 'رویداد حذف شد' });
    expect(await list({ ids: [event.id] }, admin)).toEqual([]);
    expect((await admin.get(`/api/attachment/${file}`)).code).toBe(404);
    expectStatus(await agent.delete(`${PATH}/${event.id}`), 'NOT_FOUND');
    const { rows } = await sql<{
      text: string;
    }>`select (coalesce(before, '{}')::text || coalesce(after, '{}')::text) as text
      from audit_log where object_type = 'customer_event' and object_id = ${event.id}`.execute(t.deps.db);
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ text }) => text.includes('محرمانه'))).toEqual([]);
  });

  it('[decisions 2.13] cannot be changed', async () => {
    const { id } = await added();
    expect((await admin.put(`${PATH}/${id}`, { description: 'دیگر' })).code).toBe(404);
  });

  it('[decisions 2.13] name a ticket of the customer, which only those see who see the ticket', async () => {
    const { db } = t.deps;
    const ticket = async (of: number) =>
      (
        await sql<{ id: number }>`insert into ticket (number, subject, subject_dense, kind, owner_id, customer_id,
            created_by_id, branch_id, status, last_activity_at, last_customer_reply_at, content_count,
            public_content_count, last_seq, last_public_seq, last_public_author_id, created_at, updated_at, department_id)
          select gen_random_uuid()::text, 'کندی', 'کندی', 'customer', ${of}, ${of}, ${of}, ${branch}, 0, now(), now(), 1,
            1, 1, 1, ${of}, now(), now(), d.id from department d limit 1 returning id`.execute(db)
      ).rows[0]!.id;
    await sql`insert into department (name) values ('پشتیبانی')`.execute(db);
    const [own, foreign] = [await ticket(customer), await ticket(await person())];
    expect(errorsOf(await add({ related_ticket_id: foreign }, admin))).toEqual(['related_ticket_id CHOICE']);
    expect(errorsOf(await add({ related_ticket_id: own }))).toEqual(['related_ticket_id CHOICE']);
    const event = await added({ related_ticket_id: own }, admin);
    expect(event.related_ticket).toMatchObject({ id: own, subject: 'کندی' });
    expect((await list({ ids: [event.id] }))[0]).toMatchObject({ related_ticket: null });
  });

  it('[6.19] are closed for everybody without the license feature', async () => {
    const { rows } = await sql<{ code: string }>`select code from license order by id desc limit 1`.execute(t.deps.db);
    expect(rows[0]?.code).toBe(DEMO_LICENSE);
    const closed = await createTestApp();
    try {
      const id = await addUser(closed.deps.db, { full_admin: true, branch_id: -1 });
      const by = await closed.as(id);
      for (const path of [`${PATH}?user_id=${id}`, TYPES]) expectStatus(await by.get(path), 'AUTORIZATION_ERROR');
      expectStatus(await by.post(TYPES, { name: 'دسته', type: 0, color: '#45aeb6' }), 'AUTORIZATION_ERROR');
    } finally {
      await closed.close();
    }
  });
});

describe('types of customer events', () => {
  const open = async (id: number) => expectOk(await admin.get(`${TYPES}/${id}`)) as CustomerEventTypeRow;
  const change = (id: number, body: object) => admin.put(`${TYPES}/${id}`, body);

  it('[3.24, 7.7] are internal by 0 or false and external by 1 or true, and are changed with the version that was read', async () => {
    for (const type of [0, false]) expect(await open(await makeType(type as 0))).toMatchObject({ type: 0 });
    for (const type of [1, true]) expect(await open(await makeType(type as 1))).toMatchObject({ type: 1 });
    const id = await makeType(0, { name: ' تماس ي ', default_description: 'نتیجهٔ تماس:' });
    const stored = await open(id);
    expect(stored).toMatchObject({
      ...{ name: 'تماس ی', color: '#45AEB6', status: true, default_description: 'نتیجهٔ تماس:', event_count: 0 },
    });
    expectStatus(await change(id, { version: stored.version, name: 'تماس' }), 'UPDATED');
    expect((await change(id, { version: stored.version, name: 'دیگر' })).json).toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    expect(errorsOf(await change(id, { name: ' ', color: 'red' }))).toEqual(['color PATTERN', 'name REQUIRED']);
    expect(errorsOf(await admin.post(TYPES, { name: 'x', color: '#888888' }))).toEqual(['type REQUIRED']);
    expect(errorsOf(await change(id, { order: 1 }))).toEqual(['order UNKNOWN_FIELD']);
  });

  it('[decisions 2.13] stay internal or external once they have an event, so nothing internal is shown to a customer', async () => {
    const id = await makeType(0);
    expectStatus(await change(id, { type: 1 }), 'UPDATED');
    expectStatus(await change(id, { type: 0 }), 'UPDATED');
    const event = await added({ customer_event_type_id: id });
    expect(errorsOf(await change(id, { type: 1 }))).toEqual(['type CHOICE']);
    expectStatus(await change(id, { type: 0, name: 'نام دیگر' }), 'UPDATED');
    // the events that are on their way to another type count for that one
    const other = await makeType(0);
    expectStatus(await admin.delete(`${TYPES}/${id}?replace_with=${other}`), 'DELETED');
    expect(errorsOf(await change(other, { type: 1 }))).toEqual(['type CHOICE']);
    await t.deps.runJobs();
    expect((await list({ ids: [event.id] }))[0]?.customer_event_type.id).toBe(other);
  });

  it('[decisions 2.0] are deleted with another one of the same kind, which their events get', async () => {
    const id = await makeType(0);
    const event = await added({ customer_event_type_id: id });
    const remove = (query = '') => admin.delete(`${TYPES}/${id}${query}`);
    expect(expectOk(await admin.get(`/api/getReferences?type=customerEventType&type_id=${id}`)).references).toEqual([
      { text: '۱ رویداد مشتری' },
    ]);
    expect(errorsOf(await remove())).toEqual(['replace_with IN_USE']);
    const off = await makeType(0, { status: false });
    for (const to of [id, external, off, 999_999])
      expect(errorsOf(await remove(`?replace_with=${to}`))).toEqual(['replace_with CHOICE']);
    expectStatus(await remove(`?replace_with=${internal}`), 'DELETED');
    await t.deps.runJobs();
    expect((await list({ ids: [event.id] }))[0]?.customer_event_type.id).toBe(internal);
    expectStatus(await admin.get(`${TYPES}/${id}`), 'NOT_FOUND');
    const unused = await makeType(1);
    expectStatus(await admin.delete(`${TYPES}/${unused}`), 'DELETED');
  });

  it('[7.19, 7.33] are put into an order, which the list and the shared list have', async () => {
    const ids = (expectOk(await admin.get('/api/getOrder?type=customerEventType')) as { id: number }[]).map(
      ({ id }) => id,
    );
    const order = (type_ids: number[]) => admin.put('/api/updateOrder', { type: 'customerEventType', type_ids });
    expect(errorsOf(await order(ids.slice(1)))).toEqual(['type_ids CHOICE']);
    expectStatus(await order([...ids].reverse()), 'UPDATED');
    const listed = expectOk(await agent.get(`${TYPES}?perPage=200`)) as CustomerEventTypeRow[];
    expect(listed.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(listed[0]?.event_count).toBeNull();
    const shared = async (by: TestClient) =>
      (expectOk(await by.get('/api/systemDefaults')).customer_event_types as { id: number }[]).map(({ id }) => id);
    expect(await shared(agent)).toEqual([...ids].reverse());
    expect(await shared(await staff([]))).toEqual([]);
    expectStatus(await agent.get('/api/getOrder?type=customerEventType'), 'AUTORIZATION_ERROR');
  });

  it('[decisions 2.25] are found by the words of their names', async () => {
    const id = await makeType(0, { name: 'بازدید فصلی' });
    const found = expectOk(await admin.get(`${TYPES}?s=${encodeURIComponent('فصلي')}`)) as CustomerEventTypeRow[];
    expect(found.map((one) => one.id)).toEqual([id]);
  });
});
