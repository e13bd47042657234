import { shared } from '@hamyar/persian';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { inBatches, type RowReferences } from '../../platform/references/row-references.ts';
import { writeRightsChangedEvents } from '../identity/public.ts';
import { levelChanged } from './customer-level.job.ts';
import { membersWithSession } from './organization.repository.ts';

/** Organisations of one transaction. */
const BATCH = 50;

type NamingColumn = 'customer_level_id' | 'sla_id';

async function replaceSome(
  trx: AnyDb,
  column: NamingColumn,
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update organization set ${sql.ref(column)} = ${to}, updated_at = ${at}, version = version + 1
    where id in (select id from organization where ${sql.ref(column)} = ${from} order by id limit ${BATCH} for no key update)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Organisations that name a row in a column. By a job: who changes an organisation has locked it before what it names.
 *
 * @param follows what follows for one of them
 */
const organizationsNaming = (
  column: NamingColumn,
  follows?: (deps: Deps, trx: Trx, id: number) => Promise<void>,
): RowReferences => ({
  counted: {
    text: shared.organizationsCounted,
    async count(db, ids) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from organization
        where ${sql.ref(column)} = any(${[...ids]}::bigint[]) and deleted_at is null`.execute(db);
      return rows[0]!.n;
    },
  },
  replaceLater: (deps, { from, inTransaction }) =>
    inBatches(BATCH, () =>
      inTransaction(async (trx, to) => {
        const changed = await replaceSome(trx, column, { from, to, at: deps.clock.now() });
        for (const id of changed) await follows?.(deps, trx, id);
        return changed.length;
      }),
    ),
});

/** Organisations whose members have a level, unless they have their own. */
export const organizationsOfLevels = organizationsNaming('customer_level_id', async (deps, trx, id) => {
  await writeRightsChangedEvents(deps, trx, await membersWithSession(trx, id));
  await levelChanged(deps, trx, { customer_id: null, organization_id: id });
});

/** Organisations whose tickets have a policy of service levels. */
export const organizationsOfPolicies = organizationsNaming('sla_id');
