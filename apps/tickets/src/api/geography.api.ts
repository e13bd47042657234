import { cities, states } from '@hamyar/contracts/geography';
import { api, fromCall } from '@hamyar/store';

/** seconds that the lists stay cached; they change only with releases */
const KEPT = { keepUnusedDataFor: 3600 };

/** Provinces and cities of customers, by which employees filter tickets. */
const geographyApi = api.injectEndpoints({
  endpoints: (build) => ({
    filterStates: build.query({ ...fromCall(states, { input: (_: void) => ({}) }), ...KEPT }),
    filterCities: build.query({ ...fromCall(cities, { input: (_: void) => ({}) }), ...KEPT }),
  }),
});

export const { useFilterStatesQuery, useFilterCitiesQuery } = geographyApi;
