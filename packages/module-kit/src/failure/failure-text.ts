import { failureOf } from '@hamyar/store';
import { kitText } from '../messages/fa.ts';

/** The Persian sentence of a failed call: the server's own, or ours when no answer came (glossary §31). */
export function failureText(error: unknown): string {
  const failure = failureOf({ error });
  if (failure?.errors?.[0]) return failure.errors[0].message;
  if (failure?.message) return failure.message;
  if (failure?.status === 'NETWORK' || failure?.status === 'OFFLINE') return kitText.failure.network;
  if (failure?.status === 'TIMEOUT') return kitText.failure.timeout;
  if (failure?.status === 'TOO_MANY_REQUESTS') return kitText.failure.tooMany;
  return kitText.failure.failed;
}
