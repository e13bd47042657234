import { failureOf } from '@hamyar/store';
import { kitText } from '../messages/fa.ts';

/** The Persian message for a failed call: that of the server, or a general one when there is none (glossary §31). */
export function failureText(error: unknown): string {
  const failure = failureOf({ error });
  if (failure?.errors?.[0]) return failure.errors[0].message;
  if (failure?.message) return failure.message;
  if (failure?.status === 'NETWORK' || failure?.status === 'OFFLINE') return kitText.failure.network;
  if (failure?.status === 'TIMEOUT') return kitText.failure.timeout;
  if (failure?.status === 'TOO_MANY_REQUESTS') return kitText.failure.tooMany;
  return kitText.failure.failed;
}
