import {
  requestLinkClose,
  requestLinkCode,
  requestLinkGet,
  requestLinkRate,
  requestLinkRenew,
  requestLinkReply,
} from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** Calls of the link to a request without an account. */
const requestLinkApi = ticketApi.enhanceEndpoints({ addTagTypes: ['tickets/requestLink'] }).injectEndpoints({
  endpoints: (build) => ({
    requestLink: build.query({
      ...fromCall(requestLinkGet, { input: (token: string) => ({ token }), failures: 'caller' }),
      providesTags: ['tickets/requestLink'],
    }),
    requestLinkReply: build.mutation({
      ...fromCall(requestLinkReply, { failures: 'form' }),
      // also after a refusal: there may be newer messages
      invalidatesTags: ['tickets/requestLink'],
    }),
    requestLinkClose: build.mutation({
      ...fromCall(requestLinkClose, { failures: 'caller' }),
      invalidatesTags: ['tickets/requestLink'],
    }),
    requestLinkRate: build.mutation({
      ...fromCall(requestLinkRate, { failures: 'form' }),
      invalidatesTags: ['tickets/requestLink'],
    }),
    requestLinkCode: build.mutation({ ...fromCall(requestLinkCode, { failures: 'form' }) }),
    requestLinkRenew: build.mutation({ ...fromCall(requestLinkRenew, { failures: 'caller' }) }),
  }),
});

export const {
  useRequestLinkQuery,
  useRequestLinkReplyMutation,
  useRequestLinkCloseMutation,
  useRequestLinkRateMutation,
  useRequestLinkCodeMutation,
  useRequestLinkRenewMutation,
} = requestLinkApi;
