import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { get, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';
import type { TestClient } from '../../../test/test-app.ts';

const PATH = '/api/department';
let serial = 0;

/** A call about a department of one branch that is made for it. */
const ofBranch =
  (call: (client: TestClient, path: string, world: MatrixWorld) => ReturnType<TestClient['get']>): Call =>
  async (client, world) => {
    const id = await addDepartment(world.t.deps.db, { branch_ids: [world.branch] });
    return call(client, `${PATH}/${id}`, world);
  };
/** A call about the department of E, which answers all branches. */
const ofAll =
  (call: (client: TestClient, path: string) => ReturnType<TestClient['get']>): Call =>
  (client, world) =>
    call(client, `${PATH}/${world.department}`);
const open = (client: TestClient, path: string) => client.get(path);
const rename = (client: TestClient, path: string) => client.put(path, { name: `نام ${(serial += 1)}` });

const BRANCHES = '/api/branch';
/** A call about a branch that is made for it. */
const ofOwnBranch =
  (call: (client: TestClient, path: string) => ReturnType<TestClient['get']>): Call =>
  async (client, { t }) => {
    const id = await addBranch(t.deps.db);
    return call(client, `${BRANCHES}/${id}`);
  };

const EMPLOYEES = '/api/employee';
/** A change of an employee of the branch who is made for it, a member of the department of E. */
const ofEmployee =
  (body: () => object): Call =>
  async (client, { t, branch, department }) => {
    const id = await addUser(t.deps.db, { employee: true, branch_id: branch, departments: [department] });
    return client.put(`${EMPLOYEES}/${id}`, body());
  };

const newEmployee = () => ({
  ...{ first_name: 'هانیه', last_name: 'مرادی' },
  email: `invited${(serial += 1)}@example.ir`,
});
/** A call about the invitation of somebody who is made for it, in the branch. */
const invitedOne =
  (member: boolean, call = (client: TestClient, path: string) => client.post(path, { way: 'link' })): Call =>
  async (client, { t, branch, department }) => {
    const departments = member ? [department] : [];
    const id = await addUser(t.deps.db, { employee: true, status: 'invited', branch_id: branch, departments });
    return call(client, `${EMPLOYEES}/${id}/invitation`);
  };

const ROLES = '/api/role';
/** A call about a role that is made for it. */
const ofRole =
  (call: (client: TestClient, path: string) => ReturnType<TestClient['get']>): Call =>
  async (client, { t }) => {
    const { id } = await t.deps.db
      .insertInto('role')
      .values({ name: `نقش ${(serial += 1)}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return call(client, `${ROLES}/${id}`);
  };

export const matrix: ModuleMatrix = {
  branchList: [{ case: 'all', call: get(BRANCHES), expect: 'L - - - - -  - - - - - - +' }],
  branchGet: [
    { case: 'none', call: get(`${BRANCHES}/999999`), expect: 'L - - - - -  - - - - - - 0' },
    { case: 'one', call: ofOwnBranch(open), expect: 'L - - - - -  - - - - - - +' },
  ],
  branchStore: [
    {
      case: 'one',
      call: (client) => client.post(BRANCHES, { name: `شعبه ${(serial += 1)}`, code: `M${serial}` }),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  branchUpdate: [{ case: 'the name', call: ofOwnBranch(rename), expect: 'L - - - - -  - - - - - - +' }],
  branchDelete: [
    {
      case: 'an empty one',
      call: ofOwnBranch((client, path) => client.delete(path)),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  departmentList: [{ case: 'in scope', call: get(PATH), expect: 'L - - - - -  + + + + + + +' }],
  departmentGet: [
    { case: 'none', call: get(`${PATH}/999999`), expect: 'L - - - - -  0 0 0 0 0 0 0' },
    { case: 'one of the branch', call: ofBranch(open), expect: 'L - - - - -  0 0 0 0 + 0 +' },
    { case: 'one of all branches', call: ofAll(open), expect: 'L - - - - -  + + + + + + +' },
  ],
  departmentStore: [
    {
      case: 'of the own branch',
      call: (client) => client.post(PATH, { name: `نام ${(serial += 1)}` }),
      expect: 'L - - - - -  - - - - + + +',
    },
    {
      case: 'of a branch',
      call: (client, { branch }) => client.post(PATH, { name: `نام ${(serial += 1)}`, branch_ids: [branch] }),
      expect: 'L - - - - -  - - - - + - +',
    },
  ],
  departmentUpdate: [
    { case: 'the name of one of the branch', call: ofBranch(rename), expect: 'L - - - - -  0 0 0 0 + 0 +' },
    { case: 'the name of one of all branches', call: ofAll(rename), expect: 'L - - - - -  - - - - - - +' },
    {
      case: 'the members of one of all branches',
      call: (client, { department, ids }) => client.put(`${PATH}/${department}`, { member_ids: [ids.E, ids.P, ids.H] }),
      expect: 'L - - - - -  - - - + - - +',
    },
  ],
  departmentDelete: [
    {
      case: 'one of the branch without tickets',
      call: ofBranch((client, path) => client.delete(path)),
      expect: 'L - - - - -  0 0 0 0 + 0 +',
    },
    {
      case: 'one of all branches',
      call: ofAll((client, path) => client.delete(path)),
      expect: 'L - - - - -  - - - - - - !',
    },
  ],
  employeeList: [{ case: 'in scope', call: get(EMPLOYEES), expect: 'L - - - - -  - - - + + + +' }],
  employeeGet: [
    { case: 'none', call: get(`${EMPLOYEES}/999999`), expect: 'L - - - - -  - - - 0 0 0 0' },
    {
      case: 'one of the branch and the department',
      call: (client, { ids }) => client.get(`${EMPLOYEES}/${ids.E}`),
      expect: 'L - - - - -  - - - + + 0 +',
    },
    {
      case: 'a customer as if an employee',
      call: (client, { ids }) => client.get(`${EMPLOYEES}/${ids.C}`),
      expect: 'L - - - - -  - - - 0 0 0 0',
    },
  ],
  employeeUpdate: [
    { case: 'the extension', call: ofEmployee(() => ({ interphone: '12' })), expect: 'L - - - - -  - - - + + 0 +' },
    {
      case: 'the e-mail',
      call: ofEmployee(() => ({ email: `new${(serial += 1)}@example.ir` })),
      expect: 'L - - - - -  - - - ! + 0 +',
    },
    { case: 'the status', call: ofEmployee(() => ({ status: 'inactive' })), expect: 'L - - - - -  - - - ! + 0 +' },
    { case: 'the rank', call: ofEmployee(() => ({ full_admin: true })), expect: 'L - - - - -  - - - ! ! 0 +' },
    {
      case: 'the own branch',
      call: (client, { ids }, role) => client.put(`${EMPLOYEES}/${role === 'V' ? 0 : ids[role]}`, { branch_id: 999 }),
      expect: 'L - - - - -  - - - ! ! ! !',
    },
  ],
  employeeStore: [
    {
      case: 'a member of the department of E',
      call: (client, { department }) =>
        client.post(EMPLOYEES, { ...newEmployee(), entry: 'link', department_ids: [department] }),
      // a branch admin arranges no department that answers other branches too
      expect: 'L - - - - -  - - - + ! ! +',
    },
    {
      case: 'one without a department',
      call: (client) => client.post(EMPLOYEES, { ...newEmployee(), entry: 'link' }),
      expect: 'L - - - - -  - - - ! + + +',
    },
    {
      case: 'a full admin',
      call: (client, { department }) =>
        client.post(EMPLOYEES, {
          ...{ ...newEmployee(), entry: 'link', department_ids: [department], full_admin: true },
        }),
      expect: 'L - - - - -  - - - ! ! ! +',
    },
  ],
  employeeInvite: [
    { case: 'a member of the branch and the department', call: invitedOne(true), expect: 'L - - - - -  - - - + + 0 +' },
    { case: 'one of the branch without a department', call: invitedOne(false), expect: 'L - - - - -  - - - 0 + 0 +' },
    {
      case: 'who works already',
      call: (client, { ids }) => client.post(`${EMPLOYEES}/${ids.E}/invitation`, { way: 'link' }),
      expect: 'L - - - - -  - - - ! ! 0 !',
    },
  ],
  employeeUninvite: [
    {
      case: 'a member of the branch and the department',
      call: invitedOne(true, (client, path) => client.delete(path)),
      expect: 'L - - - - -  - - - + + 0 +',
    },
  ],
  employeeDelete: [
    {
      case: 'one of the branch',
      call: async (client, { t, branch, department }) => {
        const id = await addUser(t.deps.db, { employee: true, branch_id: branch, departments: [department] });
        return client.delete(`${EMPLOYEES}/${id}`);
      },
      expect: 'L - - - - -  - - - - + 0 +',
    },
    {
      case: 'oneself',
      call: (client, { ids }, role) => client.delete(`${EMPLOYEES}/${role === 'V' ? 0 : ids[role]}`),
      expect: 'L - - - - -  - - - ! ! ! !',
    },
  ],
  roleList: [{ case: 'all', call: get(ROLES), expect: 'L - - - - -  - - - + + + +' }],
  roleGet: [
    { case: 'none', call: get(`${ROLES}/999999`), expect: 'L - - - - -  - - - - - - 0' },
    { case: 'one', call: ofRole(open), expect: 'L - - - - -  - - - - - - +' },
  ],
  roleStore: [
    {
      case: 'one',
      call: (client) => client.post(ROLES, { name: `نقش ${(serial += 1)}` }),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  roleUpdate: [{ case: 'the name', call: ofRole(rename), expect: 'L - - - - -  - - - - - - +' }],
  roleDelete: [
    {
      case: 'one without people',
      call: ofRole((client, path) => client.delete(path)),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
};
