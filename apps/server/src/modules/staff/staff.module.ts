import type { ServerModule } from '../../platform/deps.ts';
import { registerReplacement } from './department.job.ts';
import { departmentOrder, deleteDepartment } from './department-removal.service.ts';
import { departmentRoutes } from './department.routes.ts';

/** Who arranges the company that answers: departments with their people (decisions 2.7). */
export const staffModule: ServerModule = {
  name: 'staff',
  deletes: { department: (deps, editor, id) => deleteDepartment(deps, editor, id) },
  orders: { department: departmentOrder },
  register(host, deps) {
    departmentRoutes(host, deps);
    registerReplacement(deps);
  },
};
