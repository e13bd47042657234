import { ticketFieldValues } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

/** A page of the list as it was read: other versions of its tickets have other values. */
interface ReadPage {
  ids: number[];
  field_ids: number[];
  /** Of the reading of the page. */
  readAt: number;
}

/** Values of custom fields in the columns of the table. */
const ticketFieldValueApi = api.injectEndpoints({
  endpoints: (build) => ({
    ticketFieldValues: build.query({
      ...fromCall(ticketFieldValues, {
        input: ({ ids, field_ids }: ReadPage) => ({ ids, field_ids }),
        failures: 'page',
      }),
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useTicketFieldValuesQuery } = ticketFieldValueApi;
