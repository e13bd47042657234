import type { NokCode } from '@hamyar/contracts';
import type { CallFailure } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

/** The Persian sentence of a failed call: the server's own, or ours when no answer came (glossary §31). */
export function errorText(error: CallFailure): string {
  if (error.errors?.[0]) return error.errors[0].message;
  if (error.message) return error.message;
  if (error.status === 'NOK') return NOK_TEXT[error.code as NokCode] ?? fa.errors.failed;
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
