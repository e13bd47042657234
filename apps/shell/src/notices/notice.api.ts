import { paths, type Answer, type Notification, type NotificationList } from '@hamyar/contracts';
import { api, dataOf } from '@hamyar/store';
import { unreadNotices } from './unread.ts';

/** The bell's calls (spec 2.49, 7.27). */
export const noticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query<NotificationList, void>({
      query: () => ({ path: paths.userNotifications, quiet: true }),
      transformResponse: dataOf<NotificationList>,
      providesTags: ['notification'],
    }),
    markNoticeRead: build.mutation<Answer<{ unread: number }>, { id?: number; ticket_id?: number; all?: boolean }>({
      query: (body) => ({ path: paths.notificationRead, method: 'PUT', body, quiet: true }),
      transformResponse: (answer) => answer as Answer<{ unread: number }>,
      async onQueryStarted({ id, ticket_id, all }, { dispatch, queryFulfilled }) {
        const undo = dispatch(
          noticeApi.util.updateQueryData('notices', undefined, (list) => {
            for (const item of list.items)
              if (all || item.id === id || (ticket_id !== undefined && item.ticket_id === ticket_id)) item.read = true;
          }),
        );
        const before = unreadNotices.get();
        if (all) unreadNotices.set(0);
        else if (id !== undefined) unreadNotices.set(Math.max(0, before - 1));
        await queryFulfilled.then(
          ({ data }) => data.data && unreadNotices.set(data.data.unread),
          () => {
            undo.undo();
            unreadNotices.set(before);
          },
        );
      },
    }),
  }),
});

export const { useNoticesQuery, useMarkNoticeReadMutation } = noticeApi;

/** Where a click on a notice leads: its ticket, or a link of its own (spec 2.49); null when it leads nowhere. */
export function noticePath({ link }: Pick<Notification, 'link'>): string | null {
  if (!link) return null;
  if (link.type === 'ticket') return `/tickets/${link.value}`;
  // a page of ours or another site's; anything else is no link
  return /^(\/(?!\/)|https:\/\/)/.test(String(link.value)) ? String(link.value) : null;
}
