import { similarTicketList } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const similarTicketApi = api.injectEndpoints({
  endpoints: (build) => ({
    // only informs: without it the form is as useful as before
    similarTickets: build.query(fromCall(similarTicketList, { failures: 'caller' })),
  }),
});

export const { useSimilarTicketsQuery } = similarTicketApi;
