import { isUnreachable, type CallFailure } from '@hamyar/store';

/** Whether the server may have done what failed here: it is tried again with the same key, and then is done once. */
export const mayBeDone = (failure: CallFailure): boolean => isUnreachable(failure) || failure.status === 'SERVER_ERROR';

/**
 * A uuid that names one compose, so that a repeated send returns the first result (decisions 2.4). Own code, because
 * `crypto.randomUUID` does not exist on a page served without TLS.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
