import {
  employeeDelete,
  employeeGet,
  employeeInvite,
  employeeList,
  employeeStore,
  employeeUninvite,
  employeeUpdate,
} from '@hamyar/contracts/staff';
import { api, fromCall } from '@hamyar/store';

const employeeApi = api.enhanceEndpoints({ addTagTypes: ['staff/employee', 'staff/department'] }).injectEndpoints({
  endpoints: (build) => ({
    employees: build.query({ ...fromCall(employeeList), providesTags: ['staff/employee'] }),
    employee: build.query({
      ...fromCall(employeeGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: (_result, _error, id) => [{ type: 'staff/employee', id }],
    }),
    updateEmployee: build.mutation({
      ...fromCall(employeeUpdate, { failures: 'form' }),
      invalidatesTags: ['staff/employee', 'staff/department'],
    }),
    createEmployee: build.mutation({
      ...fromCall(employeeStore, { failures: 'form' }),
      invalidatesTags: ['staff/employee', 'staff/department'],
    }),
    deleteEmployee: build.mutation({
      ...fromCall(employeeDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: ['staff/employee', 'staff/department'],
    }),
    inviteEmployee: build.mutation({ ...fromCall(employeeInvite), invalidatesTags: ['staff/employee'] }),
    uninviteEmployee: build.mutation({
      ...fromCall(employeeUninvite, { input: (id: number) => ({ id }) }),
      invalidatesTags: ['staff/employee'],
    }),
    /** The same from a dialog, which says itself why it was refused. */
    setEmployeeStatus: build.mutation({
      ...fromCall(employeeUpdate, { failures: 'caller' }),
      invalidatesTags: ['staff/employee'],
    }),
  }),
});

export const {
  useEmployeesQuery,
  useEmployeeQuery,
  useCreateEmployeeMutation,
  useUpdateEmployeeMutation,
  useDeleteEmployeeMutation,
  useInviteEmployeeMutation,
  useUninviteEmployeeMutation,
  useSetEmployeeStatusMutation,
} = employeeApi;
