import { type Kysely, sql } from 'kysely';

/** A day off is for all branches (-1) or for several, may be an official one, and repeats in lunar years too (decisions 2.7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table off_day_branch (
      off_day_id bigint not null references off_day on delete cascade, branch_id bigint not null,
      primary key (off_day_id, branch_id)
    );
    insert into off_day_branch (off_day_id, branch_id) select id, branch_id from off_day;
    alter table off_day drop column branch_id, add column official boolean not null default false,
      drop constraint off_day_repeat_check,
      add constraint off_day_repeat_check check (repeat in ('none', 'jalali_yearly', 'hijri_yearly')),
      add constraint off_day_official_check check (not official or from_minute is null);
  `.execute(db);
}
