import { linkPath, type NotificationLink } from '@hamyar/contracts';
import { getPlatform } from '@hamyar/module-sdk';
import {
  notificationRead,
  userNotifications,
  type Notification,
  type NotificationReadBody,
} from '@hamyar/contracts/notifications';
import { api, fromCall } from '@hamyar/store';
import { unreadCount } from './unread-count.ts';

/** The bell's calls (spec 2.49, 7.27). */
export const notificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query({
      ...fromCall(userNotifications, { input: (_: void) => ({}) }),
      providesTags: ['notification'],
    }),
    setNotificationRead: build.mutation({
      ...fromCall(notificationRead, { input: (which: NotificationReadBody) => which, failures: 'caller' }),
      async onQueryStarted(which, { dispatch, queryFulfilled }) {
        const undo = dispatch(
          notificationApi.util.updateQueryData('notices', undefined, (list) => {
            applyRead(list.items, which);
          }),
        );
        const before = unreadCount.get();
        const { id, all } = which;
        if (all) unreadCount.set(0);
        else if (id !== undefined) unreadCount.set(Math.max(0, before - 1));
        await queryFulfilled.then(
          ({ data }) => unreadCount.set(data.unread),
          () => {
            undo.undo();
            unreadCount.set(before);
          },
        );
      },
    }),
  }),
});

export const { useNoticesQuery: useNotificationsQuery, useSetNotificationReadMutation } = notificationApi;

/** Sets the notifications that a call names to read: one, those of a page, or all. */
export function applyRead(items: Notification[], { id, link, all }: NotificationReadBody): void {
  for (const item of items) if (all || item.id === id || isSameLink(item.link, link)) item.read = true;
}

/** Whether two notifications lead to the same page. */
export const isSameLink = (one: NotificationLink | null, other: NotificationLink | null | undefined): boolean =>
  one !== null && one.type === other?.type && one.value === other.value;

/**
 * The target of a click on a notification (spec 2.49): the page that a module declares for the link, or an address;
 * null when there is none.
 */
export function notificationPath({ link }: Pick<Notification, 'link'>): string | null {
  return (
    link &&
    linkPath(
      link,
      getPlatform()
        .state.get()
        .modules.map(({ manifest }) => manifest),
    )
  );
}
