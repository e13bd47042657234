import { endpoints } from '@hamyar/contracts/schemas';
import { installLicense } from '../../../test/test-license.ts';
import { addUser } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';

describe('the request log', () => {
  it.each([
    ['cloud', 403],
    ['selfhost', 200],
  ] as const)('[6.11] of a %s license is answered with %i, whatever of it is asked for', async (type, code) => {
    const t = await createTestApp();
    try {
      await installLicense(t.deps, { type });
      const admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
      const calls = endpoints.filter(({ path }) => path.startsWith('/api/getLogs'));
      expect(calls.length).toBeGreaterThan(3);
      const answers = calls.map(async ({ name, path }) => {
        const query = { ...(name === 'requestLogNewer' ? { after_id: 0 } : {}) };
        return [name, (await admin.get(path, query)).code];
      });
      expect(await Promise.all(answers)).toEqual(calls.map(({ name }) => [name, code]));
      expect((await admin.get('/api/auditLog')).code).toBe(200);
    } finally {
      await t.close();
    }
  });
});
