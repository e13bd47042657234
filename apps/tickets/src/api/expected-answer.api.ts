import { expectedAnswerGet } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const expectedAnswerApi = api.injectEndpoints({
  endpoints: (build) => ({
    // only informs: without it the page is as useful as before
    expectedAnswer: build.query(fromCall(expectedAnswerGet, { failures: 'caller' })),
  }),
});

export const { useExpectedAnswerQuery } = expectedAnswerApi;
