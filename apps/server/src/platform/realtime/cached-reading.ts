import { assertNoTransaction } from '../database/transaction-scope.ts';
import type { Db } from '../database/pool.ts';
import { afterCommit, type Trx } from '../database/transaction.ts';
import type { Broker } from './broker.ts';

/** A value that is read from the database once and kept in memory until something changes it. */
export interface CachedReading<Value> {
  /**
   * The current value; after a change other nodes have it a moment later.
   * @param db the transaction of the caller, if there is one: what is not in memory is then read by its connection, and
   * waits for no other (docs/adr/0063)
   */
  current(db?: Db): Promise<Value>;
  /** Makes all nodes, including this one, read the value again after the commit. */
  changed(trx: Trx): Promise<void>;
}

/** Milliseconds after which a value is read again in any case, because a message may be lost. */
const LIFETIME = 30_000;

/**
 * Declares a value that changes rarely and is read at every request. Returns a function of the dependencies; it returns
 * the same reading for the same broker. A failed read is not kept.
 * @param topic on which the nodes inform each other of a change
 * @param load reads it through `deps.db`, also other readings that it needs
 */
export function cachedReading<Needs extends { broker: Broker; db: Db }, Value>(
  topic: string,
  load: (deps: Needs) => Promise<Value>,
): (deps: Needs) => CachedReading<Value> {
  const readings = new WeakMap<Broker, CachedReading<Value>>();
  return (deps) => {
    const known = readings.get(deps.broker);
    if (known) return known;
    const reading = makeReading(deps.broker, topic, (db = deps.db) => load({ ...deps, db }));
    readings.set(deps.broker, reading);
    return reading;
  };
}

function makeReading<Value>(broker: Broker, topic: string, load: (db?: Db) => Promise<Value>): CachedReading<Value> {
  let reading: Promise<Value> | null = null;
  /** What `reading` has brought. */
  let read: { value: Value } | null = null;
  let readAt = 0;
  const forget = () => {
    reading = null;
    read = null;
  };
  broker.subscribe(topic, forget);
  broker.onResync(forget);
  const isFresh = () => performance.now() - readAt <= LIFETIME;
  return {
    async current(db) {
      // A reading that is under way waits for a connection of the pool, which transactions that wait for it may all
      // have. What a transaction reads is not kept: it may see its own change, which is not committed.
      if (db?.isTransaction) return read && isFresh() ? read.value : load(db);
      assertNoTransaction('a cached reading');
      if (reading && isFresh()) return reading;
      readAt = performance.now();
      read = null;
      const loaded = load();
      reading = loaded;
      loaded.then(
        (value) => {
          if (reading === loaded) read = { value };
        },
        () => {
          if (reading === loaded) forget();
        },
      );
      return loaded;
    },
    async changed(trx) {
      // other nodes get a message; on this node the next request must already see the change
      afterCommit(trx, forget);
      await broker.publishOnCommit(trx, topic, 'changed');
    },
  };
}
