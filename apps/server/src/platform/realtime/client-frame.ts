import { parseChannel, PRESENCE_WATCH_MAX, type ClientFrame } from '@hamyar/contracts';

const STATES: readonly unknown[] = ['viewing', 'replying', 'noting', 'left'];

const isWatch = (channels: unknown): channels is string[] =>
  Array.isArray(channels) &&
  channels.length <= PRESENCE_WATCH_MAX &&
  channels.every(
    (name: unknown) => typeof name === 'string' && name.startsWith('presence-') && parseChannel(name) !== null,
  );

/** Parses a frame of the client; null for anything invalid. */
export function readClientFrame(text: string): ClientFrame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (value === null || typeof value !== 'object') return null;
  const { type, channel, channels, auth, cursor, state } = value as Record<string, unknown>;
  if (type === 'pong') return { type };
  if (type === 'watch') return isWatch(channels) ? { type, channels } : null;
  if (typeof channel !== 'string' || channel.length > 60) return null;
  if (type === 'unsubscribe') return { type, channel };
  if (type === 'presence' && STATES.includes(state))
    return { type, channel, state: state as Extract<ClientFrame, { type: 'presence' }>['state'] };
  if (type === 'subscribe' && typeof auth === 'string' && (cursor === undefined || typeof cursor === 'string'))
    return { type, channel, auth, ...(cursor === undefined ? {} : { cursor }) };
  return null;
}
