import type { ServerModule } from '../../platform/deps.ts';
import { slaDemo } from './sla-demo.ts';
import { slaLists } from './sla-lists.repository.ts';
import { slaOrder } from './sla-order.service.ts';
import {
  policiesByBranch,
  policiesByCondition,
  policiesByDepartment,
  policiesByShift,
} from './sla-replacement.repository.ts';
import { slaTryRoutes } from './sla-try.routes.ts';
import { slaRoutes } from './sla.routes.ts';
import { deleteSla, keptSla } from './sla.service.ts';

/** Policies of service levels, and which one a ticket gets (decisions 2.6). */
export const slaModule: ServerModule = {
  name: 'sla',
  demoData: slaDemo,
  sharedLists: slaLists,
  deletes: { sla: deleteSla },
  orders: { sla: slaOrder },
  replaceable: {
    sla: { table: 'sla_policy', assertDeletes: async ({ db }, user, id) => void (await keptSla(db, user, id)) },
  },
  references: {
    branch: { policies: policiesByBranch },
    customer_level: { policies: policiesByCondition('customer_level') },
    ticket_category: { policies: policiesByCondition('category') },
    service: { policies: policiesByCondition('service') },
    form: { policies: policiesByCondition('form') },
    department: { policies: policiesByDepartment },
    working_shift: { policies: policiesByShift },
  },
  register(host, deps) {
    slaRoutes(host, deps);
    slaTryRoutes(host, deps);
  },
};
