import { sql } from 'kysely';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import { checkHidingRoles } from './hiding-role-check.service.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await createTestDeps();
  await sql`insert into role (id, name, deleted_at) values (4, 'صف', null), (5, 'پیشین', now())`.execute(deps.db);
});
afterAll(() => deps.close());

describe('roles that hide fields of tickets', () => {
  it.each<[string, number[], boolean]>([
    ['a role', [4], true],
    ['employees without a role', [0, 4], true],
    ['no role', [], true],
    ['a role that does not exist', [9], false],
    ['a deleted role', [5], false],
    ['a role twice', [4, 4], false],
  ])('[decisions 2.26] are checked: %s', async (_, ids, allowed) => {
    const hidden_fields = ids.map((role_id) => ({ role_id, fields: ['sla' as const] }));
    const errors = await checkHidingRoles({ hidden_fields }, deps.db);
    expect(errors.map(({ field }) => field)).toEqual(allowed ? [] : ['hidden_fields']);
  });
});
