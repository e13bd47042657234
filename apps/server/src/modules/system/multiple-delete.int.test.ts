import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { declaredDeletions } from './row-deletion.ts';

describe('deleting several rows', () => {
  let t: TestApp;
  let branch: number;
  let manager: TestClient;
  let colleague: TestClient;
  beforeAll(async () => {
    t = await createTestApp();
    branch = await addBranch(t.deps.db);
    const employee = { employee: true, branch_id: branch } as const;
    manager = await t.as(await addUser(t.deps.db, { ...employee, permissions: ['manage organizations'] }));
    colleague = await t.as(await addUser(t.deps.db, employee));
  });
  afterAll(() => t.close());
  const add = (of = branch) => addOrganization(t.deps.db, of, {});
  const remove = (ids: number[], client = manager, type = 'organization') =>
    client.delete('/api/multipleDelete', { type, type_ids: ids });

  it('[7.20] deletes each that may be deleted, in whatever company, and says of the others why not', async () => {
    const [empty, used, foreign, last] = [await add(), await add(), await add(await addBranch(t.deps.db)), await add()];
    await addUser(t.deps.db, { organization_id: used, branch_id: branch });
    const answer = expectOk(await remove([empty, used, foreign, last, empty]));
    expect(answer).toEqual({
      deleted: [empty, last],
      failed: [
        { id: used, status: 'VALIDATION_ERROR', message: expect.stringContaining('۱') },
        { id: foreign, status: 'NOT_FOUND', message: expect.any(String) },
      ],
    });
    const left = await t.deps.db
      .selectFrom('organization')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('id', 'in', [empty, used, foreign, last])
      .orderBy('id')
      .execute();
    expect(left.map(({ id }) => id)).toEqual([used, foreign]);
  });

  it('[decisions 2.25] needs the right of the deletion of one, and at most 200 ids of a known type', async () => {
    expectStatus(await remove([await add(), await add()], colleague), 'AUTORIZATION_ERROR');
    expectStatus(await remove(Array.from({ length: 201 }, (_, at) => at + 1)), 'VALIDATION_ERROR');
    expectStatus(await remove([1], manager, 'ticket'), 'VALIDATION_ERROR');
    expect(expectOk(await remove([]))).toEqual({ deleted: [], failed: [] });
  });

  it('prevents the start when nobody says how a declared type is deleted', () => {
    expect(() => declaredDeletions([{ name: 'visits' }], ['visit'])).toThrow(
      'no module declares in deletes how a row of the type visit is deleted',
    );
  });
});
