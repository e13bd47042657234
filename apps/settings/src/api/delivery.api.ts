import { paths, pathTo, type DeliveryListQuery, type DeliveryRow, type ListAnswer } from '@hamyar/contracts';
import { api, dataOf, wholeAnswer } from '@hamyar/store';

const deliveryApi = api.enhanceEndpoints({ addTagTypes: ['settings/delivery'] }).injectEndpoints({
  endpoints: (build) => ({
    deliveries: build.query<ListAnswer<DeliveryRow>, DeliveryListQuery>({
      query: (query) => ({ path: paths.deliveries, query: query as Record<string, string> }),
      transformResponse: wholeAnswer<ListAnswer<DeliveryRow>>,
      providesTags: ['settings/delivery'],
    }),
    /** Looks at a waiting code; the look is audited, so the answer is not kept. */
    lookAtCode: build.mutation<{ code: string }, number>({
      query: (id) => ({ path: pathTo(paths.deliveryCode, { id }), method: 'POST', quiet: true }),
      transformResponse: dataOf<{ code: string }>,
    }),
    sendAgain: build.mutation<unknown, number>({
      query: (id) => ({ path: pathTo(paths.deliverySend, { id }), method: 'POST' }),
      invalidatesTags: ['settings/delivery'],
    }),
  }),
});

export const { useDeliveriesQuery, useLookAtCodeMutation, useSendAgainMutation } = deliveryApi;
