import { afterCommit, type Trx } from '../database/transaction.ts';
import type { Broker } from './broker.ts';

/** A value that is read from the database once and kept in memory until something changes it. */
export interface CachedReading<Value> {
  /** The value in force; at most a moment old on other nodes after a change. */
  current(): Promise<Value>;
  /** Makes every node read again, this one included, once the transaction of the change is committed. */
  changed(trx: Trx): Promise<void>;
}

/** Milliseconds a value lives even when no node reported a change: a message may be lost. */
const LIFETIME = 30_000;

/**
 * Declares a value that changes rarely and is read at every request. Each process holds one, so the answer is called
 * with the dependencies and gives the same reading for the same broker. A failed read is not kept.
 * @param topic under which the nodes tell each other of a change
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
      // other nodes hear it from the database; here the next request must already see its own change
      afterCommit(trx, forget);
      await broker.publishOnCommit(trx, topic, 'changed');
    },
  };
}
