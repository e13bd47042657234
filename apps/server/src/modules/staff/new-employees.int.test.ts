import type { EmployeeRow } from '@hamyar/contracts';
import { toFa } from '@hamyar/persian';
import { createEmployeeDesk, EMPLOYEES } from '../../../test/employee-desk.ts';
import { addUser } from '../../../test/people.ts';
import { expectOk, expectStatus, type TestClient } from '../../../test/test-app.ts';
import { installLicense } from '../../../test/test-license.ts';

let desk: Awaited<ReturnType<typeof createEmployeeDesk>>;
beforeAll(async () => {
  desk = await createEmployeeDesk();
});
beforeEach(() => desk.logIn());
afterAll(() => desk.t.close());

describe('[decisions 2.8] the license', () => {
  it('counts who is active: one more is refused when they are created, and when they accept, with both numbers', async () => {
    const { db } = desk.t.deps;
    const { invitation } = await desk.invite();
    const used = async () =>
      (await db.selectFrom('user').select('id').where('employee', '=', true).where('status', '=', 'active').execute())
        .length;
    const n = await used();
    await installLicense(desk.t.deps, { defined_employees: n + 1 });
    await desk.invite();
    await desk.invite({ entry: 'password', password: 'Arya-1405-Desk' });
    const answer = await desk.by.admin.post(EMPLOYEES, desk.someone());
    expect(answer.json.errors).toMatchObject([{ field: 'entry', code: 'LICENSE_LIMIT' }]);
    expect(answer.json.errors[0].message).toContain(`(${toFa(n + 1)} از ${toFa(n + 1)})`);
    const late = await desk.accept(invitation.token);
    expect(late.json.errors).toMatchObject([{ field: 'password', code: 'LICENSE_LIMIT' }]);
    expect(late.json.errors[0].message).toContain(`(${toFa(n + 1)} از ${toFa(n + 1)})`);
    // it can be used as soon as there is a place
    await installLicense(desk.t.deps);
    expectOk(await desk.accept(invitation.token));
  });
});

