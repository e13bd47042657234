import {
  announcementDelete,
  announcementEnd,
  announcementGet,
  announcementList,
  announcementReach,
  announcementReceipts,
  announcementStore,
  announcementUpdate,
  announcementVersions,
} from '@hamyar/contracts/announcements';
import { api, fromCall } from '@hamyar/store';

// who writes one may be among its readers
const CHANGED = ['staff/announcement', 'staff/user-announcement'] as const;

const announcementApi = api
  .enhanceEndpoints({ addTagTypes: ['staff/announcement', 'staff/user-announcement'] })
  .injectEndpoints({
    endpoints: (build) => ({
      announcements: build.query({ ...fromCall(announcementList), providesTags: ['staff/announcement'] }),
      announcement: build.query({
        ...fromCall(announcementGet, { input: (id: number) => ({ id }), failures: 'page' }),
        providesTags: ['staff/announcement'],
      }),
      announcementReach: build.query({ ...fromCall(announcementReach, { failures: 'caller' }) }),
      announcementVersions: build.query({
        ...fromCall(announcementVersions, { input: (id: number) => ({ id }) }),
        providesTags: ['staff/announcement'],
      }),
      announcementReceipts: build.query({ ...fromCall(announcementReceipts), providesTags: ['staff/announcement'] }),
      createAnnouncement: build.mutation({
        ...fromCall(announcementStore, { failures: 'form' }),
        invalidatesTags: [...CHANGED],
      }),
      updateAnnouncement: build.mutation({
        ...fromCall(announcementUpdate, { failures: 'form' }),
        invalidatesTags: [...CHANGED],
      }),
      endAnnouncement: build.mutation({
        ...fromCall(announcementEnd, { failures: 'caller' }),
        invalidatesTags: [...CHANGED],
      }),
      deleteAnnouncement: build.mutation({
        ...fromCall(announcementDelete, { input: (id: number) => ({ id }) }),
        invalidatesTags: [...CHANGED],
      }),
    }),
  });

export const {
  useAnnouncementsQuery,
  useAnnouncementQuery,
  useAnnouncementReachQuery,
  useAnnouncementVersionsQuery,
  useAnnouncementReceiptsQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  useEndAnnouncementMutation,
  useDeleteAnnouncementMutation,
} = announcementApi;
