import { ticketFieldMatches } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

/** The rows of a search as they were read: other versions of its tickets have other values. */
interface SearchedRows {
  ids: number[];
  s: string;
  /** Of the reading of the rows. */
  readAt: number;
}

/** In which custom fields a search has found its words. */
const ticketFieldMatchApi = api.injectEndpoints({
  endpoints: (build) => ({
    ticketFieldMatches: build.query({
      ...fromCall(ticketFieldMatches, { input: ({ ids, s }: SearchedRows) => ({ ids, s }), failures: 'caller' }),
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useTicketFieldMatchesQuery } = ticketFieldMatchApi;
