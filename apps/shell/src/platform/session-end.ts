import { logout as logoutCall } from '@hamyar/contracts/identity';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { forgetRecent } from '@hamyar/module-sdk';
import { send } from '@hamyar/store';
import { storeFlash } from '../boot/flash.ts';
import { fa } from '../messages/fa.ts';
import type { LocalDraftVault } from '../drafts/draft-vault.ts';

/** ms after which another end of the session can be handled (spec 4.3, 9.2) */
const LEAVING_MS = 10_000;

/** The functions of the draft vault that a logout needs. */
export type LogoutDrafts = Pick<LocalDraftVault, 'pushAll' | 'contents' | 'erase' | 'flush'>;

let vault: LogoutDrafts | null = null;
let leaving = false;
let goToPage: (path: string) => void = (path) => location.assign(path);

/** Sets the draft vault whose drafts are stored before the page is left. */
export function setDraftVault(drafts: LogoutDrafts, leave?: (path: string) => void): void {
  vault = drafts;
  if (leave) goToPage = leave;
}

/**
 * Goes to the login page, once, however many calls were refused (spec 8.8). Unsent text and the current path are
 * stored, and the login page shows the reason.
 */
export function endSession(reason: 'expired' | 'revoked', message = ''): void {
  if (leaving) return;
  leaving = true;
  setTimeout(() => {
    leaving = false;
  }, LEAVING_MS);
  vault?.flush();
  storeFlash({ kind: 'error', text: message || (reason === 'revoked' ? fa.session.expired : fa.toast.authentication) });
  const currentPath = location.pathname + location.search;
  requestLogin(currentPath);
}

/** Loads an address from the server, which sends the page or redirects to the login. */
export const askServer = (path: string): void => goToPage(path);

/** Goes to the login, and after it back to `path`. */
export function requestLogin(path: string): void {
  if (/^\/login(\?|$)/.test(path)) goToPage(path);
  else goToPage(path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`);
}

/** Asks for confirmation when input that is stored only on this device would be lost. */
const confirmDraftLoss = () =>
  confirm({
    title: fa.session.unsentTitle,
    message: fa.session.unsent,
    yes: fa.session.leaveUnsent,
    no: fa.session.stay,
    danger: true,
  });

/**
 * Logs out: revokes the session and deletes the drafts from this device after the server has stored them. Asks first
 * when there are drafts that the server does not store, such as form values (module-platform 4).
 */
export async function logout(): Promise<void> {
  if (leaving) return;
  leaving = true;
  const unsentDrafts = (await vault?.pushAll()) ?? [];
  if (unsentDrafts.length > 0 && !(await confirmDraftLoss())) {
    leaving = false;
    return;
  }
  const handedOver = vault?.contents();
  const { error } = await send(logoutCall);
  if (error && error.status !== 'AUTHENTICATION_ERROR') {
    leaving = false;
    toast.error(error.message || fa.toast.network);
    return;
  }
  // the socket also reports the ended session; this must not be handled as a second end
  setTimeout(() => {
    leaving = false;
  }, LEAVING_MS);
  vault?.erase(handedOver);
  forgetRecent();
  storeFlash({ kind: 'success', text: fa.session.loggedOut });
  goToPage('/login');
}
