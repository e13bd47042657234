import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { checkDatabase } from './startup-checks.ts';
import { withTransaction } from './transaction.ts';
import { createLog } from '../logging/log.ts';
import { openClient, openPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the database', () => {
  it('[architecture 1] passes its own startup checks: UTF-8, version, Persian trigrams and order', async () => {
    await expect(checkDatabase(database.connection)).resolves.toBeUndefined();
  });

  it('[architecture 1] refuses a database that cannot split Persian words, with one clear message', async () => {
    const admin = openClient({ ...database.connection, database: 'postgres' }, 'test');
    await admin.connect();
    try {
      const name = `${database.connection.database}_c`;
      await admin.query(`create database ${name} template template0 locale_provider libc locale 'C'`);
      await expect(checkDatabase({ ...database.connection, database: name })).rejects.toMatchObject({
        name: 'StartRefusal',
        en: expect.stringContaining('LC_CTYPE'),
      });
      const ascii = `${database.connection.database}_a`;
      await admin.query(
        `create database ${ascii} template template0 locale_provider libc locale 'C' encoding 'SQL_ASCII'`,
      );
      await expect(checkDatabase({ ...database.connection, database: ascii })).rejects.toMatchObject({
        name: 'StartRefusal',
        en: expect.stringContaining('SQL_ASCII'),
      });
      await admin.query(`drop database ${name}`);
      await admin.query(`drop database ${ascii}`);
    } finally {
      await admin.end();
    }
  });

  it('[issue 2, bad input] reports a wrong password, a missing database and a dead address without showing the password', async () => {
    const { connection } = database;
    for (const wrong of [
      { ...connection, password: 'sesame' },
      { ...connection, database: 'nowhere' },
      { ...connection, host: '/nonexistent' },
    ]) {
      const refusal = await checkDatabase(wrong, 0).catch(
        (error: unknown) => error as { name: string; en: string; fa: string },
      );
      expect(refusal).toMatchObject({ name: 'StartRefusal' });
      expect(JSON.stringify(refusal)).not.toContain('sesame');
    }
  });

  it('[decisions 2.0] reads bigint as a safe integer, refuses an unsafe one, and returns dates without a zone as text', async () => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select 9007199254740991::bigint as id, date '2026-11-20' as day, timestamptz '2026-11-20 08:00:00.123+00' as at`.execute(
      database.db,
    );
    expect(rows[0]).toEqual({ id: 9007199254740991, day: '2026-11-20', at: new Date('2026-11-20T08:00:00.123Z') });
    await expect(sql`select 9007199254740993::bigint as id`.execute(database.db)).rejects.toThrow('not a safe integer');
  });

  it('[backend 0.4] survives when the server ends a connection inside a transaction', async () => {
    const other = openClient(database.connection, 'test');
    await other.connect();
    let ended = false;
    const lost = withTransaction(database.db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      ended = (await other.query(`select pg_terminate_backend(${rows[0]?.pid}) as ended`)).rows[0].ended;
      await sql`select 1`.execute(trx);
    });
    await expect(lost).rejects.toThrow();
    expect(ended).toBe(true);
    await other.end();
    await expect(sql`select 1 as one`.execute(database.db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('[architecture 1] cancels a statement that runs longer than its limit', async () => {
    const pool = openPool(database.connection, {
      max: 1,
      statementTimeout: 50,
      name: 'test',
      log: createLog({ level: 'silent' }),
    });
    await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await pool.end();
  });

  it('[architecture 1] retries a deadlock and joins a transaction that is already open', async () => {
    await sql`create table pair (id int primary key, n int not null)`.execute(database.db);
    await sql`insert into pair values (1, 0), (2, 0)`.execute(database.db);
    const cross = (first: number, second: number) =>
      withTransaction(database.db, async (trx) => {
        await sql`update pair set n = n + 1 where id = ${first}`.execute(trx);
        await sql`select pg_sleep(0.2)`.execute(trx);
        await withTransaction(trx, (inner) => sql`update pair set n = n + 1 where id = ${second}`.execute(inner));
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    const { rows } = await sql<{ n: number }>`select n from pair order by id`.execute(database.db);
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  });
});
