import { type Kysely, sql } from 'kysely';

/**
 * The hourly limits of codes count per account (under all its names) and per IP address, whoever makes the request
 * (decisions 2.9).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table one_time_code add column recipient text;
    create index one_time_code_user on one_time_code (user_id, created_at) where user_id is not null;
    create index one_time_code_recipient on one_time_code (recipient, created_at) where recipient is not null;
  `.execute(db);
}
