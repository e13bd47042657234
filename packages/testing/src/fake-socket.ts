import type { PresenceMember, PresenceState, SocketEventName, SocketEvents } from '@hamyar/contracts';
import type { ChannelEvent, ChannelListener, PlatformSocket } from '@hamyar/module-sdk';

/** The tab's socket, controlled by the test. */
export interface FakeSocket extends PlatformSocket {
  /** Sends an event to every listener of a channel. */
  emit<Name extends SocketEventName>(channel: string, name: Name, data: SocketEvents[Name]): void;
  /** Reports a reconnection after which events may be missing. */
  missed(): void;
  /** Changes the members of a presence channel, for who has joined it and for rows that watch it. */
  members(channel: string, members: readonly PresenceMember[]): void;
  /** Channels that have a listener now. */
  channels(): string[];
  /** The last state that this person sent on a presence channel; undefined before joining and after leaving. */
  stateOn(channel: string): PresenceState | undefined;
}

/** Creates a socket without a network. Wrap `emit` in `act` when a screen listens. */
export function createFakeSocket(): FakeSocket {
  const listeners = new Map<string, Set<ChannelListener>>();
  const watchers = new Map<string, Set<(members: readonly PresenceMember[]) => void>>();
  const states = new Map<string, PresenceState>();
  return {
    id: () => 'test-socket',
    subscribe(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return () => void set.delete(listener);
    },
    presence(channel, changed) {
      const set = watchers.get(channel) ?? new Set();
      watchers.set(channel, set.add(changed));
      states.set(channel, 'viewing');
      return {
        state: (value) => void states.set(channel, value),
        leave: () => {
          set.delete(changed);
          states.delete(channel);
        },
      };
    },
    watchPresence(channel, changed) {
      const set = watchers.get(channel) ?? new Set();
      watchers.set(channel, set.add(changed));
      return () => void set.delete(changed);
    },
    emit: (channel, name, data) =>
      listeners.get(channel)?.forEach((listener) => listener.event({ channel, name, data } as ChannelEvent)),
    missed: () => listeners.forEach((set) => set.forEach((listener) => listener.missed?.())),
    members: (channel, members) => watchers.get(channel)?.forEach((changed) => changed(members)),
    channels: () =>
      [...listeners]
        .filter(([, set]) => set.size > 0)
        .map(([channel]) => channel)
        .sort(),
    stateOn: (channel) => states.get(channel),
  };
}
