import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { withTransaction } from '../database/transaction.ts';
import { leaveTransactionScope } from '../database/transaction-scope.ts';
import { createLog } from '../logging/log.ts';
import type { Broker } from './broker.ts';
import { postgresBroker } from './postgres-broker.ts';
import { insertSocketEvents, SOCKET_TOPIC } from './socket-event.repository.ts';

let database: TestDatabase;
let node: Broker;
let neighbor: Broker;

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

const next = (broker: Broker, topic: string) =>
  new Promise<string>((resolve) => {
    const stop = broker.subscribe(topic, (message) => {
      stop();
      resolve(message);
    });
  });

it('[architecture 1, many nodes] delivers a message to every node and only to its topic', async () => {
  const wrong: string[] = [];
  const stop = neighbor.subscribe('other', (message) => {
    wrong.push(message);
  });
  const heard = Promise.all([next(node, 'events'), next(neighbor, 'events')]);
  await node.publish('events', '17');
  expect(await heard).toEqual(['17', '17']);
  expect(wrong).toEqual([]);
  stop();
});

it('[architecture 1, many nodes] reconnects after the database dropped it and requests a resync', async () => {
  const resynced = Promise.all(
    [node, neighbor].map(
      (broker) =>
        new Promise<void>((resolve) => {
          broker.onResync(resolve);
        }),
    ),
  );
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hamyar broker' and datname = current_database()`,
  );
  await resynced;
  const heard = next(neighbor, 'events');
  await node.publish('events', 'after');
  expect(await heard).toBe('after');
});

describe('[architecture 1, many nodes] a message of a transaction', () => {
  const heardBy = (topic: string) => {
    const heard: string[] = [];
    const stop = neighbor.subscribe(topic, (message) => heard.push(message));
    return { heard, stop };
  };
  /** Messages of one connection arrive in order, so everything sent before this one has arrived. */
  const settled = async () => {
    const arrived = next(neighbor, 'settled');
    await node.publish('settled', '');
    await arrived;
  };

  it('reaches every node with the commit, only once even if it was published several times', async () => {
    const { heard, stop } = heardBy('rows');
    await withTransaction(database.db, async (trx) => {
      await node.publishOnCommit(trx, 'rows', '1');
      await node.publishOnCommit(trx, 'rows', '1');
      await leaveTransactionScope(settled);
      expect(heard).toEqual([]);
    });
    await settled();
    expect(heard).toEqual(['1']);
    stop();
  });

  it('is a part of the statement that stores its events, with the commit and once', async () => {
    const { heard, stop } = heardBy(SOCKET_TOPIC);
    const event = { channel: 'system', name: 'license.changed', data: {} } as const;
    const { length } = await withTransaction(database.db, async (trx) => {
      await insertSocketEvents({ broker: node }, trx, [event, event], 'a tab');
      await insertSocketEvents({ broker: node }, trx, [event], null, [sql`pg_notify('unheard', 'other')`]);
      await leaveTransactionScope(settled);
      expect(heard).toEqual([]);
      return trx.selectFrom('socket_event').select('id').where('name', '=', event.name).execute();
    });
    await settled();
    expect([length, heard]).toEqual([3, ['']]);
    stop();
  });

  it('is never sent when the transaction is rolled back', async () => {
    const { heard, stop } = heardBy('rows');
    const undone = withTransaction(database.db, async (trx) => {
      await node.publishOnCommit(trx, 'rows', '2');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await settled();
    expect(heard).toEqual([]);
    stop();
  });
});
