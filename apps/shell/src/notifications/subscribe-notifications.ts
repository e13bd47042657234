import { channels, linkOfPage, type Notification, type NotificationLink } from '@hamyar/contracts';
import { getPlatform, type PlatformSocket } from '@hamyar/module-sdk';
import type { AppStore } from '@hamyar/store';
import { showBrowserNotification } from './browser-notification.ts';
import { trackTabFocus } from './tab-focus.ts';
import { isSameLink, applyRead, notificationApi, notificationPath } from './notification.api.ts';
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
        // the list that this tab has follows; nothing is asked of the server, whether or not it is open
        store.dispatch(
          notificationApi.util.updateQueryData('notices', undefined, ({ items }) => applyRead(items, event.data)),
        );
      }
    },
    missed: refetch,
  });
  trackTabFocus();
  const setOpenPageRead = () => void readOpenPage(store);
  getPlatform().location.subscribe(setOpenPageRead);
  addEventListener('focus', setOpenPageRead);
  setOpenPageRead();
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
    void readOpenPage(store);
  else showBrowserNotification(notification);
}

/** The user looks at a page to which notifications lead: these notifications are set to read. */
async function readOpenPage(store: AppStore): Promise<void> {
  const link = linkInSight();
  if (!link || !(await mayBeUnread(store, link))) return;
  // the list may have come when the user is on another page
  if (isSameLink(link, linkInSight()))
    await store.dispatch(notificationApi.endpoints.setNotificationRead.initiate({ link }));
}

/** The link of the page that the user looks at, while there is something unread. */
function linkInSight(): NotificationLink | null {
  if (unreadCount.get() === 0 || !document.hasFocus()) return null;
  const { location, state } = getPlatform();
  return linkOfPage(
    location.get().pathname,
    state.get().modules.map(({ manifest }) => manifest),
  );
}

/**
 * Whether an unread notification has this link. The list is read once and then kept, so that opening one page after
 * another asks nothing of the server; only what the list has no room for is asked each time.
 */
async function mayBeUnread(store: AppStore, link: NotificationLink): Promise<boolean> {
  const { initiate, select } = notificationApi.endpoints.notices;
  const isKept = select()(store.getState()).isUninitialized === false;
  const { data } = await store.dispatch(initiate(undefined, { subscribe: !isKept }));
  const unread = data?.items.filter(({ read }) => !read);
  return !unread || unread.length < unreadCount.get() || unread.some((item) => isSameLink(item.link, link));
}
