import type { Employee } from '@hamyar/contracts';
import { addBranch, addDepartment, addUser } from './people.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from './test-app.ts';
import { installLicense } from './test-license.ts';

/** An invitation that was made by a call. */
export interface MadeEmployee {
  id: number;
  invitation: { token: string; expires_at: number };
}

export const EMPLOYEES = '/api/employee';

/**
 * A company with a branch and another one, a department of that branch and one of all, a full admin, a branch admin and
 * a department admin.
 */
export async function createEmployeeDesk() {
  const t: TestApp = await createTestApp();
  const { db } = t.deps;
  await installLicense(t.deps);
  const [branch, far] = [await addBranch(db), await addBranch(db)];
  const [support, sales] = [await addDepartment(db, { branch_ids: [branch] }), await addDepartment(db)];
  const ids = {
    admin: await addUser(db, { full_admin: true, branch_id: -1, first_name: 'رضا', last_name: 'محمدی' }),
    branchAdmin: await addUser(db, { branch_admin: true, branch_id: branch }),
    lead: await addUser(db, { employee: true, department_admin: true, branch_id: branch, manages: [support] }),
  };
  const by = {} as Record<keyof typeof ids, TestClient>;
  let serial = 0;
  let address = 0;
  const someone = (more: object = {}) => {
    serial += 1;
    return { first_name: 'هانیه', last_name: `مرادی ${serial}`, email: `new${serial}@arya.co`, entry: 'link', ...more };
  };
  /** A visitor's call about an invitation, each from another network: the calls are limited by it. */
  const visit = (method: 'GET' | 'POST', token: string, payload?: { password: string }) =>
    t.visitor.request({
      ...{ method, url: `/api/invitation/${token}`, ...(payload && { payload }) },
      remoteAddress: `10.77.${(address += 1) >> 8}.${address & 255}`,
    });
  return {
    ...{ t, branch, far, support, sales, ids, by, someone, visit },
    /** New sessions, which the clock of a test has not ended. */
    async logIn() {
      for (const name of ['admin', 'branchAdmin', 'lead'] as const) by[name] = await t.as(ids[name]);
    },
    async invite(more: object = {}, who = by.admin): Promise<MadeEmployee> {
      const answer = await who.post(EMPLOYEES, someone(more));
      expect(answer.json).toMatchObject({ status: 'CREATED' });
      return answer.json.data as MadeEmployee;
    },
    /** The fields that are refused, with the codes. */
    refused: async (body: object, who = by.admin): Promise<string[][]> =>
      ((await who.post(EMPLOYEES, body)).json.errors ?? []).map(({ field, code }: { field: string; code: string }) => [
        field,
        code,
      ]),
    open: async (id: number, who = by.admin) => (await expectOk(await who.get(`${EMPLOYEES}/${id}`))) as Employee,
    accept: (token: string, password = 'Arya-1405-Desk') => visit('POST', token, { password }),
  };
}