describe('[decisions 2.8] rights over new employees', () => {
  it('a department admin invites members of the own departments only, without rank, roles or branch', async () => {
    const { id } = await desk.invite({ department_ids: [desk.support] }, desk.by.lead);
    expect(await desk.open(id)).toMatchObject({ branch: { id: desk.branch }, roles: [], rank: 'employee' });
    expect(await desk.open(id, desk.by.lead)).toMatchObject({
      ...{ parts: ['personal', 'sign_in', 'departments', 'absence'], invitation: { changeable: true } },
    });
    const cases: [object, string][] = [
      [{}, 'department_ids'],
      [{ department_ids: [desk.sales] }, 'department_ids'],
      [{ department_ids: [desk.support, desk.sales] }, 'department_ids'],
      [{ managed_department_ids: [desk.support] }, 'managed_department_ids'],
      [{ department_ids: [desk.support], full_admin: true }, 'full_admin'],
      [{ department_ids: [desk.support], branch_admin: true }, 'branch_admin'],
      [{ department_ids: [desk.support], branch_id: desk.far }, 'branch_id'],
      [{ department_ids: [desk.support], role_ids: [1] }, 'role_ids'],
    ];
    for (const [more, field] of cases)
      expect([more, (await desk.refused(desk.someone(more), desk.by.lead)).map(([name]: string[]) => name)]).toEqual([
        more,
        expect.arrayContaining([field]),
      ]);
  });

  it('a branch admin creates nobody above the own rights, and nobody of another branch', async () => {
    const role = await desk.t.deps.db
      .insertInto('role')
      .values({ name: 'بالاتر', permissions: ['view audit log'] as never })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await desk.invite({ branch_id: desk.branch }, desk.by.branchAdmin);
    expect(await desk.open(id)).toMatchObject({ branch: { id: desk.branch } });
    expect((await desk.open((await desk.invite({}, desk.by.branchAdmin)).id)).branch).toMatchObject({
      id: desk.branch,
    });
    expect(await desk.refused(desk.someone({ full_admin: true }), desk.by.branchAdmin)).toEqual([
      ['full_admin', 'CHOICE'],
    ]);
    expect(await desk.refused(desk.someone({ branch_id: desk.far }), desk.by.branchAdmin)).toEqual([
      ['branch_id', 'CHOICE'],
    ]);
    expect(await desk.refused(desk.someone({ branch_id: -1 }), desk.by.branchAdmin)).toEqual([['branch_id', 'CHOICE']]);
    expect(await desk.refused(desk.someone({ role_ids: [role.id] }), desk.by.branchAdmin)).toEqual([
      ['role_ids', 'CHOICE'],
    ]);
    expect(await desk.refused(desk.someone({ department_ids: [desk.sales] }), desk.by.branchAdmin)).toEqual([
      ['department_ids', 'CHOICE'],
    ]);
  });

  it('nobody gets the link of somebody who may more than they, or elsewhere', async () => {
    const { db } = desk.t.deps;
    const of = async (more: Parameters<typeof addUser>[1]) =>
      addUser(db, { employee: true, status: 'invited', branch_id: desk.branch, departments: [desk.support], ...more });
    const cases: [number, TestClient, string][] = [
      [await of({}), desk.by.lead, 'CREATED'],
      [await of({ permissions: ['view audit log'] }), desk.by.lead, 'AUTORIZATION_ERROR'],
      [await of({ permissions: ['view audit log'] }), desk.by.branchAdmin, 'AUTORIZATION_ERROR'],
      [await of({ departments: [desk.support, desk.sales] }), desk.by.lead, 'AUTORIZATION_ERROR'],
      [await of({ branch_id: -1 }), desk.by.lead, 'AUTORIZATION_ERROR'],
      [await of({ branch_admin: true }), desk.by.lead, 'AUTORIZATION_ERROR'],
      [await of({ full_admin: true }), desk.by.branchAdmin, 'AUTORIZATION_ERROR'],
      [await of({ branch_id: desk.far, departments: [] }), desk.by.branchAdmin, 'NOT_FOUND'],
    ];
    for (const [id, who, status] of cases) {
      const answer = await who.post(`${EMPLOYEES}/${id}/invitation`, { way: 'link' });
      expect([id, answer.json.status]).toEqual([id, status]);
      const rows = (await expectOk(await who.get(`${EMPLOYEES}?perPage=200&status=invited`))) as EmployeeRow[];
      expect(rows.find((row) => row.id === id)?.invitation?.changeable ?? false).toBe(status === 'CREATED');
    }
  });

  it('[decisions 2.25] an employee is deleted by who may, never oneself, nor the last full admin, nor with open tickets', async () => {
    const { db } = desk.t.deps;
    const { id, invitation } = await desk.invite({ department_ids: [desk.support], branch_id: desk.branch });
    const { email } = await desk.open(id);
    expectStatus(await desk.by.lead.delete(`${EMPLOYEES}/${id}`), 'AUTORIZATION_ERROR');
    const busy = await addUser(db, { employee: true, branch_id: desk.branch, departments: [desk.support] });
    await db
      .insertInto('ticket')
      .values({
        ...({ number: '9-77', subject: 'س', subject_dense: 'س', kind: 'internal', status: 0 } as const),
        ...{ owner_id: busy, created_by_id: busy, recipient_id: busy, assignee_id: busy },
        ...{ department_id: desk.support, branch_id: desk.branch, created_at: desk.t.deps.clock.now() },
      } as never)
      .execute();
    expect((await desk.by.admin.delete(`${EMPLOYEES}/${busy}`)).json.errors).toMatchObject([
      { code: 'IN_USE', message: expect.stringContaining('۱ تیکت باز') },
    ]);
    expectStatus(await desk.by.branchAdmin.delete(`${EMPLOYEES}/${id}`), 'DELETED');
    expectStatus(await desk.visit('GET', invitation.token), 'NOT_FOUND');
    expectStatus(await desk.by.admin.get(`${EMPLOYEES}/${id}`), 'NOT_FOUND');
    expect(await db.selectFrom('department_member').select('user_id').where('user_id', '=', id).execute()).toEqual([]);
    // the address can be used again
    await desk.invite({ email });
    const me = (await expectOk(await desk.by.admin.get('/api/me'))).user.id as number;
    expect((await desk.by.admin.delete(`${EMPLOYEES}/${me}`)).json.errors?.[0].message).toBe(
      'حساب خود را نمی‌توانید حذف کنید',
    );
    const other = await addUser(db, { full_admin: true, branch_id: -1 });
    const answers = await Promise.all([
      desk.by.admin.delete(`${EMPLOYEES}/${other}`),
      (await desk.t.as(other)).delete(`${EMPLOYEES}/${me}`),
    ]);
    expect(answers.filter(({ json }) => json.status === 'DELETED')).toHaveLength(1);
    const rest = await db
      .selectFrom('user')
      .select('id')
      .where('full_admin', '=', true)
      .where('deleted_at', 'is', null)
      .execute();
    expect(rest.length).toBeGreaterThanOrEqual(1);
  });
});
