import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Db } from '../database/pool.ts';
import { withTransaction } from '../database/transaction.ts';
import { SecondConnection } from '../database/transaction-scope.ts';
import { createLog } from '../logging/log.ts';
import type { Broker } from './broker.ts';
import { cachedReading } from './cached-reading.ts';
import { postgresBroker } from './postgres-broker.ts';

let database: TestDatabase;
let node: Broker;
let neighbor: Broker;
let value = 1;
let loads = 0;

const reading = cachedReading('value', async ({ db }: { broker: Broker; db: Db }) => {
  loads += 1;
  await sql`select 1`.execute(db);
  if (value < 0) throw new Error('unreadable');
  return value;
});

beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLog({ level: 'silent' });
  [node, neighbor] = await Promise.all([
    postgresBroker(database.connection, database.pool, log),
    postgresBroker(database.connection, database.pool, log),
  ]);
});
afterAll(async () => {
  await Promise.all([node.close(), neighbor.close()]);
  await database.drop();
});

const here = () => reading({ broker: node, db: database.db });
const there = () => reading({ broker: neighbor, db: database.db });

/** ms after which a message counts as lost; much more than a busy machine needs. */
const LOST_AFTER = 60_000;

/** Resolves when both nodes have received it; rejects with the name of the node that has not. */
const onBoth = (what: string, listen: (broker: Broker, resolve: () => void) => () => void): Promise<unknown> =>
  Promise.all(
    Object.entries({ node, neighbor }).map(
      ([name, broker]) =>
        new Promise<void>((resolve, reject) => {
          const lost = setTimeout(() => reject(new Error(`${name} has not heard ${what}`)), LOST_AFTER);
          const stop = listen(broker, () => {
            clearTimeout(lost);
            stop();
            resolve();
          });
        }),
    ),
  );

describe('[architecture 1, many nodes] a cached reading', () => {
  it('is read once for many callers', async () => {
    loads = 0;
    await Promise.all([here().current(), here().current()]);
    expect([await here().current(), loads]).toEqual([1, 1]);
  });

  it('is new on the changing node immediately after the commit, and then on the other nodes', async () => {
    expect([await here().current(), await there().current()]).toEqual([1, 1]);
    const heard = onBoth("the topic 'value'", (broker, resolve) => broker.subscribe('value', resolve));
    await withTransaction(database.db, async (trx) => {
      value = 2;
      await here().changed(trx);
      expect(await here().current(trx)).toBe(1);
    });
    expect(await here().current()).toBe(2);
    await heard;
    expect(await there().current()).toBe(2);
  });

  it('stays the same when the change is rolled back', async () => {
    await here().current();
    loads = 0;
    await withTransaction(database.db, async (trx) => {
      await here().changed(trx);
      throw new Error('no');
    }).catch(() => {});
    expect([await here().current(), loads]).toEqual([2, 0]);
  });

  it('is read again after the connection was lost, because a message may have been missed', async () => {
    expect([await here().current(), await there().current()]).toEqual([2, 2]);
    value = 3;
    const back = onBoth('the return of the connection', (broker, resolve) => broker.onResync(resolve));
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hamyar broker' and datname = current_database()`,
    );
    await back;
    expect([await here().current(), await there().current()]).toEqual([3, 3]);
  });

  it('is read by the transaction that needs it, so that transactions with all connections never wait for one more', async () => {
    const connections = database.pool.options.max;
    await withTransaction(database.db, (trx) => here().changed(trx));
    let begun = 0;
    let allBegun = () => {};
    const all = new Promise<void>((resolve) => {
      allBegun = resolve;
    });
    const values = Array.from({ length: connections }, () =>
      withTransaction(database.db, async (trx) => {
        begun += 1;
        if (begun === connections) allBegun();
        await all;
        return here().current(trx);
      }),
    );
    await all;
    // whoever has no transaction waits for a connection, and nobody for them
    expect([await Promise.all(values), await here().current()]).toEqual([Array(connections).fill(3), 3]);
  });

  it('[architecture 1, data] is not kept as a transaction sees it before its commit', async () => {
    await withTransaction(database.db, (trx) => here().changed(trx));
    await withTransaction(database.db, async (trx) => {
      value = 7;
      expect(await here().current(trx)).toBe(7);
      value = 3;
    });
    expect(await here().current()).toBe(3);
  });

  it('[architecture 1, data] is refused inside a transaction that it is not told of, also when it is in memory', async () => {
    await here().current();
    await expect(withTransaction(database.db, () => here().current())).rejects.toThrow(SecondConnection);
  });

  it('does not keep a failed read', async () => {
    value = -1;
    await withTransaction(database.db, (trx) => here().changed(trx));
    await expect(here().current()).rejects.toThrow('unreadable');
    value = 4;
    expect(await here().current()).toBe(4);
  });
});
