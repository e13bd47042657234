import { addressCode, addressProof, addressProofEnd } from '@hamyar/contracts/identity';
import { deliveryHint } from '@hamyar/contracts/notifications';
import { ticketRequestForm, ticketRequestGet, ticketRequestStore } from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** Calls of a request without an account. */
const ticketRequestApi = ticketApi.enhanceEndpoints({ addTagTypes: ['tickets/request'] }).injectEndpoints({
  endpoints: (build) => ({
    addressCode: build.mutation({ ...fromCall(addressCode, { failures: 'form' }) }),
    addressProof: build.mutation({
      ...fromCall(addressProof, { failures: 'caller' }),
      // another address may have been proven before
      invalidatesTags: ['tickets/request'],
    }),
    addressProofEnd: build.mutation({
      ...fromCall(addressProofEnd, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : ['tickets/request']),
    }),
    /** Whether codes wait in the delivery log because mail does not leave the system yet. */
    codeHint: build.query({ ...fromCall(deliveryHint, { failures: 'caller' }) }),
    ticketRequest: build.query({
      ...fromCall(ticketRequestGet, { failures: 'caller' }),
      providesTags: ['tickets/request'],
    }),
    ticketRequestForm: build.query({
      ...fromCall(ticketRequestForm, { failures: 'caller' }),
      providesTags: ['tickets/request'],
    }),
    ticketRequestStore: build.mutation({ ...fromCall(ticketRequestStore, { failures: 'form' }) }),
  }),
});

export const {
  useAddressCodeMutation,
  useAddressProofMutation,
  useAddressProofEndMutation,
  useCodeHintQuery,
  useTicketRequestQuery,
  useTicketRequestFormQuery,
  useTicketRequestStoreMutation,
} = ticketRequestApi;
