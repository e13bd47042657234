import { PRESENCE_SECONDS } from '@hamyar/contracts';
import type { Broker } from './broker.ts';

const TOPIC = 'online';
/** Ids of one message of the broker, which has at most 7,000 bytes. */
const MESSAGE_IDS = 400;

/** Which employees have the product open, on any node; in memory only (docs/adr/0127). */
export interface OnlinePeople {
  has(userId: number): boolean;
  /** Informs every node, including this one; has to be repeated within `PRESENCE_SECONDS`. */
  add(userIds: readonly number[]): void;
  /** Their last tab of this node is gone; a node that has another adds them again with its next heartbeat. */
  remove(userId: number): void;
}

const known = new WeakMap<Broker, OnlinePeople>();

/** Those whom the nodes of this broker know; the same object for every caller. */
export function onlinePeople(broker: Broker, now: () => number = Date.now): OnlinePeople {
  const people = known.get(broker) ?? listen(broker, now);
  known.set(broker, people);
  return people;
}

function listen(broker: Broker, now: () => number): OnlinePeople {
  const until = new Map<number, number>();
  broker.subscribe(TOPIC, (message) => {
    const { add, remove } = JSON.parse(message) as { add?: number[]; remove?: number };
    const end = now() + PRESENCE_SECONDS * 1000;
    for (const id of add ?? []) until.set(id, end);
    if (remove !== undefined) until.delete(remove);
    for (const [id, at] of until) if (at <= now()) until.delete(id);
  });
  // a message that is lost is made up for by the next heartbeat
  const publish = (message: object) => void broker.publish(TOPIC, JSON.stringify(message)).catch(() => {});
  return {
    has: (id) => (until.get(id) ?? 0) > now(),
    add(ids) {
      for (let at = 0; at < ids.length; at += MESSAGE_IDS) publish({ add: ids.slice(at, at + MESSAGE_IDS) });
    },
    remove: (id) => publish({ remove: id }),
  };
}
