import { shared } from '@hamyar/persian';

/** Texts of the manifest for the menu, the breadcrumb and the search (fa-glossary 4, 15). */
export const titles = {
  module: shared.organization,
  branches: shared.branches,
  branchNew: 'شعبهٔ جدید',
  branch: shared.editBranch,
  departments: shared.departments,
  departmentNew: 'دپارتمان جدید',
  department: shared.editDepartment,
  employees: shared.organizationUsers,
  employeesMenu: shared.users,
  employeeNew: shared.newUser,
  employee: '{name}',
  words: {
    employees: ['کاربر', 'کارشناس', 'همکار', 'نقش', 'employee', 'user', 'staff'],
    branches: ['شعبه', 'دفتر', 'نمایندگی', 'branch', 'office'],
    departments: ['دپارتمان', 'واحد', 'department', 'team'],
  },
} as const;
