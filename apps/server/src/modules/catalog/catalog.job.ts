import { replacementOf } from '../../platform/database/replacement.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { declaredUses, type CatalogTree } from './catalog-uses.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Gives what has a deleted category or service the one that replaces it. */
    'catalog.replace': { tree: CatalogTree; id: number };
  }
}

/** Rows of one transaction: others wait for a fraction of a second at most. */
const BATCH = 500;

/** Registers the job that replaces deleted categories and services. */
export function registerReplacement(deps: Deps): void {
  deps.jobs.handle('catalog.replace', async ({ tree, id }) => {
    const to = await replacementOf(deps.db, tree, id);
    if (to === null) return;
    const change = { from: id, to, limit: BATCH };
    for (const uses of declaredUses(deps.modules)) {
      let changed = BATCH;
      while (changed === BATCH) changed = await withTransaction(deps.db, (trx) => uses.replaceSome(trx, tree, change));
    }
  });
}
