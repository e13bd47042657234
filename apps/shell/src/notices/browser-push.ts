import { PUSH_MS, type Notification as Notice } from '@hamyar/contracts';
import { getPlatform } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { unlessLooking } from './looking.ts';
import { noticePath } from './notice.api.ts';

/** Shows a notice of the browser for four seconds, when the person allows it and is looking elsewhere (spec 7.39, 9.2). */
export function pushNotice(notice: Notice): void {
  if (notice.push && pushAllowed()) unlessLooking(() => show(notice));
}

function show(notice: Notice): void {
  const shown = new Notification(fa.top.newNotice, {
    body: notice.content,
    tag: `hamyar-${notice.id}`,
    dir: 'rtl',
    lang: 'fa',
  });
  shown.onclick = () => {
    window.focus();
    const path = noticePath(notice);
    if (path?.startsWith('/')) getPlatform().navigate(path);
    else if (path) window.open(path, '_blank', 'noopener');
    shown.close();
  };
  setTimeout(() => shown.close(), PUSH_MS);
}

/** Whether this browser lets us show notices; each browser has its own answer, whatever the person chose elsewhere. */
export const pushAllowed = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Whether this browser has not been asked yet. */
export const pushUnasked = (): boolean => 'Notification' in window && Notification.permission === 'default';

/** Asks the browser for the right to show notices; true when it is given. Only ever after a click. */
export async function allowPush(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
