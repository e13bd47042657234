import {
  publicSampleThingGet,
  sampleThingGet,
  sampleThingList,
  sampleThingStore,
  sampleThingUpdate,
} from '@hamyar/contracts/sample-things';
import { api, fromCall } from '@hamyar/store';

const sampleThingApi = api.enhanceEndpoints({ addTagTypes: ['sample-things/sampleThing'] }).injectEndpoints({
  endpoints: (build) => ({
    sampleThings: build.query({ ...fromCall(sampleThingList), providesTags: ['sample-things/sampleThing'] }),
    openSampleThings: build.query({
      ...fromCall(sampleThingList, { input: (_: void) => ({ status: 'open' as const }) }),
      providesTags: ['sample-things/sampleThing'],
    }),
    sampleThing: build.query({
      ...fromCall(sampleThingGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['sample-things/sampleThing'],
    }),
    publicSampleThing: build.query({
      ...fromCall(publicSampleThingGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['sample-things/sampleThing'],
    }),
    createSampleThing: build.mutation({
      ...fromCall(sampleThingStore, { failures: 'form' }),
      invalidatesTags: ['sample-things/sampleThing'],
    }),
    updateSampleThing: build.mutation({
      ...fromCall(sampleThingUpdate, { failures: 'form' }),
      invalidatesTags: ['sample-things/sampleThing'],
    }),
    closeSampleThing: build.mutation({
      ...fromCall(sampleThingUpdate, {
        input: ({ id, version }: { id: number; version: number }) => ({ id, version, status: 'closed' as const }),
        failures: 'caller',
      }),
      invalidatesTags: ['sample-things/sampleThing'],
    }),
  }),
});

export const {
  useSampleThingsQuery,
  useOpenSampleThingsQuery,
  useSampleThingQuery,
  usePublicSampleThingQuery,
  useCreateSampleThingMutation,
  useUpdateSampleThingMutation,
  useCloseSampleThingMutation,
} = sampleThingApi;
