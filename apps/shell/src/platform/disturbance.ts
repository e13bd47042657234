import { hasLeaveGuard } from './leave-guards.ts';

/** Dialogs, sheets and what else lies over the page until it is closed. */
const OPEN_DIALOG = '[aria-modal="true"], [role="alertdialog"]';
/** Where somebody is typing right now. */
const TYPING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, [contenteditable="true"]';

let hasTyped = (): boolean => false;

/** Sets what knows whether an open form has something that is not sent. */
export function provideTyped(read: () => boolean): void {
  hasTyped = read;
}

/**
 * Whether something that opens by itself would disturb the person: a dialog or a call is open, or something is typed and not
 * sent (decisions 2.13).
 */
export const wouldDisturb = (): boolean =>
  document.querySelector(OPEN_DIALOG) !== null ||
  document.activeElement?.matches(TYPING) === true ||
  hasLeaveGuard() ||
  hasTyped();
