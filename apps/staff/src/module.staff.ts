import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    BranchesScreen: () => import('./screens/branches.screen.tsx'),
    BranchNewScreen: () => import('./screens/branch-new.screen.tsx'),
    BranchScreen: () => import('./screens/branch.screen.tsx'),
    DepartmentsScreen: () => import('./screens/departments.screen.tsx'),
    DepartmentNewScreen: () => import('./screens/department-new.screen.tsx'),
    DepartmentScreen: () => import('./screens/department.screen.tsx'),
    EmployeesScreen: () => import('./screens/employees.screen.tsx'),
    EmployeeNewScreen: () => import('./screens/employee-new.screen.tsx'),
    EmployeeScreen: () => import('./screens/employee.screen.tsx'),
  },
});
