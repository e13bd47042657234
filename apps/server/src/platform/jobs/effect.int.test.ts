import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { EffectPending, NotSent, performEffect } from './effect.ts';
import { reopenEffect } from './effect.repository.ts';
import { recordHeartbeat, deleteNode } from './worker-node.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let number = 0;
const newKey = () => `test:${(number += 1)}`;
const stateOf = async (key: string) =>
  await database.db.selectFrom('effect').select(['state', 'attempts']).where('key', '=', key).executeTakeFirstOrThrow();
const options = (key: string, more: object = {}) => ({
  key,
  nodeId: 'here',
  repeatable: false,
  maxAttempts: 3,
  ...more,
});

describe('the effect ledger', () => {
  it('[decisions 2.0 effect ledger] runs an effect once, however often its job runs and on however many nodes at the same time', async () => {
    const key = newKey();
    let sent = 0;
    await Promise.all([recordHeartbeat(database.db, 'a', []), recordHeartbeat(database.db, 'b', [])]);
    const results = await Promise.allSettled(
      ['a', 'b', 'a', 'b', 'a', 'b'].map((nodeId) =>
        performEffect(database.db, options(key, { nodeId }), async () => {
          sent += 1;
          await new Promise((resolve) => {
            setTimeout(resolve, 20);
          });
        }),
      ),
    );
    expect(sent).toBe(1);
    expect(
      results
        .filter(({ status }) => status === 'rejected')
        .every((r) => (r as PromiseRejectedResult).reason instanceof EffectPending),
    ).toBe(true);
    expect(
      await performEffect(database.db, options(key), async () => {
        sent += 1;
      }),
    ).toBe('done');
    expect(sent).toBe(1);
  });

  it('[decisions 2.0 effect ledger] retries what was certainly not sent, and gives up after the last attempt', async () => {
    const key = newKey();
    const refuse = () =>
      performEffect(database.db, options(key), async () => {
        throw new NotSent('connection refused', true);
      });
    await expect(refuse()).rejects.toBeInstanceOf(EffectPending);
    await expect(refuse()).rejects.toBeInstanceOf(EffectPending);
    expect(await refuse()).toBe('failed');
    expect(await stateOf(key)).toEqual({ state: 'failed', attempts: 3 });
    expect(
      await performEffect(database.db, options(newKey()), async () => {
        throw new NotSent('no such mailbox', false);
      }),
    ).toBe('failed');
  });

  it('[decisions 2.0 effect ledger] marks an unknown outcome uncertain and lets only a person send it again', async () => {
    const key = newKey();
    const unknown = async () => {
      throw new Error('timeout after DATA');
    };
    expect(await performEffect(database.db, options(key), unknown)).toBe('uncertain');
    let sent = 0;
    expect(
      await performEffect(database.db, options(key), async () => {
        sent += 1;
      }),
    ).toBe('uncertain');
    expect(sent).toBe(0);
    expect(await reopenEffect(database.db, key)).toBe(true);
    expect(
      await performEffect(database.db, options(key), async () => {
        sent += 1;
      }),
    ).toBe('done');
    expect(sent).toBe(1);
    expect(await reopenEffect(database.db, key)).toBe(false);
  });

  it('[decisions 2.0 effect ledger] after a crash while sending: repeats with an idempotency key, else becomes uncertain; waits while the node is alive', async () => {
    for (const repeatable of [true, false]) {
      const key = newKey();
      await recordHeartbeat(database.db, 'crashing', []);
      await database.db
        .insertInto('effect')
        .values({ key, state: 'sending', attempts: 1, node_id: 'crashing' })
        .execute();
      let sent = 0;
      const again = () =>
        performEffect(database.db, options(key, { repeatable }), async () => {
          sent += 1;
        });
      const waiting = again();
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
      expect(sent).toBe(0);
      await deleteNode(database.db, 'crashing');
      expect(await waiting).toBe(repeatable ? 'done' : 'uncertain');
      expect(sent).toBe(repeatable ? 1 : 0);
    }
  });

  it('[decisions 2.0 effect ledger] refuses to act inside a transaction', async () => {
    await expect(
      database.db.transaction().execute((trx) => performEffect(trx, options(newKey()), async () => {})),
    ).rejects.toThrow('inside a transaction');
  });

  it('[decisions 2.0 effect ledger] never acts twice after success or an unknown outcome, in any order of outcomes, crashes and concurrent runs', async () => {
    const step = fc.constantFrom('ok', 'refused', 'rejected', 'unknown', 'crash');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 6 }),
        async (runs) => {
          const key = newKey();
          let mayHaveLeft = 0;
          for (const [[outcome, parallel], index] of runs.map((run, i) => [run, i] as const)) {
            const nodeId = `node-${key}-${index}`;
            await recordHeartbeat(database.db, nodeId, []);
            let begin = () => {};
            const begun = new Promise<void>((resolve) => {
              begin = resolve;
            });
            const one = performEffect(database.db, options(key, { nodeId }), () => {
              if (outcome === 'refused') throw new NotSent('refused', true);
              if (outcome === 'rejected') throw new NotSent('rejected', false);
              mayHaveLeft += 1;
              if (outcome === 'unknown') throw new Error('unknown');
              // a crash is an act that never returns
              if (outcome !== 'crash') return Promise.resolve();
              begin();
              return new Promise<void>(() => {});
            });
            const others = Array.from({ length: parallel - 1 }, () =>
              performEffect(database.db, options(key, { nodeId }), async () => {
                mayHaveLeft += 1;
              }),
            );
            const all = Promise.allSettled([one, ...others]);
            await Promise.race([all, begun]);
            await deleteNode(database.db, nodeId);
          }
          expect(mayHaveLeft).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 40 },
    );
  });
});
