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
    markNoticeRead: build.mutation({
      ...fromCall(notificationRead, { input: (which: NotificationReadBody) => which, failures: 'caller' }),
      async onQueryStarted({ id, ticket_id, all }, { dispatch, queryFulfilled }) {
        const undo = dispatch(
          notificationApi.util.updateQueryData('notices', undefined, (list) => {
            for (const item of list.items)
              if (all || item.id === id || (ticket_id !== undefined && item.ticket_id === ticket_id)) item.read = true;
          }),
        );
        const before = unreadCount.get();
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

export const { useNoticesQuery: useNotificationsQuery, useMarkNoticeReadMutation: useMarkNotificationReadMutation } =
  notificationApi;

/** Target of a click on a notice: its ticket, or another link (spec 2.49); null when it has none. */
export function notificationPath({ link }: Pick<Notification, 'link'>): string | null {
  if (!link) return null;
  if (link.type === 'ticket') return `/tickets/${link.value}`;
  // a page of ours or another site's; anything else is no link
  return /^(\/(?!\/)|https:\/\/)/.test(String(link.value)) ? String(link.value) : null;
}
