import { logout as logoutCall } from '@hamyar/contracts/identity';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { send } from '@hamyar/store';
import { storeFlash } from '../boot/flash.ts';
import { fa } from '../messages/fa.ts';
import type { LocalDraftVault } from '../drafts/draft-vault.ts';

/** ms after which the flag of a lost session resets itself (spec 4.3, 9.2) */
const LEAVING_MS = 10_000;

/** What the end of a session needs of the drafts. */
export type LogoutDrafts = Pick<LocalDraftVault, 'pushAll' | 'contents' | 'erase' | 'flush'>;

let vault: LogoutDrafts | null = null;
let leaving = false;
let goToPage: (path: string) => void = (path) => location.assign(path);

/** Sets the draft vault that is written out before the page is left. */
export function setDraftVault(drafts: LogoutDrafts, leave?: (path: string) => void): void {
  vault = drafts;
  if (leave) goToPage = leave;
}

/**
 * Ends the session: once only, however many calls were refused (spec 8.8). Unsent text is stored, the path is stored
 * for after the login, and the login page shows the reason.
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

/** Loads an address from the server, which decides whether it is a page of this person or leads to the login. */
export const askServer = (path: string): void => goToPage(path);

/** Leads to the login, and from there back to a page of this site. */
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
 * The person logs out: the session is revoked, their drafts leave this device after the server has them. What the server
 * does not take, as the fields of a form that was not saved, is asked about first (module-platform 4).
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
  // the socket is closed for the ended session too: that is no second end
  setTimeout(() => {
    leaving = false;
  }, LEAVING_MS);
  vault?.erase(handedOver);
  storeFlash({ kind: 'success', text: fa.session.loggedOut });
  goToPage('/login');
}
