import { cities, countries, states, timezones } from '@hamyar/contracts/geography';
import { branchDelete, branchGet, branchList, branchStore, branchUpdate } from '@hamyar/contracts/staff';
import { hasRegions, type AddressLists, type AddressValues } from '@hamyar/module-kit/address';
import { api, fromCall, refreshLists, skipToken } from '@hamyar/store';

/** seconds that lists of countries and cities stay cached; they change only with releases */
const KEPT = { keepUnusedDataFor: 3600 };
// the admins of a branch are employees of it
const CHANGED = ['staff/branch', 'staff/employee'] as const;

const branchApi = api.enhanceEndpoints({ addTagTypes: ['staff/branch', 'staff/employee'] }).injectEndpoints({
  endpoints: (build) => ({
    branches: build.query({ ...fromCall(branchList), providesTags: ['staff/branch', 'staff/employee'] }),
    /** All of them, for the choice of the one that replaces another. */
    allBranches: build.query({
      ...fromCall(branchList, { input: (_: void) => ({}), rows: 'all' }),
      providesTags: ['staff/branch'],
    }),
    branch: build.query({
      ...fromCall(branchGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['staff/branch'],
    }),
    createBranch: build.mutation({
      ...fromCall(branchStore, { failures: 'form' }),
      invalidatesTags: [...CHANGED],
      onQueryStarted: refreshLists,
    }),
    updateBranch: build.mutation({
      ...fromCall(branchUpdate, { failures: 'form' }),
      invalidatesTags: [...CHANGED],
      onQueryStarted: refreshLists,
    }),
    deleteBranch: build.mutation({
      ...fromCall(branchDelete, { failures: 'caller' }),
      invalidatesTags: ['staff/branch'],
      onQueryStarted: refreshLists,
    }),
    branchTimezones: build.query({ ...fromCall(timezones), ...KEPT }),
    branchCountries: build.query({ ...fromCall(countries, { input: (_: void) => ({}) }), ...KEPT }),
    branchStates: build.query({
      ...fromCall(states, { input: (country_id: number) => ({ country_id }) }),
      ...KEPT,
    }),
    branchCities: build.query({ ...fromCall(cities, { input: (state_id: number) => ({ state_id }) }), ...KEPT }),
  }),
});

export const {
  useBranchesQuery,
  useAllBranchesQuery,
  useBranchQuery,
  useCreateBranchMutation,
  useUpdateBranchMutation,
  useDeleteBranchMutation,
  useBranchTimezonesQuery,
} = branchApi;
const { useBranchCountriesQuery, useBranchStatesQuery, useBranchCitiesQuery } = branchApi;

/** What the address of a branch is chosen from. */
export function useAddressLists({ country_id: country, state_id: state }: AddressValues): AddressLists {
  const { data: all = [], isFetching } = useBranchCountriesQuery();
  const { data: provinces = [] } = useBranchStatesQuery(hasRegions(country) ? country : skipToken);
  const { data: listed = [] } = useBranchCitiesQuery(state ?? skipToken);
  return { countries: all, loading: isFetching, states: provinces, cities: listed };
}
