import { PUSH_MS, type Notification as Notice } from '@hamyar/contracts';
import { getPlatform } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { noticePath } from './notice.api.ts';

/** Shows a notice of the browser for four seconds, when the person allows it and is looking elsewhere (spec 7.39, 9.2). */
export function pushNotice(notice: Notice): void {
  if (!notice.push || !pushAllowed() || document.hasFocus()) return;
  const shown = new Notification(fa.top.newNotice, { body: notice.content, tag: `hamyar-${notice.id}`, dir: 'rtl', lang: 'fa' });
  shown.onclick = () => {
    window.focus();
    const path = noticePath(notice);
    if (path) getPlatform().navigate(path);
    shown.close();
  };
  setTimeout(() => shown.close(), PUSH_MS);
}

/** Whether this browser lets us show notices; each browser has its own answer, whatever the person chose elsewhere. */
export const pushAllowed = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Asks the browser for the right to show notices; true when it is given. */
export async function allowPush(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
