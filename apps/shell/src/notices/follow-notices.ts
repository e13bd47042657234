import { channels, type Notification } from '@hamyar/contracts';
import { getPlatform, type PlatformSocket } from '@hamyar/module-sdk';
import type { AppStore } from '@hamyar/store';
import { pushNotice } from './browser-push.ts';
import { watchLooking } from './looking.ts';
import { noticeApi, noticePath } from './notice.api.ts';
import { unreadNotices } from './unread.ts';

/** Puts each notice that arrives into the bell and before a person who looks elsewhere; what is looked at is read. */
export function followNotices(store: AppStore, socket: PlatformSocket, userId: number): void {
  const refetch = () =>
    void store
      .dispatch(noticeApi.endpoints.notices.initiate(undefined, { forceRefetch: true, subscribe: false }))
      .unwrap()
      .then(
        ({ unread }) => unreadNotices.set(unread),
        () => {},
      );
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
  watchLooking();
  const seen = () => readOpenTicket(store);
  getPlatform().location.subscribe(seen);
  addEventListener('focus', seen);
  seen();
}

function add(store: AppStore, notice: Notification): void {
  let known = false;
  store.dispatch(
    noticeApi.util.updateQueryData('notices', undefined, (list) => {
      // folded notices come again under their id with a higher count
      known = list.items.some(({ id, read }) => id === notice.id && !read);
      list.items = [notice, ...list.items.filter(({ id }) => id !== notice.id)];
      if (!known) list.unread += 1;
    }),
  );
  // a line that was folded was counted when it came first, whether or not the list has been opened here
  if (!known && (notice.count === 1 || unreadNotices.get() === 0)) unreadNotices.set(unreadNotices.get() + 1);
  if (document.hasFocus() && noticePath(notice) === getPlatform().location.get().pathname) readOpenTicket(store);
  else pushNotice(notice);
}

/** Somebody looks at a ticket: what the bell says of it is read. */
function readOpenTicket(store: AppStore): void {
  const [, id] = /^\/tickets\/(\d+)$/.exec(getPlatform().location.get().pathname) ?? [];
  if (id && unreadNotices.get() > 0 && document.hasFocus())
    void store.dispatch(noticeApi.endpoints.markNoticeRead.initiate({ ticket_id: Number(id) }));
}
