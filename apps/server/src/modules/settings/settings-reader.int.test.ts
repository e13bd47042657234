import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { loopbackBroker } from '../../../test/test-deps.ts';
import { settingsOf } from './settings-reader.service.ts';
import { writeGroup } from './setting.repository.ts';

describe('the current settings', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('[decisions 2.0] are read again after a lost connection to the other nodes is restored', async () => {
    let comesBack = () => {};
    const broker = {
      ...loopbackBroker(),
      onResync: (listener: () => void) => {
        comesBack = listener;
        return () => {};
      },
    };
    const reader = settingsOf({ db: database.db, broker });
    const before = await reader.current();
    // another node saves while this one is disconnected
    await writeGroup(
      database.db,
      'generalTicketSettings',
      { ...before.generalTicketSettings, customer_sets_importance: true },
      { id: null, at: new Date() },
    );
    comesBack();
    expect((await reader.current()).generalTicketSettings.customer_sets_importance).toBe(true);
  });
});
