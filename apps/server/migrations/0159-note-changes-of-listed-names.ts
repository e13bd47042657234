import { type Kysely, sql } from 'kysely';

/**
 * Rows of a ticket list are kept in memory (ADR 0049). A row of this table says that a name in them has changed; which
 * one does not matter. The change and its row become visible together, with the commit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listed_name_change (id bigint generated always as identity primary key);

    -- Old rows say nothing more. Rows that somebody else is deleting are skipped: nobody waits, and nobody deadlocks.
    create function note_listed_name_change() returns trigger language plpgsql set search_path = public as $body$
      declare newest bigint;
      begin
        insert into listed_name_change default values returning id into newest;
        delete from listed_name_change where id in (
          select id from listed_name_change where id < newest - 20 order by id limit 20 for update skip locked);
        return null;
      end
    $body$;

    create trigger note_listed_names after update of name or delete on department
      for each statement execute function note_listed_name_change();
    create trigger note_listed_names after update of name or delete on branch
      for each statement execute function note_listed_name_change();
    create trigger note_listed_names after update of name or delete on ticket_category
      for each statement execute function note_listed_name_change();
    create trigger note_listed_names after update of name or delete on service
      for each statement execute function note_listed_name_change();
    create trigger note_listed_names after update of name, customer_level_id or delete on organization
      for each statement execute function note_listed_name_change();
    create trigger note_listed_names after update of name, color or delete on customer_level
      for each statement execute function note_listed_name_change();
    create trigger note_listed_names after update of name, deleted_at or delete on tag
      for each statement execute function note_listed_name_change();
    create trigger note_listed_names after insert or update or delete on tag_assignment
      for each statement execute function note_listed_name_change();
    create trigger note_listed_names
      after update of first_name, last_name, employee, profile_picture_id, customer_level_id or delete on "user"
      for each statement execute function note_listed_name_change();
    create trigger note_listed_names after update of sha256, extension or delete on attachment
      for each statement execute function note_listed_name_change();
  `.execute(db);
}
