import { type Kysely, sql } from 'kysely';

/** Every minute a job reads which accounts have just expired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index user_expire on "user" (expire_at) where expire_at is not null and deleted_at is null;
    create index organization_expire on organization (expire_at) where expire_at is not null and deleted_at is null;
  `.execute(db);
}
