import {
  paths,
  pathTo,
  type Customer,
  type ListAnswer,
  type TicketRow,
  type UserListQuery,
  type UserListRow,
  type UserStoreBody,
  type UserUpdateBody,
} from '@hamyar/contracts';
import { api, dataOf, wholeAnswer, type ApiAnswer } from '@hamyar/store';

/** What an update answered: the customer as it stands now; nothing was saved when `conflict` is set. */
export interface SavedCustomer {
  customer: Customer;
  conflict: boolean;
}

export const conflictOf = (answer: ApiAnswer): boolean => 'code' in answer && answer.code === 'VERSION_CONFLICT';

const customerApi = api.enhanceEndpoints({ addTagTypes: ['customers/customer'] }).injectEndpoints({
  endpoints: (build) => ({
    customers: build.query<ListAnswer<UserListRow>, UserListQuery>({
      query: (query) => ({ path: paths.users, query: { employee: 0, ...query } as Record<string, string>, page: true }),
      transformResponse: wholeAnswer<ListAnswer<UserListRow>>,
      providesTags: ['customers/customer'],
    }),
    customer: build.query<Customer, number>({
      query: (id) => ({ path: pathTo(paths.user, { id }), query: { employee: 0 }, page: true }),
      transformResponse: dataOf<Customer>,
      providesTags: (_result, _error, id) => [{ type: 'customers/customer', id }],
    }),
    customerTickets: build.query<ListAnswer<TicketRow>, number>({
      query: (id) => ({
        path: paths.tickets,
        query: { customer_id: id, sort_by: 'last_activity_at', sort_dir: 'desc', perPage: 10 },
        quiet: true,
      }),
      transformResponse: wholeAnswer<ListAnswer<TicketRow>>,
    }),
    createCustomer: build.mutation<{ id: number }, UserStoreBody>({
      query: (body) => ({ path: paths.users, method: 'POST', body }),
      transformResponse: dataOf<{ id: number }>,
      invalidatesTags: ['customers/customer'],
    }),
    updateCustomer: build.mutation<SavedCustomer, { id: number; body: UserUpdateBody }>({
      query: ({ id, body }) => ({ path: pathTo(paths.user, { id }), method: 'PUT', body }),
      transformResponse: (answer: ApiAnswer) => ({ customer: dataOf<Customer>(answer), conflict: conflictOf(answer) }),
      invalidatesTags: ['customers/customer'],
    }),
    deleteCustomer: build.mutation<unknown, number>({
      query: (id) => ({ path: pathTo(paths.user, { id }), method: 'DELETE', query: { employee: 0 } }),
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
} = customerApi;
