import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { afterCommit, withTransaction } from './transaction.ts';
import { SecondConnection } from './transaction-scope.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const read = () => sql<{ one: number }>`select 1 as one`.execute(database.db);

describe('[architecture 1, data] a transaction', () => {
  it('takes no second connection, whoever asks for it and through whichever pool', async () => {
    const second: (() => Promise<unknown>)[] = [
      read,
      () => database.pool.query('select 1'),
      () => sql`select 1`.execute(database.searchDb),
      () => withTransaction(database.db, (inner) => sql`select 1`.execute(inner)),
    ];
    for (const ask of second)
      await expect(withTransaction(database.db, async () => ask())).rejects.toThrow(SecondConnection);
  });

  it('reads by itself, and its neighbours, what follows its commit and what outlives it by the pool', async () => {
    let after: Promise<unknown> | undefined;
    let left = () => {};
    const outlives = new Promise<void>((resolve) => {
      left = resolve;
    });
    let later: Promise<unknown> | undefined;
    const [one, neighbour] = await Promise.all([
      withTransaction(database.db, async (trx) => {
        afterCommit(trx, () => {
          after = read();
        });
        later = outlives.then(read);
        return withTransaction(trx, (same) => sql<{ one: number }>`select 1 as one`.execute(same));
      }),
      read(),
    ]);
    left();
    for (const answer of [one, neighbour, await after, await later])
      expect(answer).toMatchObject({ rows: [{ one: 1 }] });
  });
});
