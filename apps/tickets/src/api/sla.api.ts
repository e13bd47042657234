import { workingShiftList } from '@hamyar/contracts/calendar';
import { slaDelete, slaDue, slaGet, slaList, slaStore, slaTry, slaUpdate } from '@hamyar/contracts/sla';
import { api, fromCall, refreshLists } from '@hamyar/store';

/** Policies of service levels, and what they would do. */
const slaApi = api.enhanceEndpoints({ addTagTypes: ['tickets/sla'] }).injectEndpoints({
  endpoints: (build) => ({
    slaPolicies: build.query({ ...fromCall(slaList), providesTags: ['tickets/sla'] }),
    allSlaPolicies: build.query({
      ...fromCall(slaList, { input: (_: void) => ({}), rows: 'all' }),
      providesTags: ['tickets/sla'],
    }),
    slaPolicy: build.query({
      ...fromCall(slaGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['tickets/sla'],
    }),
    createSlaPolicy: build.mutation({
      ...fromCall(slaStore, { failures: 'form' }),
      invalidatesTags: ['tickets/sla'],
      onQueryStarted: refreshLists,
    }),
    updateSlaPolicy: build.mutation({
      ...fromCall(slaUpdate, { failures: 'form' }),
      invalidatesTags: ['tickets/sla'],
      onQueryStarted: refreshLists,
    }),
    deleteSlaPolicy: build.mutation({
      ...fromCall(slaDelete, { failures: 'caller' }),
      invalidatesTags: ['tickets/sla'],
      onQueryStarted: refreshLists,
    }),
    slaDue: build.query({ ...fromCall(slaDue), keepUnusedDataFor: 30 }),
    slaTry: build.query({ ...fromCall(slaTry, { failures: 'caller' }), providesTags: ['tickets/sla'] }),
    /** The hours that a policy may count by. */
    slaWorkingShifts: build.query({ ...fromCall(workingShiftList, { input: (_: void) => ({}), rows: 'all' }) }),
  }),
});

export const {
  useSlaPoliciesQuery,
  useAllSlaPoliciesQuery,
  useSlaPolicyQuery,
  useCreateSlaPolicyMutation,
  useUpdateSlaPolicyMutation,
  useDeleteSlaPolicyMutation,
  useSlaDueQuery,
  useSlaTryQuery,
  useSlaWorkingShiftsQuery,
} = slaApi;
