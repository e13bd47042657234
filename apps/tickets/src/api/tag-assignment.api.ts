import { assignTag, customerTagGet, removeTag } from '@hamyar/contracts/catalog';
import { api, fromCall } from '@hamyar/store';

interface CustomerTag {
  customerId: number;
  tagId: number;
}
const taggedCustomer = ({ customerId, tagId }: CustomerTag) => ({
  id: tagId,
  taggable_type: 'user' as const,
  taggable_id: customerId,
});
/** What a change of a customer's tags makes stale: the tags of the customer, and how often each is used. */
const changed = (_data: unknown, _error: unknown, { customerId }: CustomerTag) => [
  'tickets/tag' as const,
  { type: 'tickets/customer-tags' as const, id: customerId },
];

/** The tags of customers. */
const customerTagApi = api.enhanceEndpoints({ addTagTypes: ['tickets/tag', 'tickets/customer-tags'] }).injectEndpoints({
  endpoints: (build) => ({
    customerTags: build.query({
      ...fromCall(customerTagGet, { input: (id: number) => ({ id }) }),
      providesTags: (_data, _error, id) => [{ type: 'tickets/customer-tags', id }],
    }),
    assignTagToCustomer: build.mutation({
      ...fromCall(assignTag, { input: taggedCustomer, failures: 'caller' }),
      invalidatesTags: changed,
    }),
    removeTagFromCustomer: build.mutation({
      ...fromCall(removeTag, { input: taggedCustomer, failures: 'caller' }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useCustomerTagsQuery, useAssignTagToCustomerMutation, useRemoveTagFromCustomerMutation } =
  customerTagApi;
