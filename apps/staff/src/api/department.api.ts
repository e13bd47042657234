import { userList } from '@hamyar/contracts/customers';
import { ticketFormList } from '@hamyar/contracts/forms';
import { workingShiftList } from '@hamyar/contracts/calendar';
import {
  departmentDelete,
  departmentGet,
  departmentList,
  departmentStore,
  departmentUpdate,
} from '@hamyar/contracts/staff';
import { api, fromCall, loadReferenceLists } from '@hamyar/store';

/** Departments are a shared list, which is read again after a change (spec 7.31). */
const refreshLists = async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
  const done = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (done) await loadReferenceLists({ force: true });
};

const departmentApi = api.enhanceEndpoints({ addTagTypes: ['staff/department'] }).injectEndpoints({
  endpoints: (build) => ({
    departments: build.query({ ...fromCall(departmentList), providesTags: ['staff/department'] }),
    /** All of them, for the choice of a parent or of the one that replaces another. */
    allDepartments: build.query({
      ...fromCall(departmentList, { input: (_: void) => ({}), rows: 'all' }),
      providesTags: ['staff/department'],
    }),
    department: build.query({
      ...fromCall(departmentGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['staff/department'],
    }),
    createDepartment: build.mutation({
      ...fromCall(departmentStore, { failures: 'form' }),
      invalidatesTags: ['staff/department'],
      onQueryStarted: refreshLists,
    }),
    updateDepartment: build.mutation({
      ...fromCall(departmentUpdate, { failures: 'form' }),
      invalidatesTags: ['staff/department'],
      onQueryStarted: refreshLists,
    }),
    deleteDepartment: build.mutation({
      ...fromCall(departmentDelete, { failures: 'caller' }),
      invalidatesTags: ['staff/department'],
      onQueryStarted: refreshLists,
    }),
    /** The employees whom the person may put into a department, a page of names at a time. */
    departmentColleagues: build.query({
      ...fromCall(userList, { input: (page: number) => ({ employee: 1, fast: true, page, perPage: 200 as const }) }),
    }),
    /** The forms of new tickets that a department may have. */
    departmentForms: build.query({ ...fromCall(ticketFormList, { input: (_: void) => ({}), rows: 'all' }) }),
    /** The working shifts that a department may have. */
    departmentShifts: build.query({ ...fromCall(workingShiftList, { input: (_: void) => ({}), rows: 'all' }) }),
  }),
});

export const {
  useDepartmentsQuery,
  useAllDepartmentsQuery,
  useDepartmentQuery,
  useCreateDepartmentMutation,
  useUpdateDepartmentMutation,
  useDeleteDepartmentMutation,
  useDepartmentColleaguesQuery,
  useDepartmentFormsQuery,
  useDepartmentShiftsQuery,
} = departmentApi;
