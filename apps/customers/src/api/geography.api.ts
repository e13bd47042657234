import { paths, type Named } from '@hamyar/contracts';
import { api, dataOf } from '@hamyar/store';

const geographyApi = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query<{ code: string; name: string }[], void>({
      query: () => ({ path: paths.countries, quiet: true }),
      transformResponse: dataOf<{ code: string; name: string }[]>,
      keepUnusedDataFor: 3600,
    }),
    states: build.query<Named[], string>({
      query: (country_code) => ({ path: paths.states, query: { country_code }, quiet: true }),
      transformResponse: dataOf<Named[]>,
      keepUnusedDataFor: 3600,
    }),
    cities: build.query<Named[], number>({
      query: (state_id) => ({ path: paths.cities, query: { state_id }, quiet: true }),
      transformResponse: dataOf<Named[]>,
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useCountriesQuery, useStatesQuery, useCitiesQuery } = geographyApi;
