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

const EVENT = 'calendar/event';
const FEED = 'calendar/feed';

/** A Jalali year, as the list call takes it (spec 7.32). */
const rangeOf = (year: number) => {
  const { start, end } = jalaliYearRange(year, getDisplayZone());
  return { start_date: start, end_date: end };
};

const calendarApi = api.enhanceEndpoints({ addTagTypes: [EVENT, FEED] }).injectEndpoints({
  endpoints: (build) => ({
    calendarYear: build.query({ ...fromCall(calendarEventList, { input: rangeOf }), providesTags: [EVENT] }),
    calendarEvent: build.query({
      ...fromCall(calendarEventGet, { input: (id: number) => ({ id }) }),
      providesTags: [EVENT],
    }),
    createCalendarEvent: build.mutation({
      ...fromCall(calendarEventStore, { failures: 'form' }),
      invalidatesTags: (_data, error) => (error ? [] : [EVENT]),
    }),
    updateCalendarEvent: build.mutation({
      ...fromCall(calendarEventUpdate, { failures: 'form' }),
      invalidatesTags: (_data, error) => (error ? [] : [EVENT]),
    }),
    moveCalendarEvent: build.mutation({
      ...fromCall(calendarEventUpdate),
      // also after a refusal: what is shown may be older than what is stored
      invalidatesTags: [EVENT],
    }),
    deleteCalendarEvent: build.mutation({
      ...fromCall(calendarEventDelete),
      invalidatesTags: (_data, error) => (error ? [] : [EVENT]),
    }),
    calendarFeed: build.query({ ...fromCall(calendarFeedGet), providesTags: [FEED] }),
    makeCalendarFeed: build.mutation({ ...fromCall(calendarFeedStore), invalidatesTags: [FEED] }),
    endCalendarFeed: build.mutation({ ...fromCall(calendarFeedDelete), invalidatesTags: [FEED] }),
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
