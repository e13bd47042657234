import { paths, type Answer } from '@hamyar/contracts';
import { send, type ApiError, type ApiErrorStatus } from '@hamyar/store';

/** ms in which wishes are collected, so that a screen's channels cost one call */
const COLLECT_MS = 20;

type Waiting = { channel: string; resolve: (token: string | null) => void; reject: (error: ApiError) => void };

/** Failures that say nothing of the channel: the same question may be answered later. */
const PASSING: readonly ApiErrorStatus[] = ['NETWORK', 'TIMEOUT', 'OFFLINE', 'ABORTED', 'TOO_MANY_REQUESTS', 'SERVER_ERROR', 'SYSTEM_SUSPENSION'];
let waiting: Waiting[] = [];

/** A short-lived token for a channel; null when the caller may not hear it. @throws ApiError when the server could not be asked now */
export function channelToken(channel: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    waiting.push({ channel, resolve, reject });
    if (waiting.length === 1) setTimeout(() => void ask(), COLLECT_MS);
  });
}

async function ask(): Promise<void> {
  const asked = waiting;
  waiting = [];
  const channels = [...new Set(asked.map(({ channel }) => channel))];
  const result = await send({ path: paths.channelAuth, method: 'POST', body: { channels }, quiet: true });
  if ('error' in result && PASSING.includes(result.error.status)) {
    for (const { reject } of asked) reject(result.error);
    return;
  }
  const tokens = 'data' in result ? (result.data as Answer<{ tokens: Record<string, string> }>).data!.tokens : {};
  for (const { channel, resolve } of asked) resolve(tokens[channel] ?? null);
}
