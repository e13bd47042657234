import { type Kysely, sql } from 'kysely';

/**
 * Whether members see each other's tickets is a setting of the system that an organisation may override (decisions 2.1,
 * 2.23). Until now every organisation had the value that the system began with, so only «yes» was a choice of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organization alter column members_see_all drop not null, alter column members_see_all drop default`.execute(
    db,
  );
  await sql`update organization set members_see_all = null where not members_see_all`.execute(db);
}
