import { noticeList, noticeStore } from '@hamyar/contracts/notifications';
import { api, fromCall } from '@hamyar/store';

const noticeApi = api.enhanceEndpoints({ addTagTypes: ['settings/notice'] }).injectEndpoints({
  endpoints: (build) => ({
    noticeMatrix: build.query({ ...fromCall(noticeList), providesTags: ['settings/notice'] }),
    /** A switch: what is refused is shown by the shell. */
    switchNotice: build.mutation({ ...fromCall(noticeStore), invalidatesTags: ['settings/notice'] }),
    /** The dialog, which shows refusals itself. */
    storeNotice: build.mutation({
      ...fromCall(noticeStore, { failures: 'caller' }),
      invalidatesTags: ['settings/notice'],
    }),
  }),
});

export const { useNoticeMatrixQuery, useSwitchNoticeMutation, useStoreNoticeMutation } = noticeApi;
