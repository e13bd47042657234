import { TICKET_STATUS } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { levelOfCustomer } from '../users/public.ts';

/** The open tickets of somebody. */
export interface AssigneeLoad {
  open: number;
  /** Percent of a ticket: one of a customer whose level has a weight counts for more (decisions 2.8 `priority_weight`). */
  load: number;
}

/** The open tickets of these people, by their ids; who has none is left out. */
export async function loadsOf(db: AnyDb, ids: readonly number[]): Promise<ReadonlyMap<number, AssigneeLoad>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<AssigneeLoad & { id: number }>`
    select t.assignee_id as id, count(*)::int as open, sum(100 + coalesce(l.priority_weight, 0))::int as load
    from ticket t left join "user" c on c.id = t.customer_id left join customer_level l on l.id = ${levelOfCustomer('c')}
    where t.assignee_id = any(${[...ids]}::bigint[]) and t.deleted_at is null and t.status <> ${TICKET_STATUS.closed}
    group by 1`.execute(db);
  return new Map(rows.map(({ id, ...load }) => [id, load]));
}
