import { isApiError } from '@hamyar/store';
import { kitText } from '../messages/fa.ts';

/** The Persian sentence of a failed call: the server's own, or ours when no answer came (glossary §31). */
export function failureText(error: unknown): string {
  if (!isApiError(error)) return kitText.failure.failed;
  if (error.errors?.[0]) return error.errors[0].message;
  if (error.message) return error.message;
  if (error.status === 'NETWORK' || error.status === 'OFFLINE') return kitText.failure.network;
  if (error.status === 'TIMEOUT') return kitText.failure.timeout;
  if (error.status === 'TOO_MANY_REQUESTS') return kitText.failure.tooMany;
  return kitText.failure.failed;
}
