import { PRESENCE_SECONDS, type PresenceMember } from '@hamyar/contracts';
import type { Broker } from './broker.ts';

const TOPIC = 'presence';

interface PresenceEntry {
  member: PresenceMember;
  until: number;
}

/** Who has which ticket open, in memory only; nodes inform each other through the broker (decisions 2.4 "presence"). */
export interface PresenceRegistry {
  members(channel: string): PresenceMember[];
  /** Informs every node, including this one; `left` removes the person. */
  set(channel: string, member: PresenceMember): void;
  /** Removes people whose heartbeat has stopped. */
  sweep(): void;
  stop(): void;
}

/** Creates the registry; `changed` is called for every change that the channel's subscribers should see. */
export function createPresenceRegistry(
  broker: Broker,
  changed: (channel: string, member: PresenceMember) => void,
  now: () => number = Date.now,
): PresenceRegistry {
  const entries = new Map<string, Map<number, PresenceEntry>>();

  function apply(channel: string, member: PresenceMember): void {
    const people = entries.get(channel) ?? new Map<number, PresenceEntry>();
    const before = people.get(member.user_id)?.member.state;
    if (member.state === 'left') people.delete(member.user_id);
    else people.set(member.user_id, { member, until: now() + PRESENCE_SECONDS * 1000 });
    if (people.size > 0) entries.set(channel, people);
    else entries.delete(channel);
    if (before !== member.state && !(before === undefined && member.state === 'left')) changed(channel, member);
  }

  const stop = broker.subscribe(TOPIC, (text) => {
    const { channel, member } = JSON.parse(text) as { channel: string; member: PresenceMember };
    apply(channel, member);
  });

  return {
    members: (channel) => [...(entries.get(channel)?.values() ?? [])].map(({ member }) => member),
    set(channel, member) {
      broker.publish(TOPIC, JSON.stringify({ channel, member })).catch(() => {});
    },
    sweep() {
      for (const [channel, people] of entries) {
        for (const { member, until } of [...people.values()])
          if (until < now()) apply(channel, { ...member, state: 'left' });
      }
    },
    stop,
  };
}
