import { getPasswordResetToken } from '@hamyar/contracts/identity';
import { userDelete, userGet, userList, userStore, userUpdate, type UserListQuery } from '@hamyar/contracts/customers';
import { ticketList, type TicketListQuery } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const customerApi = api.enhanceEndpoints({ addTagTypes: ['customers/customer'] }).injectEndpoints({
  endpoints: (build) => ({
    customers: build.query({
      ...fromCall(userList, { input: (query: UserListQuery) => ({ employee: 0, ...query }) }),
      providesTags: ['customers/customer'],
    }),
    customer: build.query({
      ...fromCall(userGet, { input: (id: number) => ({ id, employee: 0 }), failures: 'page' }),
      providesTags: (_result, _error, id) => [{ type: 'customers/customer', id }],
    }),
    customerTickets: build.query(
      fromCall(ticketList, {
        input: (customer_id: number): TicketListQuery => ({
          customer_id,
          sort_by: 'last_activity_at',
          sort_dir: 'desc',
          perPage: 10,
        }),
      }),
    ),
    createCustomer: build.mutation({
      ...fromCall(userStore, { failures: 'form' }),
      invalidatesTags: ['customers/customer'],
    }),
    updateCustomer: build.mutation({
      ...fromCall(userUpdate, { failures: 'form' }),
      invalidatesTags: ['customers/customer'],
    }),
    sendResetCode: build.mutation(fromCall(getPasswordResetToken)),
    deleteCustomer: build.mutation({
      ...fromCall(userDelete, { input: (id: number) => ({ id, employee: 0 }) }),
      invalidatesTags: ['customers/customer'],
    }),
  }),
});

export const {
  useCustomersQuery,
  useCustomerQuery,
  useCustomerTicketsQuery,
  useCreateCustomerMutation,
  useUpdateCustomerMutation,
  useDeleteCustomerMutation,
  useSendResetCodeMutation,
} = customerApi;
