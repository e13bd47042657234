import { paths, type Answer, type Notification, type NotificationList } from '@hamyar/contracts';
import { api, dataOf } from '@hamyar/store';

/** The bell's calls (spec 2.49, 7.27). */
export const noticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query<NotificationList, void>({
      query: () => ({ path: paths.userNotifications, quiet: true }),
      transformResponse: dataOf<NotificationList>,
      providesTags: ['notification'],
    }),
    markNoticeRead: build.mutation<Answer<{ unread: number }>, { id?: number; all?: boolean }>({
      query: (body) => ({ path: paths.notificationRead, method: 'PUT', body, quiet: true }),
      transformResponse: (answer) => answer as Answer<{ unread: number }>,
      async onQueryStarted({ id, all }, { dispatch, queryFulfilled }) {
        const undo = dispatch(noticeApi.util.updateQueryData('notices', undefined, (list) => {
          for (const item of list.items) if (all || item.id === id) item.read = true;
          list.unread = all ? 0 : Math.max(0, list.unread - 1);
        }));
        await queryFulfilled.catch(() => undo.undo());
      },
    }),
  }),
});

export const { useNoticesQuery, useMarkNoticeReadMutation } = noticeApi;

/** Where a click on a notice leads: its ticket, or a link of its own (spec 2.49); null when it leads nowhere. */
export function noticePath({ link }: Pick<Notification, 'link'>): string | null {
  if (!link) return null;
  return link.type === 'ticket' ? `/tickets/${link.value}` : String(link.value);
}
