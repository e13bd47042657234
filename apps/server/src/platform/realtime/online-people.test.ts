import { PRESENCE_SECONDS } from '@hamyar/contracts';
import type { Broker } from './broker.ts';
import { onlinePeople } from './online-people.ts';

/** The brokers of two nodes that hear each other. */
function twoBrokers(): [Broker, Broker, string[]] {
  const listeners: ((message: string) => void)[] = [];
  const messages: string[] = [];
  const make = () =>
    ({
      publish: async (_topic: string, message: string) => {
        messages.push(message);
        for (const listener of listeners) listener(message);
      },
      subscribe: (_topic: string, listener: (message: string) => void) => {
        listeners.push(listener);
        return () => {};
      },
    }) as unknown as Broker;
  return [make(), make(), messages];
}

describe('[decisions 2.4] who is online', () => {
  it('is known to every node, until the last tab is gone or its heartbeat has stopped', () => {
    let now = 0;
    const [first, second] = twoBrokers();
    const [here, there] = [onlinePeople(first, () => now), onlinePeople(second, () => now)];
    here.add([7, 8]);
    expect([7, 8, 9].map((id) => there.has(id))).toEqual([true, true, false]);
    here.remove(8);
    expect([7, 8].map((id) => there.has(id))).toEqual([true, false]);
    now = PRESENCE_SECONDS * 1000 + 1;
    expect(there.has(7)).toBe(false);
  });

  it('is told in messages that the broker takes, however many they are', () => {
    const [broker, , messages] = twoBrokers();
    const everybody = Array.from({ length: 1_000 }, (_, at) => 100_000_000_000 + at);
    const people = onlinePeople(broker);
    people.add(everybody);
    expect(messages.every((message) => message.length <= 7_000)).toBe(true);
    expect(everybody.every((id) => people.has(id))).toBe(true);
  });
});
