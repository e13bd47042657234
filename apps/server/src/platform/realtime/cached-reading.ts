import { afterCommit, type Trx } from '../database/transaction.ts';
import type { Broker } from './broker.ts';

/** A value that is read from the database once and kept in memory until something changes it. */
export interface CachedReading<Value> {
  /** The current value; after a change other nodes have it a moment later. */
  current(): Promise<Value>;
  /** Makes all nodes, including this one, read the value again after the commit. */
  changed(trx: Trx): Promise<void>;
}

/** Milliseconds after which a value is read again in any case, because a message may be lost. */
const LIFETIME = 30_000;

/**
 * Declares a value that changes rarely and is read at every request. Returns a function of the dependencies; it returns
 * the same reading for the same broker. A failed read is not kept.
 * @param topic on which the nodes inform each other of a change
 */
export function cachedReading<Needs extends { broker: Broker }, Value>(
  topic: string,
  load: (deps: Needs) => Promise<Value>,
): (deps: Needs) => CachedReading<Value> {
  const readings = new WeakMap<Broker, CachedReading<Value>>();
  return (deps) => {
    const known = readings.get(deps.broker);
    if (known) return known;
    const reading = makeReading(deps.broker, topic, () => load(deps));
    readings.set(deps.broker, reading);
    return reading;
  };
}

function makeReading<Value>(broker: Broker, topic: string, load: () => Promise<Value>): CachedReading<Value> {
  let reading: Promise<Value> | null = null;
  let readAt = 0;
  const forget = () => {
    reading = null;
  };
  broker.subscribe(topic, forget);
  broker.onResync(forget);
  return {
    async current() {
      if (reading && performance.now() - readAt <= LIFETIME) return reading;
      readAt = performance.now();
      const loaded = load();
      reading = loaded;
      loaded.catch(() => {
        if (reading === loaded) forget();
      });
      return loaded;
    },
    async changed(trx) {
      // other nodes get a message; on this node the next request must already see the change
      afterCommit(trx, forget);
      await broker.publishOnCommit(trx, topic, 'changed');
    },
  };
}
