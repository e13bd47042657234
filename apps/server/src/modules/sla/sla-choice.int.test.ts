import type { Feature } from '@hamyar/contracts';
import { sql } from 'kysely';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, expectStatus, type TestAnswer, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { installLicense } from '../../../test/test-license.ts';
import { choosePolicyFor } from './public.ts';

let t: TestApp;
let admin: TestClient;
let [branch, department, organization, customer, parent, category, level, tag] = [0, 0, 0, 0, 0, 0, 0, 0];

const licensed = (...features: Feature[]) => installLicense(t.deps, {}, features);
const insert = async (statement: ReturnType<typeof sql>): Promise<number> =>
  (await sql<{ id: number }>`${statement} returning id`.execute(t.deps.db)).rows[0]!.id;

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  branch = await addBranch(db);
  department = await addDepartment(db, { branch_ids: [branch] });
  level = await insert(sql`insert into customer_level (name, color) values ('طلایی', '#888888')`);
  organization = await addOrganization(db, branch, { customer_level_id: level });
  customer = await addUser(db, { branch_id: branch, organization_id: organization });
  parent = await insert(sql`insert into ticket_category (name) values ('مالی')`);
  category = await insert(sql`insert into ticket_category (name, parent_id) values ('صورت‌حساب', ${parent})`);
  tag = await insert(sql`insert into tag (name, name_norm) values ('ویژه', 'ویژه')`);
  await sql`insert into tag_assignment (tag_id, taggable_type, taggable_id) values (${tag}, 'ticket', 77)`.execute(db);
  admin = await t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
});
afterAll(() => t.close());
beforeEach(async () => {
  await licensed('ticket_simple_sla', 'ticket_conditional_sla', 'workingshift');
  await sql`update sla_policy set status = false`.execute(t.deps.db);
});

const hours = { first_response_minutes: 60, resolution_minutes: 480 };
let serial = 0;
async function add(more: object = {}): Promise<number> {
  const name = `SLA ${(serial += 1)}`;
  const answer = await admin.post('/api/sla', { name, branch_id: -1, targets: [hours, hours, hours, hours], ...more });
  expectStatus(answer, 'CREATED');
  return answer.json.data.id;
}
const when = (...rules: object[]) => ({ conditions: { match: 'all', rules } });
const chosen = async (more: Partial<Parameters<typeof choosePolicyFor>[2]> = {}) => {
  const choice = await choosePolicyFor(t.deps, t.deps.db, {
    ...{ id: 77, kind: 'customer', channel: 'web', importance: 1, branch_id: branch, department_id: department },
    ...{ category_id: category, service_id: null, form_id: null, customer_id: customer, organization_id: organization },
    created_at: new Date('2026-11-25T09:00:00+03:30'),
    ...more,
  });
  return choice && ([choice.id, choice.by] as const);
};
const give = (table: string, id: number, sla_id: number | null) =>
  sql`update ${sql.table(table)} set sla_id = ${sla_id} where id = ${id}`.execute(t.deps.db);

