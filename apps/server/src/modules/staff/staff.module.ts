import type { ServerModule } from '../../platform/deps.ts';
import {
  assertDeletesBranch,
  branchFileOwners,
  branchOrder,
  branchReferences,
  deleteBranch,
} from './branch-removal.service.ts';
import { branchRoutes } from './branch.routes.ts';
import { assertDeletesDepartment, departmentOrder, deleteDepartment } from './department-removal.service.ts';
import { departmentRoutes } from './department.routes.ts';
import { deleteEmployee } from './employee-removal.service.ts';
import { countDepartments, countStaffedDepartments } from './department.repository.ts';
import { employeeRoutes } from './employee.routes.ts';
import { checkHidingRoles } from './hiding-role-check.service.ts';
import { roleLists } from './role-lists.repository.ts';
import { roleReferences } from './role-people.service.ts';
import { assertDeletesRole, deleteRole, roleOrder } from './role-removal.service.ts';
import { roleRoutes } from './role.routes.ts';
import { staffDemo } from './staff-demo.ts';

/** Who arranges the company that answers: branches, departments with their people, and employees (decisions 2.7, 2.8). */
export const staffModule: ServerModule = {
  name: 'staff',
  demoData: staffDemo,
  sharedLists: roleLists,
  settingsChecks: { generalTicketSettings: checkHidingRoles },
  deletes: { branch: deleteBranch, department: deleteDepartment, employee: deleteEmployee, role: deleteRole },
  replaceable: {
    branch: { table: 'branch', assertDeletes: assertDeletesBranch },
    department: { table: 'department', assertDeletes: assertDeletesDepartment },
    role: { table: 'role', assertDeletes: assertDeletesRole },
  },
  references: { branch: { employees: branchReferences }, role: { employees: roleReferences } },
  orders: { branch: branchOrder, department: departmentOrder, role: roleOrder },
  fileOwners: branchFileOwners,
  setupChecks: {
    // one beside the two that are built in
    department: async (db) => (await countDepartments(db)) > 2,
    employee: async (db) => (await countStaffedDepartments(db)) > 1,
  },
  register(host, deps) {
    branchRoutes(host, deps);
    departmentRoutes(host, deps);
    employeeRoutes(host, deps);
    roleRoutes(host, deps);
  },
};
