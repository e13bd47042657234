import { deliveryCode, deliveryList, deliverySend, testEmail } from '@hamyar/contracts/notifications';
import { api, fromCall } from '@hamyar/store';

const deliveryApi = api.enhanceEndpoints({ addTagTypes: ['settings/delivery'] }).injectEndpoints({
  endpoints: (build) => ({
    deliveries: build.query({ ...fromCall(deliveryList), providesTags: ['settings/delivery'] }),
    /** Reads a waiting code. Each request is audited, so the response is not cached. */
    lookAtCode: build.mutation(fromCall(deliveryCode, { input: (id: number) => ({ id }), failures: 'caller' })),
    sendAgain: build.mutation({
      ...fromCall(deliverySend, { input: (id: number) => ({ id }) }),
      invalidatesTags: ['settings/delivery'],
    }),
    testMail: build.mutation({
      ...fromCall(testEmail, { failures: 'caller' }),
      invalidatesTags: ['settings/delivery'],
    }),
  }),
});

export const { useDeliveriesQuery, useLookAtCodeMutation, useSendAgainMutation, useTestMailMutation } = deliveryApi;