describe('[decisions 2.6 Choice] the policy of a stored ticket', () => {
  it('is none where there is none, or none is licensed', async () => {
    expect(await chosen()).toBeNull();
    const id = await add({ is_default: true });
    expect(await chosen()).toEqual([id, 'default']);
    await licensed();
    expect(await chosen()).toBeNull();
  });

  it('is what level, organisation, category and department name, in this order, then a default', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await add());
    const [byDepartment, byCategory, byOrganization, byLevel, fallback] = ids as [
      number,
      number,
      number,
      number,
      number,
    ];
    await admin.put(`/api/sla/${fallback}`, { is_default: true, branch_id: branch });
    expect(await chosen()).toEqual([fallback, 'branch_default']);
    await give('department', department, byDepartment);
    expect(await chosen()).toEqual([byDepartment, 'department']);
    await give('ticket_category', category, byCategory);
    expect(await chosen()).toEqual([byCategory, 'category']);
    await give('organization', organization, byOrganization);
    expect(await chosen()).toEqual([byOrganization, 'organization']);
    await give('customer_level', level, byLevel);
    expect(await chosen()).toEqual([byLevel, 'customer_level']);
    expect(await chosen({ customer_id: null, organization_id: null })).toEqual([byCategory, 'category']);
    await admin.put(`/api/sla/${byLevel}`, { status: false });
    await admin.put(`/api/sla/${byOrganization}`, { applies_to_kinds: ['behalf'] });
    expect(await chosen()).toEqual([byCategory, 'category']);
    for (const [table, id] of [
      ['department', department],
      ['ticket_category', category],
      ['organization', organization],
      ['customer_level', level],
    ] as const)
      await give(table, id, null);
  });

  it('is named by a department, an organisation and a level through their own calls, and nothing that is gone', async () => {
    const [ofDepartment, ofOrganization, ofLevel] = [await add(), await add(), await add()];
    expectStatus(await admin.put(`/api/department/${department}`, { sla_id: ofDepartment }), 'UPDATED');
    expect(await chosen()).toEqual([ofDepartment, 'department']);
    expectStatus(await admin.put(`/api/organization/${organization}`, { sla_id: ofOrganization }), 'UPDATED');
    expect(await chosen()).toEqual([ofOrganization, 'organization']);
    const { json } = await admin.get(`/api/organization/${organization}`);
    expect(json.data.sla).toMatchObject({ id: ofOrganization });
    expectStatus(await admin.put(`/api/customerLevel/${level}`, { sla_id: ofLevel }), 'UPDATED');
    expect(await chosen()).toEqual([ofLevel, 'customer_level']);
    for (const path of [
      `/api/department/${department}`,
      `/api/organization/${organization}`,
      `/api/customerLevel/${level}`,
    ]) {
      const { json: refused } = await admin.put(path, { sla_id: 99_999 });
      expect(refused.errors).toMatchObject([{ field: 'sla_id', code: 'CHOICE' }]);
      expectStatus(await admin.put(path, { sla_id: null }), 'UPDATED');
    }
    expect(await chosen()).toBeNull();
  });

  it('is not shown to a supervisor of its organisation', async () => {
    const id = await add();
    await give('organization', organization, id);
    const supervisor = await addUser(t.deps.db, { branch_id: branch, organization_id: organization, supervisor: true });
    const path = `/api/organization/${organization}`;
    expect((await (await t.as(supervisor)).get(path)).json.data.sla).toBeNull();
    expect((await admin.get(path)).json.data.sla).toMatchObject({ id });
    await give('organization', organization, null);
  });

  it('[6.20] is named only while policies are licensed; what a department, an organisation or a level has stays', async () => {
    const [own, other] = [await add(), await add()];
    const named = { organization, department, customer_level: level };
    const calls = { organization: 'organization', department: 'department', customer_level: 'customerLevel' };
    await licensed('workingshift');
    const bodies = {
      organization: { name: 'بدون مجوز', branch_id: branch, customer_level_id: level, sla_id: own },
      department: { name: 'بدون مجوز', sla_id: own },
      customer_level: { name: 'بدون مجوز', color: '#888888', sla_id: own },
    };
    for (const table of ['organization', 'department', 'customer_level'] as const) {
      await give(table, named[table], own);
      const path = `/api/${calls[table]}/${named[table]}`;
      const refused = async (answer: Promise<TestAnswer>) =>
        expect((await answer).json.errors).toMatchObject([{ field: 'sla_id', code: 'CHOICE' }]);
      await refused(admin.put(path, { sla_id: other }));
      await refused(admin.post(`/api/${calls[table]}`, bodies[table]));
      expectStatus(await admin.put(path, { sla_id: own }), 'UPDATED');
      expectStatus(await admin.put(path, { sla_id: null }), 'UPDATED');
    }
    await licensed('ticket_simple_sla');
    for (const table of ['organization', 'department', 'customer_level'] as const) {
      expectStatus(await admin.put(`/api/${calls[table]}/${named[table]}`, { sla_id: other }), 'UPDATED');
      await give(table, named[table], null);
    }
  });

  it('can be named by employees of its branch, who are given the policies in use', async () => {
    const elsewhere = await add({ branch_id: await addBranch(t.deps.db) });
    const [ofAll, ofBranch] = [await add(), await add({ branch_id: branch })];
    const listed = async (client: TestClient) =>
      ((await client.get('/api/systemDefaults')).json.data.sla_policies as { id: number }[]).map(({ id }) => id);
    const agent = await t.as(await addUser(t.deps.db, { employee: true, branch_id: branch }));
    expect(await listed(agent)).toEqual([ofAll, ofBranch]);
    expect(await listed(admin)).toEqual([elsewhere, ofAll, ofBranch]);
    expect(await listed(await t.as(customer))).toEqual([]);
  });

  it('is the first in order whose conditions hold, of what is above a category, of tags and of the level too', async () => {
    const byCategory = await add(when({ field: 'category', op: 'in', value: [parent] }));
    const byTag = await add(
      when({ field: 'tag', op: 'all', value: [tag] }, { field: 'customer_level', op: 'in', value: [level] }),
    );
    expect(await chosen()).toEqual([byCategory, 'conditions']);
    expect(await chosen({ category_id: null })).toEqual([byTag, 'conditions']);
    expect(await chosen({ category_id: null, id: null })).toBeNull();
    expectStatus(
      await admin.put('/api/updateOrder', {
        type: 'sla',
        type_ids: ((await admin.get('/api/getOrder?type=sla')).json.data as { id: number }[])
          .map(({ id }) => id)
          .reverse(),
      }),
      'UPDATED',
    );
    expect(await chosen()).toEqual([byTag, 'conditions']);
    await licensed('ticket_simple_sla');
    expect(await chosen()).toBeNull();
  });

  it('is the one whose conditions name the form of the ticket, also where another form has replaced that since', async () => {
    const form = (name: string) =>
      insert(sql`insert into form (context, name, name_norm, "order", created_at, updated_at)
        values ('ticket', ${name}, ${name}, 1, now(), now())`);
    const [old, next, other] = [await form('کهنه'), await form('تازه'), await form('دیگر')];
    const byForm = await add(when({ field: 'form', op: 'in', value: [next] }));
    expect(await chosen({ form_id: next })).toEqual([byForm, 'conditions']);
    for (const form_id of [old, other, null]) expect(await chosen({ form_id })).toBeNull();
    await sql`update form set deleted_at = now(), replaced_by_id = ${next} where id = ${old}`.execute(t.deps.db);
    expect(await chosen({ form_id: old })).toEqual([byForm, 'conditions']);
    const trial = await admin.get('/api/slaTry', {
      ...{ at: 1_790_000_000, branch_id: branch, department_id: department, importance: 1, form_id: next },
    });
    expect(trial.json.data.policy).toMatchObject({ id: byForm, by: 'conditions' });
  });

  it('knows whether a ticket came within the working time of its department', async () => {
    const days = Array.from({ length: 7 }, () => [{ from: '08:00', to: '16:00' }]);
    const outside = await add(when({ field: 'created_in_working_time', op: 'is', value: false }));
    expect(await chosen()).toBeNull();
    expectStatus(await admin.post('/api/workingshift', { name: 'شیفت', days }), 'CREATED');
    expect(await chosen()).toBeNull();
    expect(await chosen({ created_at: new Date('2026-11-25T20:00:00+03:30') })).toEqual([outside, 'conditions']);
  });

  it('is copied to the ticket without what is not licensed', async () => {
    const step = {
      ...{ on: 'resolution', at: 'warn', after_minutes: null, notify: ['assignee'] },
      ...{ user_ids: [], channels: [], actions: [] },
    };
    const next_response_minutes = [240, 120, 60, 30];
    await add({ is_default: true, next_response_minutes, escalations: [step], pause_on_statuses: [1, 2] });
    const snapshot = async () =>
      (await choosePolicyFor(t.deps, t.deps.db, {
        ...{ id: null, kind: 'customer', channel: 'web', importance: 1, branch_id: branch, department_id: department },
        ...{ category_id: null, service_id: null, form_id: null, customer_id: null, organization_id: null },
        created_at: new Date(),
      }))!.snapshot;
    expect(await snapshot()).toMatchObject({ next_response_minutes, escalations: [step], pause_on_statuses: [1, 2] });
    await licensed('ticket_simple_sla');
    expect(await snapshot()).toMatchObject({
      ...{ next_response_minutes: [null, null, null, null], escalations: [], pause_on_statuses: [2] },
      targets: [hours, hours, hours, hours],
    });
  });
});

describe('[6.23, 1.2] the licenses', () => {
  it('open the policies with one of two features, and conditions, pauses and escalations with one only', async () => {
    await licensed('ticket_simple_sla');
    const id = await add();
    for (const part of [
      { conditions: { match: 'all', rules: [] } },
      { next_response_minutes: [null, null, null, null] },
      { pause_on_statuses: [2] },
      { escalations: [] },
      { recompute_on: [] },
    ])
      expect((await admin.put(`/api/sla/${id}`, part)).json.code).toBe('FEATURE_NOT_LICENSED');
    await licensed('ticket_conditional_sla');
    expect((await admin.put(`/api/sla/${id}`, { escalations: [], name: 'تازه' })).code).toBe(200);
    await licensed();
    expect((await admin.get('/api/sla')).code).toBe(403);
  });
});
