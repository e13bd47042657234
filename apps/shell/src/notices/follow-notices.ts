import { channels, type Notification } from '@hamyar/contracts';
import type { PlatformSocket } from '@hamyar/module-sdk';
import type { AppStore } from '@hamyar/store';
import { pushNotice } from './browser-push.ts';
import { noticeApi } from './notice.api.ts';
import { unreadNotices } from './unread.ts';

const COUNTED = 99;

/** Puts each notice that arrives into the bell, and before a person who looks elsewhere. */
export function followNotices(store: AppStore, socket: PlatformSocket, userId: number): void {
  const refetch = () => void store.dispatch(noticeApi.endpoints.notices.initiate(undefined, { forceRefetch: true, subscribe: false }))
    .unwrap().then(({ unread }) => unreadNotices.set(unread), () => {});
  socket.subscribe(channels.user(userId), {
    event: (event) => {
      if (event.name === 'notice') add(store, event.data);
      if (event.name === 'notice.read') {
        unreadNotices.set(event.data.unread);
        store.dispatch(noticeApi.util.invalidateTags(['notification']));
      }
    },
    missed: refetch,
  });
}

function add(store: AppStore, notice: Notification): void {
  let known = false;
  store.dispatch(noticeApi.util.updateQueryData('notices', undefined, (list) => {
    // folded notices come again under their id with a higher count
    known = list.items.some(({ id, read }) => id === notice.id && !read);
    list.items = [notice, ...list.items.filter(({ id }) => id !== notice.id)];
    if (!known) list.unread += 1;
  }));
  if (!known) unreadNotices.set(Math.min(COUNTED, unreadNotices.get() + 1));
  pushNotice(notice);
}
