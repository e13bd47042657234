import { ticketFieldValues } from '@hamyar/contracts/tickets';
import { fieldValuesReading, type ReadFieldValues, type ReadPage } from '@hamyar/module-kit/custom-fields';
import { api, fromCall } from '@hamyar/store';

/** Values of custom fields in the columns of the table. */
const ticketFieldValueApi = api.injectEndpoints({
  endpoints: (build) => ({
    ticketFieldValues: build.query<ReadFieldValues, ReadPage>({
      ...fromCall(ticketFieldValues, { input: fieldValuesReading.input, failures: 'caller' }),
      transformResponse: fieldValuesReading.transformResponse,
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useTicketFieldValuesQuery } = ticketFieldValueApi;
