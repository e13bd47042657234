import type { ModuleRelease } from '@hamyar/contracts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { activateRelease, readActive } from './module-release.repository.ts';

const release = (name: string, version: string, audience: 'staff' | 'customer' = 'staff') =>
  ({ release: version, audience, container: name, manifest: { name, version } }) as ModuleRelease;

describe('the active releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are in the order in which their modules came here: a new version changes no position, nor does the clock', async () => {
    const { db } = database;
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await activateRelease(db, release('tickets', '0.1.0'), at(3));
    await activateRelease(db, release('zones', '0.1.0'), at(2));
    await activateRelease(db, release('announcements', '0.1.0'), at(1));
    await activateRelease(db, release('zones', '0.1.0'), at(4));
    await activateRelease(db, release('tickets', '0.2.0'), at(5));
    await activateRelease(db, release('tickets', '0.2.0', 'customer'), at(5));
    expect([...(await readActive(db))]).toEqual([
      'tickets staff 0.2.0',
      'tickets customer 0.2.0',
      'zones staff 0.1.0',
      'announcements staff 0.1.0',
    ]);
  });
});
