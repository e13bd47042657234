import type { SlaDues, SlaTrial } from '@hamyar/contracts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { installLicense } from '../../../test/test-license.ts';

let t: TestApp;
let admin: TestClient;
let [branch, department] = [0, 0];

beforeAll(async () => {
  t = await createTestApp();
  await installLicense(t.deps);
  branch = await addBranch(t.deps.db);
  department = await addDepartment(t.deps.db, { branch_ids: [branch] });
  admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
});
afterAll(() => t.close());

const at = (text: string) => Date.parse(`${text}:00+03:30`) / 1000;
const due = async (query: object) =>
  expectOk(await admin.get('/api/slaDue', { clock: 'working', ...query })) as SlaDues;
const week = [
  ...Array.from({ length: 5 }, () => [{ from: '08:00', to: '16:00' }]),
  [{ from: '08:00', to: '12:00' }],
  [],
];

describe('what policies would do', () => {
  it('[decisions 2.6 rule 7] count every minute without a shift, and say that there is too little time instead of a wrong date', async () => {
    const { resolution } = await due({ at: at('2026-11-25T15:30'), resolution_minutes: 120 });
    expect(resolution).toMatchObject({ minutes: 120, due_at: at('2026-11-25T17:30') });
    expectStatus(await admin.post('/api/workingshift', { name: 'اداری', days: week }), 'CREATED');
    const one = [[{ from: '08:00', to: '09:00' }], [], [], [], [], [], []];
    const { json } = await admin.post('/api/workingshift', { name: 'کوتاه', days: one });
    const long = { at: at('2026-11-25T15:30'), resolution_minutes: 59_999, working_shift_id: json.data.id };
    expect((await due(long)).resolution).toEqual({ minutes: 59_999, due_at: null, days: [] });
  });

  it('[decisions 2.6 rule 1] name the days on the way to the due time, whose minutes add up to the target', async () => {
    const { resolution, first_response } = await due({ at: at('2026-11-25T15:30'), resolution_minutes: 120 });
    expect(first_response).toBeNull();
    expect(resolution).toMatchObject({ due_at: at('2026-11-26T09:30') });
    expect(resolution!.days).toEqual([
      { at: at('2026-11-25T00:00'), minutes: 30, off: null, worked: [{ from: 930, to: 960 }] },
      { at: at('2026-11-26T00:00'), minutes: 90, off: null, worked: [{ from: 480, to: 570 }] },
    ]);
    expectStatus(await admin.post('/api/offDay', { date: '2026-11-26', title: 'روز سازمان' }), 'CREATED');
    const moved = (await due({ at: at('2026-11-25T15:30'), resolution_minutes: 120 })).resolution!;
    expect(moved.due_at).toBe(at('2026-11-28T09:30'));
    expect(moved.days.map(({ off, minutes }) => [off, minutes])).toEqual([
      [null, 30],
      ['روز سازمان', 0],
      [null, 0],
      [null, 90],
    ]);
  });

  it('[decisions 2.6 clock] count every minute around the clock', async () => {
    const query = { at: at('2026-11-25T15:30'), first_response_minutes: 600, clock: '24x7' };
    expect((await due(query)).first_response).toMatchObject({ due_at: at('2026-11-26T01:30') });
  });

  it('[decisions 2.6 Choice] choose the policy of a ticket that does not exist, and say why', async () => {
    const hours = { first_response_minutes: 60, resolution_minutes: 120 };
    const body = { name: 'SLA مالی', branch_id: -1, targets: [hours, hours, hours, hours] };
    const conditions = { match: 'all', rules: [{ field: 'department', op: 'in', value: [department] }] };
    const { json } = await admin.post('/api/sla', { ...body, conditions });
    const attempt = async (query: object) =>
      expectOk(
        await admin.get('/api/slaTry', {
          ...{ at: at('2026-11-24T08:00'), importance: 2, branch_id: branch, department_id: department, ...query },
        }),
      ) as SlaTrial;
    expect(await attempt({})).toMatchObject({
      policy: { id: json.data.id, name: 'SLA مالی', by: 'conditions' },
      first_response: { due_at: at('2026-11-24T09:00') },
      resolution: { due_at: at('2026-11-24T10:00') },
    });
    const elsewhere = await addDepartment(t.deps.db);
    expect(await attempt({ department_id: elsewhere })).toEqual({
      ...{ policy: null, first_response: null, resolution: null },
    });
  });
});
