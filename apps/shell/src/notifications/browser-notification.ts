import { PUSH_MS, type Notification as Notice } from '@hamyar/contracts';
import { getPlatform } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { unlessTabFocused } from './tab-focus.ts';
import { notificationPath } from './notification.api.ts';

/**
 * Shows a browser notification for four seconds, when the person allows it and does not look at the product (spec 7.39,
 * 9.2).
 */
export function showBrowserNotification(notification: Notice): void {
  if (notification.push && isNotificationGranted()) unlessTabFocused(() => openNotification(notification));
}

function openNotification(notification: Notice): void {
  const shown = new Notification(fa.top.newNotice, {
    body: notification.content,
    tag: `hamyar-${notification.id}`,
    dir: 'rtl',
    lang: 'fa',
  });
  shown.onclick = () => {
    window.focus();
    const path = notificationPath(notification);
    if (path?.startsWith('/')) getPlatform().navigate(path);
    else if (path) window.open(path, '_blank', 'noopener');
    shown.close();
  };
  setTimeout(() => shown.close(), PUSH_MS);
}

/** Whether this browser may show notifications. The permission belongs to the browser, not to the user's settings. */
export const isNotificationGranted = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Whether this browser has not asked for the permission yet. */
export const isNotificationUndecided = (): boolean => 'Notification' in window && Notification.permission === 'default';

/** Requests the permission to show browser notifications; true when it is granted. Call it only after a click. */
export async function requestNotificationPermission(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
