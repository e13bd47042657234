import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** A customer, or the members of an organisation, have another level: what is chosen by it is chosen again. */
    'customer.level': { customer_id: number | null; organization_id: number | null };
  }
}

/** Lets what is chosen by the level of customers be chosen again after the change. */
export const levelChanged = (
  { jobs }: Pick<Deps, 'jobs'>,
  trx: Db,
  people: { customer_id: number | null; organization_id: number | null },
): Promise<void> => jobs.add(trx, 'customer.level', people);
