import { channels, linkOfPage, type Notification } from '@hamyar/contracts';
import { getPlatform, type PlatformSocket } from '@hamyar/module-sdk';
import type { AppStore } from '@hamyar/store';
import { showBrowserNotification } from './browser-notification.ts';
import { trackTabFocus } from './tab-focus.ts';
import { notificationApi, notificationPath } from './notification.api.ts';
import { unreadCount } from './unread-count.ts';

/**
 * Adds each notification that arrives to the bell, shows it in the browser when nobody looks at the product, and sets
 * those of the open page to read.
 */
export function subscribeNotifications(store: AppStore, socket: PlatformSocket, userId: number): void {
  const refetch = () =>
    void store
      .dispatch(notificationApi.endpoints.notices.initiate(undefined, { forceRefetch: true, subscribe: false }))
      .unwrap()
      .then(
        ({ unread }) => unreadCount.set(unread),
        () => {},
      );
  socket.subscribe(channels.user(userId), {
    event: (event) => {
      if (event.name === 'notice') addNotification(store, event.data);
      if (event.name === 'notice.read') {
        unreadCount.set(event.data.unread);
        store.dispatch(notificationApi.util.invalidateTags(['notification']));
      }
    },
    missed: refetch,
  });
  trackTabFocus();
  const markOpenPageRead = () => readOpenPage(store);
  getPlatform().location.subscribe(markOpenPageRead);
  addEventListener('focus', markOpenPageRead);
  markOpenPageRead();
}

function addNotification(store: AppStore, notification: Notification): void {
  let known = false;
  store.dispatch(
    notificationApi.util.updateQueryData('notices', undefined, (list) => {
      // grouped notifications arrive again under the same id with a higher count
      known = list.items.some(({ id, read }) => id === notification.id && !read);
      list.items = [notification, ...list.items.filter(({ id }) => id !== notification.id)];
    }),
  );
  // a grouped notification was counted when it arrived first, even if the list was never opened in this tab
  if (!known && (notification.count === 1 || unreadCount.get() === 0)) unreadCount.set(unreadCount.get() + 1);
  if (document.hasFocus() && notificationPath(notification) === getPlatform().location.get().pathname)
    readOpenPage(store);
  else showBrowserNotification(notification);
}

/** The user looks at a page to which notifications lead: these notifications are set to read. */
function readOpenPage(store: AppStore): void {
  if (unreadCount.get() === 0 || !document.hasFocus()) return;
  const { location, state } = getPlatform();
  const link = linkOfPage(
    location.get().pathname,
    state.get().modules.map(({ manifest }) => manifest),
  );
  if (link) void store.dispatch(notificationApi.endpoints.markNoticeRead.initiate({ link }));
}
