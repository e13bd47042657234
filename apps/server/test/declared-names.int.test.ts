import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import { serverModules } from '../src/modules.ts';
import type { ServerModule } from '../src/platform/deps.ts';
import { createTestDeps } from './test-deps.ts';

/** The modules of the product; one of them has forgotten something. */
const forgetting = (module: string, part: Partial<ServerModule>): ServerModule[] =>
  serverModules.map((one) => (one.name === module ? { ...one, ...part } : one));

describe('a start ends, and so does every test with the real app, when the contracts name what no module declares', () => {
  it.each([
    ['[2.49] an event', forgetting('license', { notifications: {} }), 'license_expiring'],
    ['[7.39] a kind of channel', forgetting('identity', { channels: [] }), 'private-user'],
    ['[3.29] a shared list', forgetting('catalog', { sharedLists: {} }), 'ticket_categories'],
  ])('%s', async (_, modules, name) => {
    const deps = await createTestDeps({ modules });
    try {
      await expect(buildApp(deps, { dist: join(deps.config.dataDir, 'no-build') })).rejects.toThrow(name);
    } finally {
      await deps.close();
    }
  });
});
