import { useEffect } from 'react';
import { channels } from '@hamyar/contracts';
import {
  userAnnouncementAck,
  userAnnouncementGet,
  userAnnouncements,
  userAnnouncementSeen,
} from '@hamyar/contracts/announcements';
import { getPlatform, useSession } from '@hamyar/module-sdk';
import { api, fromCall, refreshLists } from '@hamyar/store';

const userAnnouncementApi = api.enhanceEndpoints({ addTagTypes: ['staff/user-announcement'] }).injectEndpoints({
  endpoints: (build) => ({
    userAnnouncements: build.query({ ...fromCall(userAnnouncements), providesTags: ['staff/user-announcement'] }),
    userAnnouncement: build.query({
      ...fromCall(userAnnouncementGet, { input: (id: number) => ({ id }), failures: 'caller' }),
      providesTags: ['staff/user-announcement'],
    }),
    setAnnouncementSeen: build.mutation({
      ...fromCall(userAnnouncementSeen, { failures: 'caller' }),
      invalidatesTags: ['staff/user-announcement'],
    }),
    acknowledgeAnnouncement: build.mutation({
      ...fromCall(userAnnouncementAck, { failures: 'caller' }),
      invalidatesTags: ['staff/user-announcement'],
      // what waits over the page is a shared list
      onQueryStarted: refreshLists,
    }),
  }),
});

export const { useUserAnnouncementQuery, useSetAnnouncementSeenMutation, useAcknowledgeAnnouncementMutation } =
  userAnnouncementApi;
const { useUserAnnouncementsQuery } = userAnnouncementApi;

/** The own announcements, read again when another one is published. */
export function useOwnAnnouncements(perPage: number, page = 1) {
  const { id } = useSession();
  const reading = useUserAnnouncementsQuery({ page, perPage }, { refetchOnMountOrArgChange: 10 });
  const { refetch } = reading;
  useEffect(
    () =>
      getPlatform().socket.subscribe(channels.user(id), {
        event: (event) => {
          if (event.name === 'notice' && event.data.link?.type === 'announcement') void refetch();
        },
        missed: () => void refetch(),
      }),
    [id, refetch],
  );
  return reading;
}
