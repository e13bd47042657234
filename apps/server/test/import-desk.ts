import type { Batch, UserImportGetData } from '@hamyar/contracts';
import { addBranch, addOrganization, addUser } from './people.ts';
import { sendPeople, type PeopleFile } from './people-file.ts';
import { createTestApp, expectOk, type TestAnswer, type TestApp, type TestClient } from './test-app.ts';

/** A small company that gets customers from files. */
export interface ImportDesk {
  t: TestApp;
  branch: number;
  far: number;
  organization: number;
  level: number;
  admin: TestClient;
  /** Imports and manages customers of the branch, and no organisations. */
  manager: TestClient;
  managerId: number;
  /** Manages customers, and may not import. */
  clerk: TestClient;
  send(file: PeopleFile | string, fields?: object, by?: TestClient): Promise<TestAnswer>;
  /** Sends a file that can be read. */
  check(file: PeopleFile | string, fields?: object, by?: TestClient): Promise<UserImportGetData>;
  read(id: number, by?: TestClient): Promise<UserImportGetData>;
  /** Stores the rows, to the end. */
  run(id: number, on_error?: 'skip' | 'nothing'): Promise<Batch>;
  batch(id: number): Promise<Batch>;
  /** One attempt of a worker. */
  attempt(batch: number, n: number): Promise<unknown>;
  /** The customers with these names to log in with. */
  people(...emails: string[]): Promise<ImportedPerson[]>;
}

interface ImportedPerson {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  mobile: string | null;
  gender: string | null;
  birthday: string | null;
  branch_id: number | null;
  organization_id: number | null;
  customer_level_id: number | null;
  password_hash: string | null;
  must_change_password: boolean;
}

export const PASSWORD = 'Gel8-Nar!';

export async function createImportDesk(): Promise<ImportDesk> {
  const t = await createTestApp();
  const { db } = t.deps;
  const [branch, far] = [await addBranch(db, 'تهران'), await addBranch(db, 'شیراز')];
  const organization = await addOrganization(db, branch, { name: 'آریا' });
  const { id: level } = await db
    .insertInto('customer_level')
    .values({ name: 'طلایی', color: '#D9B441', is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const admin = await t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
  const employee = { employee: true, branch_id: branch };
  const managerId = await addUser(db, { ...employee, permissions: ['manage customers', 'import users'] });
  const manager = await t.as(managerId);
  const clerk = await t.as(await addUser(db, { ...employee, permissions: ['manage customers'] }));
  const form = { type: 'same', branch_id: branch, organization_id: 0, customer_level_id: 0, password: PASSWORD };
  const send: ImportDesk['send'] = (file, fields = {}, by = admin) =>
    sendPeople(by, typeof file === 'string' ? { content: file } : file, { ...form, ...fields });
  const read: ImportDesk['read'] = async (id, by = admin) => expectOk(await by.get(`/api/userImport/${id}`));
  const batch: ImportDesk['batch'] = async (id) => expectOk(await admin.get(`/api/batch/${id}`));
  return {
    t,
    branch,
    far,
    organization,
    level,
    admin,
    manager,
    managerId,
    clerk,
    send,
    read,
    batch,
    check: async (file, fields, by) => read(expectOk(await send(file, fields, by)).id, by),
    async run(id, on_error = 'skip') {
      const { batch_id } = expectOk(await admin.post(`/api/userImport/${id}/run`, { on_error }));
      await t.deps.runJobs();
      return batch(batch_id);
    },
    attempt: async (batch_id, n) =>
      t.deps.jobs.handlers.get('batch.run')!({ batch_id } as never, {
        attempt: n,
        maxAttempts: 10,
        log: t.deps.log,
        signal: undefined,
      }),
    people: (...emails) =>
      db
        .selectFrom('user')
        .select(['id', 'first_name', 'last_name', 'email', 'mobile', 'gender', 'birthday', 'branch_id'])
        .select(['organization_id', 'customer_level_id', 'password_hash', 'must_change_password'])
        .where('email_key', 'in', emails)
        .where('deleted_at', 'is', null)
        .orderBy('email_key')
        .execute(),
  };
}
