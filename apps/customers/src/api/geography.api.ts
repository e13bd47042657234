import { cities, countries, states } from '@hamyar/contracts/geography';
import { api, fromCall } from '@hamyar/store';

/** seconds that lists of countries and cities stay cached; they change only with releases */
const KEPT = { keepUnusedDataFor: 3600 };

const geographyApi = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query({ ...fromCall(countries, { input: (_: void) => ({}) }), ...KEPT }),
    states: build.query({ ...fromCall(states, { input: (country_code: string) => ({ country_code }) }), ...KEPT }),
    cities: build.query({ ...fromCall(cities, { input: (state_id: number) => ({ state_id }) }), ...KEPT }),
  }),
});

export const { useCountriesQuery, useStatesQuery, useCitiesQuery } = geographyApi;
