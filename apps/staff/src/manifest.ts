import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa-manifest.ts';

/** Branches are for full admins [6.4]. */
const GOVERNS = { role: 'full_admin' } as const satisfies Gate;
/** Employees are for all admins [6.6]. */
const LEADS = {
  any: [{ role: 'full_admin' }, { role: 'branch_admin' }, { role: 'department_admin' }],
} as const satisfies Gate;
/** Departments are for full and branch admins [6.5]. */
const ARRANGES = { any: [{ role: 'full_admin' }, { role: 'branch_admin' }] } as const satisfies Gate;
const MAY_WRITE = { read_only: false } as const satisfies Gate;

/** The declarations of this module; data only. */
export const manifest = {
  name: 'staff',
  title: titles.module,
  owner: 'staff',
  platform: '^1.0.0',
  audience: ['staff'],
  routes: [
    {
      path: '/branches',
      name: 'branches',
      title: titles.branches,
      screen: 'BranchesScreen',
      gate: GOVERNS,
    },
    {
      path: '/branches/new',
      name: 'branches-new',
      title: titles.branchNew,
      screen: 'BranchNewScreen',
      parent: 'branches',
      gate: { all: [GOVERNS, MAY_WRITE] },
    },
    {
      path: '/branches/:id',
      name: 'branches-id',
      title: titles.branch,
      screen: 'BranchScreen',
      parent: 'branches',
      gate: GOVERNS,
    },
    {
      path: '/departments',
      name: 'departments',
      title: titles.departments,
      screen: 'DepartmentsScreen',
      gate: ARRANGES,
    },
    {
      path: '/departments/new',
      name: 'departments-new',
      title: titles.departmentNew,
      screen: 'DepartmentNewScreen',
      parent: 'departments',
      gate: { all: [ARRANGES, MAY_WRITE] },
    },
    {
      path: '/departments/:id',
      name: 'departments-id',
      title: titles.department,
      screen: 'DepartmentScreen',
      parent: 'departments',
      gate: ARRANGES,
    },
    {
      path: '/employees',
      name: 'employees',
      title: titles.employees,
      screen: 'EmployeesScreen',
      gate: LEADS,
    },
    {
      path: '/employees/new',
      name: 'employees-new',
      title: titles.employeeNew,
      screen: 'EmployeeNewScreen',
      parent: 'employees',
      gate: { all: [LEADS, MAY_WRITE] },
    },
    {
      path: '/employees/:id',
      name: 'employees-id',
      title: titles.employee,
      screen: 'EmployeeScreen',
      parent: 'employees',
      gate: LEADS,
    },
  ],
  menuGroups: [{ name: 'staff', title: titles.module, icon: 'building', order: 30 }],
  offers: [{ slot: 'staff.department/v1' }],
  menu: [
    {
      group: 'staff',
      route: 'branches',
      title: titles.branches,
      order: 10,
      gate: GOVERNS,
      keywords: titles.words.branches,
    },
    {
      group: 'staff',
      route: 'departments',
      title: titles.departments,
      order: 20,
      gate: ARRANGES,
      keywords: titles.words.departments,
    },
    {
      group: 'staff',
      route: 'employees',
      title: titles.employeesMenu,
      order: 30,
      gate: LEADS,
      keywords: titles.words.employees,
    },
  ],
} as const satisfies ModuleDeclaration;
