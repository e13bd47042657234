import { ticketFormList } from '@hamyar/contracts/forms';
import { api, fromCall } from '@hamyar/store';

const ticketFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All forms of new tickets: a company has few. */
    selectableForms: build.query({ ...fromCall(ticketFormList, { input: (_: void) => ({}), rows: 'all' }) }),
  }),
});

export const { useSelectableFormsQuery } = ticketFormApi;
