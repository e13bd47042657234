import { serviceDelete, serviceGet, serviceList, serviceStore, serviceUpdate } from '@hamyar/contracts/catalog';
import { api, fromCall, refreshLists } from '@hamyar/store';

const serviceApi = api.enhanceEndpoints({ addTagTypes: ['tickets/service'] }).injectEndpoints({
  endpoints: (build) => ({
    services: build.query({ ...fromCall(serviceList), providesTags: ['tickets/service'] }),
    /** All of them, for the choice of a parent or of the one that replaces another. */
    allServices: build.query({
      ...fromCall(serviceList, { input: (_: void) => ({}), rows: 'all' }),
      providesTags: ['tickets/service'],
    }),
    service: build.query({
      ...fromCall(serviceGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['tickets/service'],
    }),
    createService: build.mutation({
      ...fromCall(serviceStore, { failures: 'form' }),
      invalidatesTags: ['tickets/service'],
      onQueryStarted: refreshLists,
    }),
    updateService: build.mutation({
      ...fromCall(serviceUpdate, { failures: 'form' }),
      invalidatesTags: ['tickets/service'],
      onQueryStarted: refreshLists,
    }),
    deleteService: build.mutation({
      ...fromCall(serviceDelete, { failures: 'caller' }),
      invalidatesTags: ['tickets/service'],
      onQueryStarted: refreshLists,
    }),
  }),
});

export const {
  useServicesQuery,
  useAllServicesQuery,
  useServiceQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
} = serviceApi;
