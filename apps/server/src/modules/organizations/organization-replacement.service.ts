import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { inBatches, type RowReferences } from '../../platform/references/row-references.ts';
import { writeRightsChangedEvents } from '../identity/public.ts';
import { levelChanged } from './customer-level.job.ts';
import { countedReferences, replaceReference, type ReferenceColumn } from './organization-replacement.repository.ts';
import { membersWithSession } from './organization.repository.ts';

/** Organisations of one transaction. */
const BATCH = 50;

/**
 * Organisations that name a row in a column. By a job: who changes an organisation has locked it before what it names.
 *
 * @param follows what follows for one of them
 */
const organizationReferencesBy = (
  column: ReferenceColumn,
  follows?: (deps: Deps, trx: Trx, id: number) => Promise<void>,
): RowReferences => ({
  counted: countedReferences(column),
  replaceLater: (deps, { from, inTransaction }) =>
    inBatches(BATCH, (after) =>
      inTransaction(async (trx, to) => {
        const changed = await replaceReference(trx, column, { from, to, at: deps.clock.now(), after, limit: BATCH });
        for (const id of changed) await follows?.(deps, trx, id);
        return changed;
      }),
    ),
});

/** Organisations whose members have a level, unless they have their own. */
export const organizationsOfLevels = organizationReferencesBy('customer_level_id', async (deps, trx, id) => {
  await writeRightsChangedEvents(deps, trx, await membersWithSession(trx, id));
  await levelChanged(deps, trx, { customer_id: null, organization_id: id });
});

/** Organisations whose tickets have a policy of service levels. */
export const organizationsOfPolicies = organizationReferencesBy('sla_id');
