import { RANDOM_SEED } from '@hamyar/testing/random-seed';
import { runDatabaseKills } from './database-kills.ts';
import { runEffectKills } from './effect-kills.ts';
import { runServerKills } from './server-kills.ts';

// all together: each waits half of its time, until others have noticed that a process is gone
describe('a process killed with -9', () => {
  it.concurrent('[issue 2, journey 6] loses nothing it has acknowledged and stores nothing twice', async () => {
    const result = await runServerKills(3, String(RANDOM_SEED), { unlockedWithin: 180 });
    expect(result.tickets + result.contents).toBeGreaterThan(0);
    expect(result).toMatchObject({ lostTickets: 0, lostContents: 0, doubled: 0, torn: 0, lockedJobs: 0 });
  });

  it.concurrent('[issue 2, bad input] the server outlives its database, with writes and jobs in flight, and loses nothing', async () => {
    const result = await runDatabaseKills(3, String(RANDOM_SEED), { unlockedWithin: 180 });
    expect(result.tickets + result.contents).toBeGreaterThan(0);
    expect(result).toMatchObject({ serverEnds: 0, lostTickets: 0, lostContents: 0, doubled: 0, torn: 0 });
    expect(result.lockedJobs).toBe(0);
  });

  it.concurrent('[decisions 2.0 effect ledger] delivers nothing twice, loses nothing, and another worker continues', async () => {
    const result = await runEffectKills(4, String(RANDOM_SEED));
    expect(result).toMatchObject({ effects: 48, twice: 0, lost: 0, unsettled: 0 });
  });
});
