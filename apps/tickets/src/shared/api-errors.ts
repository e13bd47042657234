import type { NokCode } from '@hamyar/contracts';
import { failureText } from '@hamyar/module-kit/failure';
import { fa } from '../messages/fa.ts';

const NOK_TEXT: Partial<Record<NokCode, string>> = {
  VERSION_CONFLICT: fa.errors.conflict,
  TRANSITION_FORBIDDEN: fa.errors.transition,
  REOPEN_WINDOW_PASSED: fa.errors.windowPassed,
  SEND_WINDOW_PASSED: fa.errors.undoPassed,
  STALE_TICKET: fa.reply.stale,
};

/** The sentence of an answer that was understood but not done (decisions 2.0). */
export function nokText(answer: { code?: NokCode; message?: string }): string {
  return answer.message || (answer.code && NOK_TEXT[answer.code]) || failureText(null);
}
