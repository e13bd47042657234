import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { evaluate } from '../database/evaluate.ts';
import { notification } from '../database/notify.ts';
import { openClient, type Connection, type Pool } from '../database/pool.ts';
import type { Trx } from '../database/transaction.ts';
import type { Log } from '../logging/log.ts';
import type { Broker } from './broker.ts';

/** One PostgreSQL channel transports all topics, so that subscribing needs no statement. */
const CHANNEL = 'hamyar';
const RECONNECT_PAUSE = 500;

/** The listeners of this node by topic; the others still get a message on which one fails. */
function createSubscriptions(log: Log): { subscribe: Broker['subscribe']; receive(payload: string): void } {
  const listeners = new Map<string, Set<(message: string) => void>>();
  return {
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
      };
    },
    receive(payload) {
      const split = payload.indexOf('\n');
      for (const listener of listeners.get(payload.slice(0, split)) ?? []) {
        try {
          listener(payload.slice(split + 1));
        } catch (error) {
          log.error({ err: error }, 'broker listener failed');
        }
      }
    },
  };
}

/** Expressions that send a message with the commit of a transaction, each once. */
function createPublications(): Broker['publication'] {
  const published = new WeakMap<Trx, Set<string>>();
  return (trx, topic, message) => {
    const payload = `${topic}\n${message}`;
    const already = published.get(trx) ?? new Set();
    if (already.has(payload)) return null;
    published.set(trx, already.add(payload));
    return notification(CHANNEL, payload);
  };
}

/**
 * The broker of an installation without Redis: LISTEN/NOTIFY over one direct connection per node, which reconnects by
 * itself and then calls the resync listeners.
 */
export async function postgresBroker(target: Connection | string, pool: Pool, log: Log): Promise<Broker> {
  const subscriptions = createSubscriptions(log);
  const resyncs = new Set<() => void>();
  const publication = createPublications();
  let closed = false;
  let client: Client | undefined;

  async function listen(): Promise<void> {
    const next = openClient(target, 'broker');
    next.on('error', (error) => log.warn({ reason: error.message }, 'broker connection lost'));
    next.on('notification', ({ payload = '' }) => subscriptions.receive(payload));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    if (closed) return next.end();
    client = next;
    // only now: a connection that was never established also emits `end`, which would start a second reconnect loop
    next.once('end', () => {
      if (!closed) void reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await sleep(RECONNECT_PAUSE);
      try {
        await listen();
        log.info('broker connection restored');
        for (const resync of resyncs) resync();
        return;
      } catch (error) {
        log.debug({ reason: (error as Error).message }, 'broker still away');
      }
    }
  }

  await listen();
  return {
    async publish(topic, message) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, `${topic}\n${message}`]);
    },
    async publishOnCommit(trx, topic, message) {
      const expression = publication(trx, topic, message);
      if (expression) await evaluate(trx, expression);
    },
    publication,
    subscribe: subscriptions.subscribe,
    onResync(listener) {
      resyncs.add(listener);
      return () => {
        resyncs.delete(listener);
      };
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
