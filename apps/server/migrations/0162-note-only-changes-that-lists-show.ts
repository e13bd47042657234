import { type Kysely, sql } from 'kysely';

/**
 * Rows of ticket lists are forgotten only for what they show (ADR 0049): a watched name counts when its value becomes
 * another one, and what belongs to one ticket changes the version of that ticket's row. Before, every statement on a
 * watched table counted, also one about other rows, or about none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const watched = {
    department: ['name'],
    branch: ['name'],
    ticket_category: ['name'],
    service: ['name'],
    organization: ['name', 'customer_level_id'],
    customer_level: ['name', 'color'],
    tag: ['name', 'deleted_at'],
    user: ['first_name', 'last_name', 'employee', 'profile_picture_id', 'customer_level_id'],
    attachment: ['sha256', 'extension'],
  };
  for (const table of [...Object.keys(watched), 'tag_assignment'])
    await sql`drop trigger note_listed_names on ${sql.table(table)}`.execute(db);
  await sql`
    create or replace function note_listed_name_change() returns trigger language plpgsql set search_path = public as $body$
      declare newest bigint;
      begin
        -- one row speaks for all changes of a transaction
        if exists (select from listed_name_change where xmin = pg_current_xact_id()::xid) then return null; end if;
        insert into listed_name_change default values returning id into newest;
        -- Old rows say nothing more. Rows that somebody else is deleting are skipped: nobody waits, and nobody deadlocks.
        delete from listed_name_change where id in (
          select id from listed_name_change where id < newest - 20 order by id limit 20 for update skip locked);
        return null;
      end
    $body$;

    -- Lists show only attachments that are the picture of a person. Others go by the thousand when unused files are cleaned.
    create function note_listed_picture_deletion() returns trigger language plpgsql set search_path = public as $body$
      begin
        if exists (select from gone join "user" u on u.profile_picture_id = gone.id) then
          insert into listed_name_change default values;
        end if;
        return null;
      end
    $body$;

    -- Every update gives the ticket's row a version of PostgreSQL's own, also one that changes no value. Rows are locked
    -- in the order of their ids, so that two statements wait for each other instead of ending in a deadlock.
    create function note_tagged_tickets() returns trigger language plpgsql set search_path = public as $body$
      begin
        update ticket set version = ticket.version from (
          select t.id from ticket t where t.id in (select a.taggable_id from assigned a where a.taggable_type = 'ticket')
            order by t.id for no key update) as tagged
          where ticket.id = tagged.id;
        return null;
      end
    $body$;

    create trigger note_listed_deletion after delete on attachment
      referencing old table as gone for each statement execute function note_listed_picture_deletion();
    create trigger note_listed_insert after insert on tag_assignment
      referencing new table as assigned for each statement execute function note_tagged_tickets();
    create trigger note_listed_update after update on tag_assignment
      referencing new table as assigned for each statement execute function note_tagged_tickets();
    create trigger note_listed_update_before after update on tag_assignment
      referencing old table as assigned for each statement execute function note_tagged_tickets();
    create trigger note_listed_deletion after delete on tag_assignment
      referencing old table as assigned for each statement execute function note_tagged_tickets();
  `.execute(db);
  for (const [table, columns] of Object.entries(watched)) {
    const changed = columns.map((column) => sql`old.${sql.ref(column)} is distinct from new.${sql.ref(column)}`);
    await sql`create trigger note_listed_update after update of ${sql.join(columns.map((column) => sql.ref(column)))} on ${sql.table(table)}
      for each row when (${sql.join(changed, sql` or `)}) execute function note_listed_name_change()`.execute(db);
    if (table === 'attachment') continue;
    await sql`create trigger note_listed_deletion after delete on ${sql.table(table)}
      for each row execute function note_listed_name_change()`.execute(db);
  }
}
