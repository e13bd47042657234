import type { ServerModule } from '../../platform/deps.ts';
import { registerBatches } from './batch.job.ts';
import { batchRoutes } from './batch.routes.ts';
import { messages } from './messages.ts';

/** Batches: work on many rows that a person starts and workers do, with progress and a result for each row. */
export const batchesModule: ServerModule = {
  name: 'batches',
  notifications: {
    batch_ended: {
      title: messages.endedTitle,
      // people choose first among the events of tickets
      order: 1,
      audiences: { owner: { browser: true } },
      reachableAs: ({ employee }) => (employee ? ['owner'] : []),
    },
  },
  register(host, deps) {
    batchRoutes(host, deps);
    registerBatches(deps);
  },
};
