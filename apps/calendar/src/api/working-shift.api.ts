import {
  workingShiftDelete,
  workingShiftGet,
  workingShiftList,
  workingShiftStore,
  workingShiftUpdate,
} from '@hamyar/contracts/calendar';
import { api, fromCall } from '@hamyar/store';

const TAGS = ['calendar/working-shift'] as const;

const workingShiftApi = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: (build) => ({
    workingShifts: build.query({ ...fromCall(workingShiftList), providesTags: TAGS }),
    /** All of them, for the choice of the one that replaces another. */
    allWorkingShifts: build.query({
      ...fromCall(workingShiftList, { input: (_: void) => ({}), rows: 'all' }),
      providesTags: TAGS,
    }),
    workingShift: build.query({
      ...fromCall(workingShiftGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: TAGS,
    }),
    createWorkingShift: build.mutation({ ...fromCall(workingShiftStore, { failures: 'form' }), invalidatesTags: TAGS }),
    updateWorkingShift: build.mutation({
      ...fromCall(workingShiftUpdate, { failures: 'form' }),
      invalidatesTags: TAGS,
    }),
    deleteWorkingShift: build.mutation({
      ...fromCall(workingShiftDelete, { failures: 'caller' }),
      invalidatesTags: TAGS,
    }),
  }),
});

export const {
  useWorkingShiftsQuery,
  useAllWorkingShiftsQuery,
  useWorkingShiftQuery,
  useCreateWorkingShiftMutation,
  useUpdateWorkingShiftMutation,
  useDeleteWorkingShiftMutation,
} = workingShiftApi;
