import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import {
  announcementMenu,
  announcementMenuGroup,
  announcementRoutes,
  announcementSlots,
} from './manifest-announcements.ts';
import { titles } from './messages/fa-manifest.ts';

/** Branches are for full admins [6.4]. */
const GOVERNS = { role: 'full_admin' } as const satisfies Gate;
/** Employees are for all admins [6.6]. */
const LEADS = {
  any: [{ role: 'full_admin' }, { role: 'branch_admin' }, { role: 'department_admin' }],
} as const satisfies Gate;
/** Departments are for full and branch admins [6.5]. */
const ARRANGES = { any: [{ role: 'full_admin' }, { role: 'branch_admin' }] } as const satisfies Gate;
/** Customers only read announcements. */
const STAFF = { audience: ['staff'] } as const;
const MAY_WRITE = { read_only: false } as const satisfies Gate;

/** The declarations of this module; data only. */
export const manifest = {
  name: 'staff',
  title: titles.module,
  owner: 'staff',
  platform: '^1.0.0',
  audience: ['staff', 'customer'],
  routes: [
    ...announcementRoutes,
    {
      ...STAFF,
      path: '/branches',
      name: 'branches',
      title: titles.branches,
      screen: 'BranchesScreen',
      gate: GOVERNS,
    },
    {
      ...STAFF,
      path: '/branches/new',
      name: 'branches-new',
      title: titles.branchNew,
      screen: 'BranchNewScreen',
      parent: 'branches',
      gate: { all: [GOVERNS, MAY_WRITE] },
    },
    {
      ...STAFF,
      path: '/branches/:id',
      name: 'branches-id',
      title: titles.branch,
      screen: 'BranchScreen',
      parent: 'branches',
      gate: GOVERNS,
    },
    {
      ...STAFF,
      path: '/departments',
      name: 'departments',
      title: titles.departments,
      screen: 'DepartmentsScreen',
      gate: ARRANGES,
    },
    {
      ...STAFF,
      path: '/departments/new',
      name: 'departments-new',
      title: titles.departmentNew,
      screen: 'DepartmentNewScreen',
      parent: 'departments',
      gate: { all: [ARRANGES, MAY_WRITE] },
    },
    {
      ...STAFF,
      path: '/departments/:id',
      name: 'departments-id',
      title: titles.department,
      screen: 'DepartmentScreen',
      parent: 'departments',
      gate: ARRANGES,
    },
    {
      ...STAFF,
      path: '/employees',
      name: 'employees',
      title: titles.employees,
      screen: 'EmployeesScreen',
      gate: LEADS,
    },
    {
      ...STAFF,
      path: '/employees/new',
      name: 'employees-new',
      title: titles.employeeNew,
      screen: 'EmployeeNewScreen',
      parent: 'employees',
      gate: { all: [LEADS, MAY_WRITE] },
    },
    {
      ...STAFF,
      path: '/employees/:id',
      name: 'employees-id',
      title: titles.employee,
      screen: 'EmployeeScreen',
      parent: 'employees',
      gate: LEADS,
    },
  ],
  menuGroups: [{ ...STAFF, name: 'staff', title: titles.module, icon: 'building', order: 30 }, announcementMenuGroup],
  offers: [{ ...STAFF, slot: 'staff.department/v1' }],
  menu: [
    ...announcementMenu,
    {
      ...STAFF,
      group: 'staff',
      route: 'branches',
      title: titles.branches,
      order: 10,
      gate: GOVERNS,
      keywords: titles.words.branches,
    },
    {
      ...STAFF,
      group: 'staff',
      route: 'departments',
      title: titles.departments,
      order: 20,
      gate: ARRANGES,
      keywords: titles.words.departments,
    },
    {
      ...STAFF,
      group: 'staff',
      route: 'employees',
      title: titles.employeesMenu,
      order: 30,
      gate: LEADS,
      keywords: titles.words.employees,
    },
  ],
  slots: announcementSlots,
  notificationLinks: { announcement: { route: 'announcements-id', param: 'id' } },
} as const satisfies ModuleDeclaration;
