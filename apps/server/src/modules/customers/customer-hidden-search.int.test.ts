import type { HideableTicketField } from '@hamyar/contracts';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';
import { contactNorm } from '../users/public.ts';

const CONTACT = { username: 'negar', email: 'negar@mehregan.example', mobile: '+989121112233' };
/** Parts of what the customer is reached by. */
const CONTACT_WORDS = ['mehregan', '0912111', '9121112233'];

let t: TestApp;
let customer: number;
let organization: number;
let level: number;
const as: Record<string, TestClient> = {};

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  const branch_id = await addBranch(db, 'تهران');
  organization = await addOrganization(db, branch_id, { name: 'مهرگان' });
  level = (
    await db
      .insertInto('customer_level')
      .values({ name: 'طلایی', color: '#D9B441' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  customer = await addUser(db, {
    ...{ employee: false, branch_id, organization_id: organization, customer_level_id: level },
    ...{ first_name: 'نگار', last_name: 'امینی', ...CONTACT, contact_norm: contactNorm(CONTACT) },
  });
  const people: Record<string, Parameters<typeof addUser>[1]> = {
    reception: { employee: true, branch_id, permissions: ['send ticket behalf customers'] },
    manager: { employee: true, branch_id, permissions: ['manage customers'] },
    supervisor: { employee: false, branch_id, organization_id: organization, supervisor: true },
  };
  for (const [name, person] of Object.entries(people)) as[name] = await t.as(await addUser(db, person));
});
afterAll(() => t.close());

/** Hides fields of tickets from the people of every role, and shows them again afterwards. */
async function hiding<Result>(fields: HideableTicketField[], act: () => Promise<Result>): Promise<Result> {
  const { db, clock } = t.deps;
  const roles = await db.selectFrom('role').select('id').execute();
  const store = async (hidden_fields: { role_id: number; fields: HideableTicketField[] }[]) => {
    const { generalTicketSettings } = await settingsOf(t.deps).current();
    const changed = { ...generalTicketSettings, hidden_fields };
    await writeGroup(db, 'generalTicketSettings', changed, { id: null, at: clock.now() });
    await withTransaction(db, settingsOf(t.deps).changed);
  };
  await store(roles.map(({ id }) => ({ role_id: id, fields })));
  try {
    return await act();
  } finally {
    await store([]);
  }
}

const found = async (by: string, query: Record<string, string | number>) =>
  (expectOk(await as[by]!.get('/api/user', { fast: 1, ...query })) as { id: number }[]).some(
    ({ id }) => id === customer,
  );
const refused = async (by: string, query: Record<string, string | number>): Promise<string[]> => {
  const answer = await as[by]!.get('/api/user', { fast: 1, ...query });
  expectStatus(answer, 'VALIDATION_ERROR');
  return ((answer.json.errors ?? []) as { field: string }[]).map(({ field }) => field);
};

describe('the search of customers', () => {
  it('[decisions 2.26] finds nobody by a mobile or an e-mail that is hidden from the employee, and everybody by name', async () => {
    for (const keyword of CONTACT_WORDS)
      expect([keyword, await found('reception', { keyword })]).toEqual([keyword, true]);
    await hiding(['customer_contact'], async () => {
      for (const keyword of [...CONTACT_WORDS, 'نگار mehregan'])
        expect([keyword, await found('reception', { keyword })]).toEqual([keyword, false]);
      const { json } = await as.reception!.get('/api/user', { fast: 1, keyword: 'mehregan' });
      expect(json.total).toBe(0);
      expect(await found('reception', { keyword: 'نگار امینی' })).toBe(true);
    });
  });

  it('[decisions 2.26] refuses to choose by an organization or a level that is hidden from the employee', async () => {
    const choices = { organization_id: organization, customer_level_id: level };
    for (const [name, id] of Object.entries(choices)) expect(await found('reception', { [name]: id })).toBe(true);
    await hiding(['organization', 'customer_level'], async () => {
      for (const [name, id] of Object.entries(choices))
        expect(await refused('reception', { [name]: id })).toEqual([name]);
    });
  });

  it('[decisions 2.2] says nothing about accounts to who does not manage customers', async () => {
    for (const by of ['reception', 'supervisor']) {
      expect(await refused(by, { status: 'active' })).toEqual(['status']);
      expect(await refused(by, { supervisor: 0 })).toEqual(['supervisor']);
      expect(await refused(by, { sort_by: 'last_login_at' })).toEqual(['sort_by']);
    }
    expect(await found('supervisor', { keyword: 'mehregan' })).toBe(false);
    expect(await found('supervisor', { keyword: 'نگار' })).toBe(true);
  });

  it('[decisions 2.25] keeps its whole for who manages customers, whatever their role hides on tickets', async () => {
    await hiding(['customer_contact', 'organization', 'customer_level'], async () => {
      for (const keyword of CONTACT_WORDS)
        expect([keyword, await found('manager', { keyword })]).toEqual([keyword, true]);
      const choices = { organization_id: organization, customer_level_id: level, status: 'active', supervisor: 0 };
      for (const [name, value] of Object.entries(choices)) expect(await found('manager', { [name]: value })).toBe(true);
      expect(await found('manager', { sort_by: 'created_at' })).toBe(true);
    });
  });
});
