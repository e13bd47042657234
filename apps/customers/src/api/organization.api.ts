import {
  paths,
  pathTo,
  type ListAnswer,
  type Organization,
  type OrganizationListQuery,
  type OrganizationRow,
  type OrganizationStoreBody,
  type OrganizationUpdateBody,
} from '@hamyar/contracts';
import { api, dataOf, loadReferenceLists, wholeAnswer, type ApiAnswer } from '@hamyar/store';
import { conflictOf } from './customer.api.ts';

/** What an update answered: the organisation as it stands now; nothing was saved when `conflict` is set. */
export interface SavedOrganization {
  organization: Organization;
  conflict: boolean;
}

/** Organisations stand in the shared lists, so a change reads them again (spec 7.31). */
const refreshLists = async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
  const done = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (done) await loadReferenceLists({ force: true });
};

const organizationApi = api.enhanceEndpoints({ addTagTypes: ['customers/organization'] }).injectEndpoints({
  endpoints: (build) => ({
    organizations: build.query<ListAnswer<OrganizationRow>, OrganizationListQuery>({
      query: (query) => ({ path: paths.organizations, query: query as Record<string, string>, page: true }),
      transformResponse: wholeAnswer<ListAnswer<OrganizationRow>>,
      providesTags: ['customers/organization'],
    }),
    organization: build.query<Organization, number>({
      query: (id) => ({ path: pathTo(paths.organization, { id }), page: true }),
      transformResponse: dataOf<Organization>,
      providesTags: (_result, _error, id) => [{ type: 'customers/organization', id }],
    }),
    createOrganization: build.mutation<{ id: number }, OrganizationStoreBody>({
      query: (body) => ({ path: paths.organizations, method: 'POST', body }),
      transformResponse: dataOf<{ id: number }>,
      invalidatesTags: ['customers/organization'],
      onQueryStarted: refreshLists,
    }),
    updateOrganization: build.mutation<SavedOrganization, { id: number; body: OrganizationUpdateBody }>({
      query: ({ id, body }) => ({ path: pathTo(paths.organization, { id }), method: 'PUT', body }),
      transformResponse: (answer: ApiAnswer) => ({
        organization: dataOf<Organization>(answer),
        conflict: conflictOf(answer),
      }),
      invalidatesTags: ['customers/organization'],
      onQueryStarted: refreshLists,
    }),
    deleteOrganization: build.mutation<unknown, number>({
      query: (id) => ({ path: pathTo(paths.organization, { id }), method: 'DELETE' }),
      invalidatesTags: ['customers/organization'],
      onQueryStarted: refreshLists,
    }),
  }),
});

export const {
  useOrganizationsQuery,
  useOrganizationQuery,
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
  useDeleteOrganizationMutation,
} = organizationApi;
