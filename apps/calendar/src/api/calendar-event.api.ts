import {
  calendarBusyList,
  calendarEventDelete,
  calendarEventGet,
  calendarEventList,
  calendarEventSearch,
  calendarEventStore,
  calendarEventUpdate,
  calendarFeedDelete,
  calendarFeedGet,
  calendarFeedStore,
} from '@hamyar/contracts/calendar';
import { api, fromCall } from '@hamyar/store';
import { yearRange } from '../shared/year-range.ts';

/** What was read of whole years. */
const YEARS = { type: 'calendar/event', id: 'years' } as const;

const calendarApi = api.enhanceEndpoints({ addTagTypes: ['calendar/event', 'calendar/feed'] }).injectEndpoints({
  endpoints: (build) => ({
    calendarYear: build.query({ ...fromCall(calendarEventList, { input: yearRange }), providesTags: [YEARS] }),
    calendarSearch: build.query({
      // the list of results says what went wrong
      ...fromCall(calendarEventSearch, { input: (s: string) => ({ s }), failures: 'caller' }),
      providesTags: [YEARS],
    }),
    calendarEvent: build.query({
      ...fromCall(calendarEventGet, { input: (id: number) => ({ id }) }),
      providesTags: (_data, _error, id) => [{ type: 'calendar/event', id }],
    }),
    busyPeople: build.query({
      // only warns: without it the form is as useful as before
      ...fromCall(calendarBusyList, { failures: 'caller' }),
      keepUnusedDataFor: 0,
    }),
    createCalendarEvent: build.mutation({
      ...fromCall(calendarEventStore, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/event']),
    }),
    updateCalendarEvent: build.mutation({
      ...fromCall(calendarEventUpdate, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/event']),
    }),
    moveCalendarEvent: build.mutation({
      ...fromCall(calendarEventUpdate),
      // also after a refusal: what is shown may be older than what is stored
      invalidatesTags: ['calendar/event'],
    }),
    deleteCalendarEvent: build.mutation({
      ...fromCall(calendarEventDelete),
      // not the event itself, which its open details would ask for in vain
      invalidatesTags: (_data, error) => (error ? [] : [YEARS]),
    }),
    calendarFeed: build.query({ ...fromCall(calendarFeedGet), providesTags: ['calendar/feed'] }),
    makeCalendarFeed: build.mutation({ ...fromCall(calendarFeedStore), invalidatesTags: ['calendar/feed'] }),
    endCalendarFeed: build.mutation({ ...fromCall(calendarFeedDelete), invalidatesTags: ['calendar/feed'] }),
  }),
});

export const {
  useCalendarYearQuery,
  useCalendarEventQuery,
  useCalendarSearchQuery,
  useBusyPeopleQuery,
  useCreateCalendarEventMutation,
  useUpdateCalendarEventMutation,
  useMoveCalendarEventMutation,
  useDeleteCalendarEventMutation,
  useCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useEndCalendarFeedMutation,
} = calendarApi;
