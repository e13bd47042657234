import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createLog } from '../logging/log.ts';
import { PreparedStatementNames } from './prepared-statements.ts';
import { openDb, openPool, type Db } from './pool.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDb(
    openPool(database.connection, {
      max: 1,
      statementTimeout: 5_000,
      name: 'test',
      log: createLog({ level: 'silent' }),
      prepared: true,
    }),
  );
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const prepared = async () =>
  (
    await sql<{ statement: string }>`select statement from pg_prepared_statements where name like 'h%'`.execute(db)
  ).rows.map(({ statement }) => statement);

describe('frequent statements', () => {
  it('[quality, server] are parsed and planned once per connection, rare ones are not prepared', async () => {
    const square = async (n: number) =>
      (await sql<{ n: number }>`select ${n}::int * ${n}::int as n`.execute(db)).rows[0]?.n;
    expect([await square(2), await square(3)]).toEqual([4, 9]);
    expect(await prepared()).toEqual([]);
    expect([await square(4), await square(5)]).toEqual([16, 25]);
    expect(await prepared()).toEqual(['select $1::int * $2::int as n']);
  });

  it('[architecture 1, data] survive a migration by another node', async () => {
    await sql`create table grown (id int, note text)`.execute(db);
    await sql`insert into grown values (1, 'a')`.execute(db);
    const read = () =>
      withTransaction(db, (trx) => sql<{ id: number }>`select * from grown where id = ${1}`.execute(trx));
    for (let time = 0; time < 5; time += 1) await read();
    await sql`alter table grown add column more int default 7`.execute(database.db);
    expect((await read()).rows).toEqual([{ id: 1, note: 'a', more: 7 }]);
  });

  it('[architecture 1, data] are freed on a connection when a migration gives them new names', async () => {
    await sql`create table often_grown (id int)`.execute(db);
    const read = (n: number) =>
      withTransaction(db, (trx) => sql`select *, ${n}::int as n from often_grown`.execute(trx));
    for (let migration = 0; migration < 4; migration += 1) {
      for (let time = 0; time < 4; time += 1) await read(time);
      await sql`alter table often_grown add column ${sql.ref(`c${migration}`)} int`.execute(database.db);
    }
    await read(0);
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements where name like 'h%'`.execute(
      db,
    );
    expect(new Set(rows.map(({ name }) => name.split('_')[0])).size).toBeLessThanOrEqual(1);
  });

  it('[quality, server] give every statement one new name, however many connections meet the same migration', () => {
    const names = new PreparedStatementNames();
    const name = () => [1, 2, 3].map(() => names.nameOf('select $1')).at(-1)!;
    const before = name();
    names.invalidate(before);
    const after = name();
    names.invalidate(before);
    expect(names.nameOf('select $1')).toBe(after);
    expect(after).not.toBe(before);
  });

  it('[quality, server] are limited in number, whatever filters people combine', () => {
    const names = new PreparedStatementNames();
    for (let n = 0; n < 1_000; n += 1) for (let time = 0; time < 3; time += 1) names.nameOf(`select ${n}`);
    const named = Array.from({ length: 1_000 }, (_, n) => names.nameOf(`select ${n}`)).filter(Boolean);
    expect(named).toHaveLength(200);
    expect(new Set(named).size).toBe(200);
  });
});
