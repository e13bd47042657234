import { fill } from '@hamyar/persian';
import type { ServerModule } from '../../platform/deps.ts';
import { messages } from './messages.ts';
import { slaDemo } from './sla-demo.ts';
import { slaLists } from './sla-lists.repository.ts';
import { slaOrder } from './sla-order.service.ts';
import { countPoliciesOfLevel, slaOfShift } from './sla-references.repository.ts';
import { slaTryRoutes } from './sla-try.routes.ts';
import { slaRoutes } from './sla.routes.ts';
import { deleteSla } from './sla.service.ts';

/** Policies of service levels, and which one a ticket gets (decisions 2.6). */
export const slaModule: ServerModule = {
  name: 'sla',
  demoData: slaDemo,
  sharedLists: slaLists,
  deletes: { sla: deleteSla },
  orders: { sla: slaOrder },
  shiftUses: {
    sla: {
      reasonToKeep: async (db, shiftId) => {
        const name = await slaOfShift(db, shiftId);
        return name && fill(messages.shiftInUse, { name });
      },
    },
  },
  customerLevelUses: { sla: { counted: messages.policies, count: countPoliciesOfLevel } },
  register(host, deps) {
    slaRoutes(host, deps);
    slaTryRoutes(host, deps);
  },
};
