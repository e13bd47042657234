import { lunarOffDayStore, offDayDelete, offDayList, offDayStore, offDayUpdate } from '@hamyar/contracts/calendar';
import { api, fromCall } from '@hamyar/store';
import { yearRange } from '../shared/year-range.ts';

const offDayApi = api.enhanceEndpoints({ addTagTypes: ['calendar/off-day'] }).injectEndpoints({
  endpoints: (build) => ({
    offDaysOfYear: build.query({ ...fromCall(offDayList, { input: yearRange }), providesTags: ['calendar/off-day'] }),
    createOffDay: build.mutation({
      ...fromCall(offDayStore, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/off-day']),
    }),
    updateOffDay: build.mutation({
      ...fromCall(offDayUpdate, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/off-day']),
    }),
    confirmLunarOffDay: build.mutation({ ...fromCall(lunarOffDayStore), invalidatesTags: ['calendar/off-day'] }),
    deleteOffDay: build.mutation({ ...fromCall(offDayDelete), invalidatesTags: ['calendar/off-day'] }),
  }),
});

export const {
  useOffDaysOfYearQuery,
  useCreateOffDayMutation,
  useUpdateOffDayMutation,
  useConfirmLunarOffDayMutation,
  useDeleteOffDayMutation,
} = offDayApi;
