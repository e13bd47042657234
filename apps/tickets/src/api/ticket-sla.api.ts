import { ticketSlaApply, ticketSlaMatches } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const ticketSlaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many open tickets a policy would be applied to; asked each time. */
    slaMatches: build.query({
      ...fromCall(ticketSlaMatches, { input: (id: number) => ({ id }), failures: 'caller' }),
      keepUnusedDataFor: 0,
    }),
    applySla: build.mutation({ ...fromCall(ticketSlaApply, { input: (id: number) => ({ id }) }) }),
  }),
});

export const { useLazySlaMatchesQuery, useApplySlaMutation } = ticketSlaApi;
