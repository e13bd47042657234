import {
  organizationDelete,
  organizationGet,
  organizationList,
  organizationStore,
  organizationUpdate,
} from '@hamyar/contracts/organizations';
import { api, fromCall, refreshLists } from '@hamyar/store';

const organizationApi = api.enhanceEndpoints({ addTagTypes: ['customers/organization'] }).injectEndpoints({
  endpoints: (build) => ({
    organizations: build.query({ ...fromCall(organizationList), providesTags: ['customers/organization'] }),
    organization: build.query({
      ...fromCall(organizationGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: (_result, _error, id) => [{ type: 'customers/organization', id }],
    }),
    createOrganization: build.mutation({
      ...fromCall(organizationStore, { failures: 'form' }),
      invalidatesTags: ['customers/organization'],
      onQueryStarted: refreshLists,
    }),
    /** The same in a dialog, which says itself why it was refused. */
    createOrganizationInDialog: build.mutation({
      ...fromCall(organizationStore, { failures: 'caller' }),
      invalidatesTags: ['customers/organization'],
      onQueryStarted: refreshLists,
    }),
    updateOrganization: build.mutation({
      ...fromCall(organizationUpdate, { failures: 'form' }),
      invalidatesTags: ['customers/organization'],
      onQueryStarted: refreshLists,
    }),
    deleteOrganization: build.mutation({
      ...fromCall(organizationDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: ['customers/organization'],
      onQueryStarted: refreshLists,
    }),
  }),
});

export const {
  useOrganizationsQuery,
  useOrganizationQuery,
  useCreateOrganizationMutation,
  useCreateOrganizationInDialogMutation,
  useUpdateOrganizationMutation,
  useDeleteOrganizationMutation,
} = organizationApi;
