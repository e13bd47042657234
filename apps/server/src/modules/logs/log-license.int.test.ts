import { installLicense } from '../../../test/test-license.ts';
import { addUser } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';

describe('the request log', () => {
  it.each([
    ['cloud', 403],
    ['selfhost', 200],
  ] as const)('[6.11] of a %s license is answered with %i, as a page and as a file', async (type, code) => {
    const t = await createTestApp();
    try {
      await installLicense(t.deps, { type });
      const admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
      const answers = ['/api/getLogs', '/api/getLogs/export?format=csv'].map(
        async (url) => (await admin.get(url)).code,
      );
      expect(await Promise.all(answers)).toEqual([code, code]);
      expect((await admin.get('/api/auditLog')).code).toBe(200);
    } finally {
      await t.close();
    }
  });
});
