import { paths, type SatisfactionBody } from '@hamyar/contracts';
import { ticketApi } from './ticket.api.ts';

/** Calls of the resource `ticket` that only customers make. */
export const ticketCustomerApi = ticketApi.injectEndpoints({
  endpoints: (build) => ({
    satisfaction: build.mutation<null, SatisfactionBody>({
      query: (body) => ({ path: paths.satisfaction, method: 'PUT', body, quiet: true }),
      transformResponse: () => null,
      invalidatesTags: (_data, _error, { ticket_id }) => [
        { type: 'tickets/ticket', id: ticket_id as number },
        'tickets/list',
      ],
    }),
  }),
});

export const { useSatisfactionMutation } = ticketCustomerApi;
