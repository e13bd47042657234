import type { ColumnsOfTicket, TicketColumnNotInRow } from '@hamyar/contracts';
import { ticketColumnValues } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

/** A page of the list as it was read, and the columns that are shown of it. */
interface ReadPage {
  ids: number[];
  columns: TicketColumnNotInRow[];
  /** Of the reading of the page. */
  readAt: number;
}

/** Columns of the table that the rows do not have. */
const ticketColumnValueApi = api.injectEndpoints({
  endpoints: (build) => ({
    ticketColumnValues: build.query<readonly ColumnsOfTicket[], ReadPage>({
      ...fromCall(ticketColumnValues, {
        input: ({ ids, columns }: ReadPage) => ({ ids, columns }),
        failures: 'caller',
      }),
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useTicketColumnValuesQuery } = ticketColumnValueApi;
