import { FEATURES, type WorkingShift } from '@hamyar/contracts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { installLicense } from '../../../test/test-license.ts';

let t: TestApp;
let admin: TestClient;
let agent: TestClient;
let agentId = 0;
let [branch, department, other] = [0, 0, 0];

const day = (...intervals: [string, string][]) => intervals.map(([from, to]) => ({ from, to }));
/** Saturday to Wednesday 8 to 16, Thursday 8 to 12. */
const OFFICE = [...Array.from({ length: 5 }, () => day(['08:00', '16:00'])), day(['08:00', '12:00']), day()];
const NIGHT = Array.from({ length: 7 }, () => day(['00:00', '06:00'], ['22:00', '24:00']));

beforeAll(async () => {
  t = await createTestApp();
  await insertLicense(t.deps.db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
  await writeState(t.deps.db, 'demo', {}, t.deps.clock.now());
  branch = await addBranch(t.deps.db);
  department = await addDepartment(t.deps.db, { branch_ids: [branch] });
  other = await addDepartment(t.deps.db, { branch_ids: [branch] });
  admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  agentId = await addUser(t.deps.db, { employee: true, branch_id: branch, departments: [department, other] });
  agent = await t.as(agentId);
});
afterAll(() => t.close());

const add = (more: object) => admin.post('/api/workingshift', { name: 'شیفت اداری', days: OFFICE, ...more });
const all = async (who = admin) => expectOk(await who.get('/api/workingshift')) as WorkingShift[];
const hoursText = async () =>
  (expectOk(await t.visitor.get('/api/systemSettings')) as { working_hours_text: string | null }).working_hours_text;
/** Who answers in the department, Wednesday 4 Azar 1405 at a time of Tehran. */
async function recieverAt(time: string, id = department, date = '2026-11-25') {
  const before = t.deps.clock.now();
  t.deps.clock.set(`${date}T${time}:00+03:30`);
  // a session of another day has ended
  const answer = await (await t.as(agentId)).get('/api/checkDefaultReciever', { department_id: id });
  t.deps.clock.set(before);
  return expectOk(answer) as { outside_hours: boolean; next_open_at: number | null };
}
const at = (text: string) => Date.parse(`${text}:00+03:30`) / 1000;

describe('working shifts', () => {
  it('[6.18] and days off are kept only with their license feature, also by the full admin', async () => {
    const unlicensed = await createTestApp();
    const client = await unlicensed.as(await addUser(unlicensed.deps.db, { full_admin: true, branch_id: -1 }));
    const calls = async () =>
      Promise.all([
        client.get('/api/workingshift'),
        client.post('/api/workingshift', { name: 'شیفت اداری', days: OFFICE }),
        client.post('/api/offDay', { date: '2026-11-28', title: 'روز سازمان' }),
      ]);
    await installLicense(
      unlicensed.deps,
      {},
      FEATURES.filter((feature) => feature !== 'workingshift'),
    );
    for (const { code, json } of await calls()) expect([code, json.status]).toEqual([403, 'AUTORIZATION_ERROR']);
    await installLicense(unlicensed.deps, {}, ['workingshift']);
    expect((await calls()).map(({ json }) => json.status)).toEqual(['OK', 'CREATED', 'CREATED']);
    await unlicensed.close();
  });

  it('[decisions 2.7] the first one is the default, and its hours are said to visitors', async () => {
    expect(await hoursText()).toBeNull();
    expect(await recieverAt('20:00')).toMatchObject({ outside_hours: false, next_open_at: null });
    expectStatus(await add({}), 'CREATED');
    expect(await all()).toEqual([
      expect.objectContaining({ is_default: true, status: true, week_minutes: 44 * 60, department_ids: [] }),
    ]);
    expect(await hoursText()).toBe('شنبه تا چهارشنبه ۸ تا ۱۶، پنجشنبه ۸ تا ۱۲');
  });

  it('[7.27, decisions 2.7] says outside of the hours when somebody answers again', async () => {
    expect(await recieverAt('09:00')).toMatchObject({ outside_hours: false, next_open_at: null });
    expect(await recieverAt('16:00')).toMatchObject({ outside_hours: true, next_open_at: at('2026-11-26T08:00') });
    expect(await recieverAt('13:00', department, '2026-11-26')).toMatchObject({ next_open_at: at('2026-11-28T08:00') });
  });

  it('[decisions 2.7] a whole day off and some hours off move the next opening', async () => {
    expectStatus(await admin.post('/api/offDay', { date: '2026-11-28', title: 'روز سازمان' }), 'CREATED');
    const partial = { date: '2026-11-29', title: 'جشن', from: '08:00', to: '10:00' };
    expectStatus(await admin.post('/api/offDay', partial), 'CREATED');
    expect(await recieverAt('13:00', department, '2026-11-26')).toMatchObject({ next_open_at: at('2026-11-29T10:00') });
  });

  it('[decisions 2.6 working_shift_id] a department has its own hours, else those of its branch, else the default ones', async () => {
    expectStatus(await add({ name: 'شیفت شب', days: NIGHT, department_ids: [department] }), 'CREATED');
    expect(await recieverAt('23:00')).toMatchObject({ outside_hours: false });
    expect(await recieverAt('12:00')).toMatchObject({ outside_hours: true, next_open_at: at('2026-11-25T22:00') });
    expect(await recieverAt('12:00', other)).toMatchObject({ outside_hours: false });
    expectStatus(await add({ name: 'شیفت شعبه', days: NIGHT, branch_ids: [branch] }), 'CREATED');
    expect(await recieverAt('12:00', other)).toMatchObject({ outside_hours: true });
  });

  it('[decisions 2.7] exactly one is the default: another one takes it over, and it is neither given up, off nor deleted; who has another one gets a third', async () => {
    const [first] = (await all()).filter(({ is_default }) => is_default);
    const night = (await all()).find(({ name }) => name === 'شیفت شب')!;
    const path = `/api/workingshift/${night.id}`;
    expectOk(await admin.put(path, { is_default: true }));
    expect((await all()).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([night.id]);
    expect(await hoursText()).toBe('شنبه تا جمعه ۰ تا ۶ و ۲۲ تا ۲۴');
    for (const [body, field] of [
      [{ is_default: false }, 'is_default'],
      [{ status: false }, 'status'],
    ] as const)
      expect((await admin.put(path, body)).json.errors).toEqual([expect.objectContaining({ field })]);
    expect((await admin.delete(path)).json.errors).toEqual([expect.objectContaining({ code: 'IN_USE' })]);
    expectOk(await admin.put(`/api/workingshift/${first!.id}`, { is_default: true }));
    expect((await admin.delete(path)).json.errors).toEqual([expect.objectContaining({ code: 'IN_USE' })]);
    const [before, person] = [
      (await all()).find(({ id }) => id === night.id)!,
      await addUser(t.deps.db, { employee: true }),
    ];
    expectOk(await admin.put(path, { user_ids: [person] }));
    const empty = expectStatus(await add({ name: 'خاموش', days: NIGHT, status: false }), 'CREATED').id;
    // by the call for several rows as by that for one
    const several = `/api/multipleDelete?type=workingshift&type_ids=${empty}`;
    expectStatus(await agent.delete(several), 'AUTORIZATION_ERROR');
    expect((await all()).map(({ id }) => id)).toContain(empty);
    for (const wrong of [night.id, empty, 999_999])
      expect((await admin.delete(`${path}?replace_with=${wrong}`)).json.errors).toMatchObject([
        { field: 'replace_with', code: 'CHOICE' },
      ]);
    expectStatus(await admin.delete(`${path}?replace_with=${first!.id}`), 'DELETED');
    await t.deps.runJobs();
    expectStatus(await admin.get(path), 'NOT_FOUND');
    const after = (await all()).find(({ id }) => id === first!.id)!;
    expect(after.department_ids).toEqual(expect.arrayContaining(before.department_ids));
    expect(after.users.map(({ id }) => id)).toContain(person);
  });

  it('two that become the default together leave one', async () => {
    const [a, b] = [await add({ name: 'یک' }), await add({ name: 'دو' })].map(({ json }) => json.data.id as number);
    await Promise.all([a, b].map((id) => admin.put(`/api/workingshift/${id}`, { is_default: true })));
    expect((await all()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('[decisions 2.6 rule 7] a week without work, wrong hours and unknown departments are refused at their field', async () => {
    const refused = async (more: object) => {
      const answer = await add(more);
      expectStatus(answer, 'VALIDATION_ERROR');
      return (answer.json.errors as { field: string }[]).map(({ field }) => field);
    };
    expect(await refused({ days: OFFICE.map(() => []) })).toEqual(['days']);
    expect(await refused({ days: [day(['08:00', '12:00'], ['11:00', '13:00']), ...OFFICE.slice(1)] })).toEqual([
      'days',
    ]);
    expect(await refused({ days: [day(['8', '12:00']), ...OFFICE.slice(1)] })).toEqual(['days.0.0.from']);
    expect(await refused({ name: ' ' })).toEqual(['name']);
    expect(await refused({ department_ids: [999_999] })).toEqual(['department_ids']);
    expect(await refused({ color: 'red' })).toHaveLength(1);
  });

  it('[decisions 2.25] an employee reads the default one and those of the own departments', async () => {
    await add({ name: 'شیفت کسی نیست' });
    await add({ name: 'شیفت دپارتمان', department_ids: [department] });
    const names = (await all(agent)).map(({ name }) => name);
    expect(names).toContain('شیفت دپارتمان');
    expect(names).toContain('شیفت شعبه');
    expect(names).not.toContain('شیفت کسی نیست');
    expect((await all(agent)).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('refuses a change of what somebody else has changed', async () => {
    const [one] = await all();
    expectOk(await admin.put(`/api/workingshift/${one!.id}`, { version: one!.version, name: 'تازه' }));
    expectStatus(await admin.put(`/api/workingshift/${one!.id}`, { version: one!.version, name: 'کهنه' }), 'NOK');
  });
});
