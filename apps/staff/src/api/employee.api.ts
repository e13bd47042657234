import { employeeGet, employeeList, employeeUpdate } from '@hamyar/contracts/staff';
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
    /** The same from a dialog, which says itself why it was refused. */
    setEmployeeStatus: build.mutation({
      ...fromCall(employeeUpdate, { failures: 'caller' }),
      invalidatesTags: ['staff/employee'],
    }),
  }),
});

export const { useEmployeesQuery, useEmployeeQuery, useUpdateEmployeeMutation, useSetEmployeeStatusMutation } =
  employeeApi;
