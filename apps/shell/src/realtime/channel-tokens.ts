import { paths, type Answer } from '@hamyar/contracts';
import { send, type ApiError, type ApiErrorStatus } from '@hamyar/store';

/** ms in which wishes are collected, so that a screen's channels cost one call */
const COLLECT_MS = 20;
/** channels that one call may name */
const CALL_MAX = 200;

type Waiting = { channel: string; resolve: (token: string | null) => void; reject: (error: ApiError) => void };

/** Failures that say nothing of the channel: the same question may be answered later. */
const PASSING: readonly ApiErrorStatus[] = [
  'NETWORK',
  'TIMEOUT',
  'OFFLINE',
  'ABORTED',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'SYSTEM_SUSPENSION',
];
let waiting: Waiting[] = [];

/** A short-lived token for a channel; null when the caller may not hear it. @throws ApiError when the server could not be asked now */
export function channelToken(channel: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    waiting.push({ channel, resolve, reject });
    if (waiting.length === 1) setTimeout(ask, COLLECT_MS);
  });
}

function ask(): void {
  const asked = waiting;
  waiting = [];
  const all = [...new Set(asked.map(({ channel }) => channel))];
  for (let from = 0; from < all.length; from += CALL_MAX) {
    const channels = all.slice(from, from + CALL_MAX);
    void askFor(
      channels,
      asked.filter(({ channel }) => channels.includes(channel)),
    );
  }
}

async function askFor(channels: readonly string[], asked: readonly Waiting[]): Promise<void> {
  const result = await send({ path: paths.channelAuth, method: 'POST', body: { channels }, quiet: true });
  if ('error' in result && PASSING.includes(result.error.status)) {
    for (const { reject } of asked) reject(result.error);
    return;
  }
  const tokens = 'data' in result ? (result.data as Answer<{ tokens: Record<string, string> }>).data!.tokens : {};
  for (const { channel, resolve } of asked) resolve(tokens[channel] ?? null);
}
