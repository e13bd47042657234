import type { NokCode } from '@hamyar/contracts';
import { failureText } from '@hamyar/module-kit/failure';
import { shared } from '@hamyar/persian';
import type { CallFailure } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

const NOK_TEXT: Partial<Record<string, string>> = {
  VERSION_CONFLICT: fa.errors.conflict,
  TRANSITION_FORBIDDEN: fa.errors.transition,
  REOPEN_WINDOW_PASSED: fa.errors.windowPassed,
  TICKET_LOCKED: shared.ticketLocked,
  SEND_WINDOW_PASSED: fa.errors.undoPassed,
  STALE_TICKET: fa.reply.stale,
} satisfies Partial<Record<NokCode, string>>;

/** The message of a failed change of a ticket: the server's, or the one of its code (decisions 2.0). */
export const ticketFailureText = (failure: CallFailure): string =>
  (failure.status === 'NOK' && !failure.message && NOK_TEXT[failure.code ?? '']) || failureText(failure);
