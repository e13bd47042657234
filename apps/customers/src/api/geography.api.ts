import { cities, countries, states } from '@hamyar/contracts/geography';
import { hasRegions, type AddressLists, type AddressValues } from '@hamyar/module-kit/address';
import { api, fromCall, skipToken } from '@hamyar/store';

/** seconds that lists of countries and cities stay cached; they change only with releases */
const KEPT = { keepUnusedDataFor: 3600 };

const geographyApi = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query({ ...fromCall(countries, { input: (_: void) => ({}) }), ...KEPT }),
    /** Of the one country that has a list of them. */
    listedStates: build.query({ ...fromCall(states, { input: (_: void) => ({}) }), ...KEPT }),
    states: build.query({ ...fromCall(states, { input: (country_id: number) => ({ country_id }) }), ...KEPT }),
    cities: build.query({ ...fromCall(cities, { input: (state_id: number) => ({ state_id }) }), ...KEPT }),
  }),
});

export const { useListedStatesQuery, useCitiesQuery } = geographyApi;
const { useCountriesQuery, useStatesQuery } = geographyApi;

/** What an address is chosen from. */
export function useAddressLists({ country_id: country, state_id: state }: AddressValues): AddressLists {
  const { data: countries = [], isFetching } = useCountriesQuery();
  const { data: states = [] } = useStatesQuery(hasRegions(country) ? country : skipToken);
  const { data: cities = [] } = useCitiesQuery(state ?? skipToken);
  return { countries, loading: isFetching, states, cities };
}
