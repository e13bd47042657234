import type { CustomValue } from '@hamyar/contracts/forms';
import { ticketFieldValues } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

/** A page of the list as it was read: other versions of its tickets have other values. */
interface ReadPage {
  ids: number[];
  field_ids: number[];
  /** Of the reading of the page. */
  readAt: number;
}

/** What a reading answered, with what it had asked for: a ticket or field that is in neither was not read. */
export interface ReadFieldValues {
  ids: readonly number[];
  field_ids: readonly number[];
  answer: readonly { id: number; values: Readonly<Record<string, CustomValue>> }[];
}

/** Values of custom fields in the columns of the table. */
const ticketFieldValueApi = api.injectEndpoints({
  endpoints: (build) => ({
    ticketFieldValues: build.query<ReadFieldValues, ReadPage>({
      ...fromCall(ticketFieldValues, {
        input: ({ ids, field_ids }: ReadPage) => ({ ids, field_ids }),
        failures: 'caller',
      }),
      transformResponse: (answer: ReadFieldValues['answer'], _: unknown, { ids, field_ids }: ReadPage) => ({
        ids,
        field_ids,
        answer,
      }),
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useTicketFieldValuesQuery } = ticketFieldValueApi;
