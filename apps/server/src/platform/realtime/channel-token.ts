import { timingSafeEqual } from 'node:crypto';
import { CHANNEL_TOKEN_SECONDS } from '@hamyar/contracts';
import type { Secrets } from '../config/secrets.ts';

const PURPOSE = 'channel-token';

/** A token that lets one session subscribe to one channel; it must be used within a minute (spec 7.39). */
export function signChannel(secrets: Secrets, sessionId: number, channel: string, now: number): string {
  const until = now + CHANNEL_TOKEN_SECONDS;
  return `${until}.${secrets.sign(PURPOSE, `${sessionId}\n${channel}\n${until}`)}`;
}

/** Whether the token was made for this session and channel and is not too old; `now` in unix seconds. */
export function isChannelToken(
  secrets: Secrets,
  token: string,
  sessionId: number,
  channel: string,
  now: number,
): boolean {
  const parts = /^(\d{1,12})\.([\w-]{20,100})$/.exec(token);
  if (!parts || Number(parts[1]) < now) return false;
  const expected = Buffer.from(secrets.sign(PURPOSE, `${sessionId}\n${channel}\n${parts[1]}`));
  const given = Buffer.from(parts[2]!);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
