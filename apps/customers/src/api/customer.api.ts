import { TICKET_STATUS, TICKET_STATUSES } from '@hamyar/contracts';
import { getPasswordResetToken } from '@hamyar/contracts/identity';
import { userDelete, userGet, userList, userStore, userUpdate, type UserListQuery } from '@hamyar/contracts/customers';
import { ticketList, type TicketListQuery } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

/** The tickets of a customer that the card shows. */
export type TicketState = 'all' | 'open' | 'closed';
interface CustomerTicketsOf {
  customer_id: number;
  state: TicketState;
}

const STATUSES = {
  open: TICKET_STATUSES.filter((status) => status !== TICKET_STATUS.closed),
  closed: [TICKET_STATUS.closed],
} as const;

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
        input: ({ customer_id, state }: CustomerTicketsOf): TicketListQuery => ({
          customer_id,
          ...(state === 'all' ? {} : { status: [...STATUSES[state]] }),
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
