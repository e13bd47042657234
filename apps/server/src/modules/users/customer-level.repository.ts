import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import '../customers/customer-level.table.ts';
import '../organizations/organization.table.ts';

/**
 * SQL: the level of the customer who has this alias of the table `user`: the own one, otherwise that of their
 * organisation. The only meaning of «customer level» wherever people are chosen, filtered or shown by it.
 */
export const levelOfCustomer = (person: string): RawBuilder<number | null> =>
  sql`coalesce(${sql.ref(`${person}.customer_level_id`)},
    (select lo.customer_level_id from organization lo
      where lo.id = ${sql.ref(`${person}.organization_id`)} and lo.deleted_at is null))`;

/**
 * The level of a new customer: the configured one as long as it can be assigned, else the default level; null without
 * any (decisions 2.8). It is not deleted until the transaction ends.
 */
export async function levelOfNewCustomer(db: AnyDb, configured: number | null): Promise<number | null> {
  const levels = await tables(db)
    .selectFrom('customer_level')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb.and([eb('id', '=', configured ?? 0), eb('status', '=', true)]), eb('is_default', '=', true)]),
    )
    .forKeyShare()
    .execute();
  return (levels.find(({ id }) => id === configured) ?? levels[0])?.id ?? null;
}

/** Gives at most `limit` people of a level after an id another one, deleted ones too. @returns their ids */
export async function replaceLevelOfUsers(
  trx: AnyDb,
  { from, to, at, after, limit }: { from: number; to: number; at: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`update "user" set customer_level_id = ${to}, updated_at = ${at}, version = version + 1
    where id in (select id from "user" where customer_level_id = ${from} and id > ${after}
      order by id limit ${limit} for no key update)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
