import { Nok, ValidationFailed } from '../../platform/http/app-errors.ts';
import { messages } from './messages.ts';

/** Refuses one field of the body with its text. */
export const refuseField = (field: string, code: string, message: string) =>
  new ValidationFailed([{ field, code, message }]);

/** The state machine refuses. */
export const transitionForbidden = () => new Nok('TRANSITION_FORBIDDEN', undefined, messages.transitionForbidden);

/** A full admin has locked the ticket: its customers cannot reply (decisions 2.3 `locked`). */
export const ticketLocked = () => new Nok('TICKET_LOCKED', undefined, messages.ticketLocked);

/** The state machine's refusal as a response. */
export const refusedTransition = (code: 'TRANSITION_FORBIDDEN' | 'REOPEN_WINDOW_PASSED') =>
  code === 'REOPEN_WINDOW_PASSED' ? new Nok(code, undefined, messages.reopenWindowPassed) : transitionForbidden();
