import { roleDelete, roleGet, roleList, roleStore, roleUpdate } from '@hamyar/contracts/staff';
import { api, fromCall, refreshLists } from '@hamyar/store';

/** The tag of the list, apart from that of each role. */
const ALL = { type: 'staff/role', id: 'all' } as const;

const roleApi = api.enhanceEndpoints({ addTagTypes: ['staff/role', 'staff/employee'] }).injectEndpoints({
  endpoints: (build) => ({
    employeeRoles: build.query({ ...fromCall(roleList), providesTags: [ALL, 'staff/employee'] }),
    employeeRole: build.query({
      ...fromCall(roleGet, { input: (id: number) => ({ id }), failures: 'caller' }),
      providesTags: (_result, _error, id) => [{ type: 'staff/role', id }],
    }),
    createRole: build.mutation({
      ...fromCall(roleStore, { failures: 'caller' }),
      invalidatesTags: [ALL],
      onQueryStarted: refreshLists,
    }),
    updateRole: build.mutation({
      ...fromCall(roleUpdate, { failures: 'caller' }),
      invalidatesTags: ['staff/role', 'staff/employee'],
      onQueryStarted: refreshLists,
    }),
    deleteRole: build.mutation({
      ...fromCall(roleDelete, { failures: 'caller' }),
      invalidatesTags: [ALL, 'staff/employee'],
      onQueryStarted: refreshLists,
    }),
  }),
});

export const {
  useEmployeeRolesQuery,
  useEmployeeRoleQuery,
  useCreateRoleMutation,
  useUpdateRoleMutation,
  useDeleteRoleMutation,
} = roleApi;
