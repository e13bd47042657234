import type { NokCode } from '@hamyar/contracts';
import type { ApiError } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

/** The Persian sentence of a failed call: the server's own, or ours when no answer came (glossary §31). */
export function errorText(error: ApiError): string {
  if (error.errors?.[0]) return error.errors[0].message;
  if (error.message) return error.message;
  if (error.status === 'NETWORK' || error.status === 'OFFLINE') return fa.errors.network;
  if (error.status === 'TIMEOUT') return fa.errors.timeout;
  if (error.status === 'TOO_MANY_REQUESTS') return fa.errors.tooMany;
  return fa.errors.failed;
}

const NOK_TEXT: Partial<Record<NokCode, string>> = {
  VERSION_CONFLICT: fa.errors.conflict,
  TRANSITION_FORBIDDEN: fa.errors.transition,
  REOPEN_WINDOW_PASSED: fa.errors.windowPassed,
  SEND_WINDOW_PASSED: fa.errors.undoPassed,
  STALE_TICKET: fa.reply.stale,
};

/** The sentence of an answer that was understood but not done (decisions 2.0). */
export function nokText(answer: { code?: NokCode; message?: string }): string {
  return answer.message || (answer.code && NOK_TEXT[answer.code]) || fa.errors.failed;
}
