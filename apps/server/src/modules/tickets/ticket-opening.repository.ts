import { TICKET_STATUS, type OpeningChannel } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { levelOfCustomer } from '../users/public.ts';

/** What limits the tickets that a customer opens: their level, and their organisation. */
export interface OpeningLimits {
  /** Empty: all of them. */
  channels_allowed: OpeningChannel[];
  level_max: number | null;
  organization_id: number | null;
  organization_max: number | null;
}

/** The limits of a customer. */
export async function readOpeningLimits(db: AnyDb, customerId: number): Promise<OpeningLimits> {
  const { rows } = await sql<OpeningLimits>`select coalesce(l.channels_allowed, '{}') as channels_allowed,
      l.max_open_tickets as level_max, o.id as organization_id, o.max_open_tickets as organization_max
    from "user" u left join customer_level l on l.id = ${levelOfCustomer('u')}
      left join organization o on o.id = u.organization_id and o.deleted_at is null
    where u.id = ${customerId}`.execute(db);
  return rows[0] ?? { channels_allowed: [], level_max: null, organization_id: null, organization_max: null };
}

/** Whose open tickets are counted. */
export type OpeningOwner = 'customer_id' | 'organization_id';

/** How many tickets that customers have opened, or had opened for them, are not closed. */
export async function countOpened(db: AnyDb, owner: OpeningOwner, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ticket
    where ${sql.ref(owner)} = ${id} and deleted_at is null and status <> ${TICKET_STATUS.closed} and not is_spam
      and kind in ('customer', 'behalf')`.execute(db);
  return rows[0]!.n;
}

/** Waits for others who open a ticket of the same customer or organisation, until the transaction ends. */
export async function lockOpening(trx: AnyDb, owner: OpeningOwner, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket_opening:${owner}`}, ${id}))`.execute(trx);
}
