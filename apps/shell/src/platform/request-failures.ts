import { confirmLeave, toast } from '@hamyar/design-system/overlay';
import type { CallFailure, SentCall } from '@hamyar/store';
import { fa } from '../messages/fa.ts';
import { showConnectionDialog } from './connection.ts';
import { pageError, type PageError } from './page-store.ts';
import { endSession } from './session-end.ts';

const ERROR_PAGES = {
  NOT_FOUND: '404',
  AUTORIZATION_ERROR: '403',
  EXPIRATION_ERROR: '410',
  SERVER_ERROR: '500',
} as const satisfies Record<string, PageError['kind']>;

/**
 * Shows the error of a failed call (spec 8). Only the main query of a route can replace the page by an error page; a
 * failed background call never closes a screen with unsent text (design/api.md "Answers").
 */
export function handleRequestFailure(error: CallFailure, call: SentCall): void {
  const { status, message } = error;
  if (status === 'AUTHENTICATION_ERROR') return endSession('expired', message);
  if (status === 'SYSTEM_SUSPENSION') return showPage({ kind: '503', message });
  if (call.failures === 'page' && status in ERROR_PAGES)
    return showPage({ kind: ERROR_PAGES[status as keyof typeof ERROR_PAGES], message, requestId: error.request_id });
  if (status === 'OFFLINE' && needsConnection(call)) return showConnectionDialog(true);
  if (call.failures === 'caller') return undefined;
  if (status === 'VALIDATION_ERROR' && error.errors?.length)
    // a form says them by the names of its fields
    return call.failures === 'form' ? undefined : toast.refused(error.errors.map((one) => one.message));
  const text = failureMessage(error, call);
  if (text) toast.error(text, { key: `${status}:${text}` });
  return undefined;
}

/**
 * A person waits for it: a change, or what the page is about. What runs by itself shows its own state, as drafts do that
 * are stored on this device.
 */
const needsConnection = ({ failures, method }: SentCall): boolean =>
  failures !== 'caller' && (failures === 'page' || method !== 'GET');

function showPage(error: PageError): void {
  pageError.set(error);
}

/**
 * The server's message if there is one. Without an answer a change gets a general message; a read shows its own error
 * on the screen.
 */
function failureMessage({ status, message }: CallFailure, { method }: SentCall): string {
  if (message) return message;
  if (status === 'TOO_MANY_REQUESTS') return fa.toast.tooMany;
  if (status === 'VALIDATION_ERROR') return fa.toast.invalid;
  if (method === 'GET') return '';
  if (status === 'TIMEOUT') return fa.toast.timeout;
  return status === 'NETWORK' ? fa.toast.network : fa.toast.failed;
}

/** Asks whether unsaved input may be left behind. */
export const mayLeave = confirmLeave;
