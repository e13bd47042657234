import { channelAuth } from '@hamyar/contracts/realtime';
import { send, type CallFailure, type FailureStatus } from '@hamyar/store';

/** ms during which requests are collected, so that the channels of a screen need one call */
const BATCH_DELAY_MS = 20;
/** channels that one call may name */
const BATCH_SIZE = 200;

type PendingRequest = {
  channel: string;
  resolve: (token: string | null) => void;
  reject: (error: CallFailure) => void;
};

/** Failures that do not depend on the channel: the same request may succeed later. */
const TRANSIENT_ERRORS: readonly FailureStatus[] = [
  'NETWORK',
  'TIMEOUT',
  'OFFLINE',
  'ABORTED',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'SYSTEM_SUSPENSION',
];
let pending: PendingRequest[] = [];

/**
 * A short-lived token for a channel; null when the user may not subscribe to it. @throws CallFailure when the server
 * gave no answer
 */
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
  const { data, error } = await send(channelAuth, { channels: [...channels] });
  if (error && TRANSIENT_ERRORS.includes(error.status)) {
    for (const { reject } of requests) reject(error);
    return;
  }
  const tokens = data?.tokens ?? {};
  for (const { channel, resolve } of requests) resolve(tokens[channel] ?? null);
}
