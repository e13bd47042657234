import { type Kysely, sql } from 'kysely';

/**
 * When an employee is out of office, and who gets their tickets (decisions 2.8). Both days are included.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table "user" add column away_from date, add column away_until date, add column substitute_id bigint references "user",
      add constraint user_absence check ((away_from is null) = (away_until is null) and away_until >= away_from) not valid,
      add constraint user_substitute check (substitute_id is null or (away_from is not null and substitute_id <> id)) not valid;
    alter table "user" validate constraint user_absence;
    alter table "user" validate constraint user_substitute;
  `.execute(db);
}
