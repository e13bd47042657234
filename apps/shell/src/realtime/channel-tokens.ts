import { paths, type Answer } from '@hamyar/contracts';
import { send, type ApiError, type ApiErrorStatus } from '@hamyar/store';

/** ms in which wishes are collected, so that a screen's channels cost one call */
const BATCH_DELAY_MS = 20;
/** channels that one call may name */
const BATCH_SIZE = 200;

type PendingRequest = { channel: string; resolve: (token: string | null) => void; reject: (error: ApiError) => void };

/** Failures that say nothing of the channel: the same question may be answered later. */
const TRANSIENT_ERRORS: readonly ApiErrorStatus[] = [
  'NETWORK',
  'TIMEOUT',
  'OFFLINE',
  'ABORTED',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'SYSTEM_SUSPENSION',
];
let pending: PendingRequest[] = [];

/** A short-lived token for a channel; null when the caller may not hear it. @throws ApiError when the server could not be asked now */
export function channelToken(channel: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    pending.push({ channel, resolve, reject });
    if (pending.length === 1) setTimeout(requestPending, BATCH_DELAY_MS);
  });
}

function requestPending(): void {
  const requests = pending;
  pending = [];
  const all = [...new Set(requests.map(({ channel }) => channel))];
  for (let from = 0; from < all.length; from += BATCH_SIZE) {
    const channels = all.slice(from, from + BATCH_SIZE);
    void requestTokens(
      channels,
      requests.filter(({ channel }) => channels.includes(channel)),
    );
  }
}

async function requestTokens(channels: readonly string[], requests: readonly PendingRequest[]): Promise<void> {
  const result = await send({ path: paths.channelAuth, method: 'POST', body: { channels }, quiet: true });
  if ('error' in result && TRANSIENT_ERRORS.includes(result.error.status)) {
    for (const { reject } of requests) reject(result.error);
    return;
  }
  const tokens = 'data' in result ? (result.data as Answer<{ tokens: Record<string, string> }>).data!.tokens : {};
  for (const { channel, resolve } of requests) resolve(tokens[channel] ?? null);
}
