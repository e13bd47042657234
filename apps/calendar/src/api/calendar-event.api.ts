import {
  calendarEventDelete,
  calendarEventGet,
  calendarEventList,
  calendarEventStore,
  calendarEventUpdate,
  calendarFeedDelete,
  calendarFeedGet,
  calendarFeedStore,
} from '@hamyar/contracts/calendar';
import { getDisplayZone, jalaliYearRange } from '@hamyar/dayjs-jalali';
import { api, fromCall } from '@hamyar/store';

/** A Jalali year, as the list call takes it (spec 7.32). */
const rangeOf = (year: number) => {
  const { start, end } = jalaliYearRange(year, getDisplayZone());
  return { start_date: start, end_date: end };
};

const calendarApi = api.enhanceEndpoints({ addTagTypes: ['calendar/event', 'calendar/feed'] }).injectEndpoints({
  endpoints: (build) => ({
    calendarYear: build.query({ ...fromCall(calendarEventList, { input: rangeOf }), providesTags: ['calendar/event'] }),
    calendarEvent: build.query({
      ...fromCall(calendarEventGet, { input: (id: number) => ({ id }) }),
      providesTags: ['calendar/event'],
    }),
    createCalendarEvent: build.mutation({
      ...fromCall(calendarEventStore, { failures: 'form' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/event']),
    }),
    updateCalendarEvent: build.mutation({
      ...fromCall(calendarEventUpdate, { failures: 'form' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/event']),
    }),
    moveCalendarEvent: build.mutation({
      ...fromCall(calendarEventUpdate),
      // also after a refusal: what is shown may be older than what is stored
      invalidatesTags: ['calendar/event'],
    }),
    deleteCalendarEvent: build.mutation({
      ...fromCall(calendarEventDelete),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/event']),
    }),
    calendarFeed: build.query({ ...fromCall(calendarFeedGet), providesTags: ['calendar/feed'] }),
    makeCalendarFeed: build.mutation({ ...fromCall(calendarFeedStore), invalidatesTags: ['calendar/feed'] }),
    endCalendarFeed: build.mutation({ ...fromCall(calendarFeedDelete), invalidatesTags: ['calendar/feed'] }),
  }),
});

export const {
  useCalendarYearQuery,
  useCalendarEventQuery,
  useCreateCalendarEventMutation,
  useUpdateCalendarEventMutation,
  useMoveCalendarEventMutation,
  useDeleteCalendarEventMutation,
  useCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useEndCalendarFeedMutation,
} = calendarApi;
