import { type Kysely, sql } from 'kysely';

/**
 * What the settings pages of tags, categories and services need besides what tickets have used so far (decisions 2.7,
 * 2.10). The uses of a tag are counted where they are written: a list that sorts by them could not count a million.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tag add column version int not null default 1, add column updated_at timestamptz(3) not null default now();
    alter table ticket_category add column keywords text[] not null default '{}', add column replaced_by_id bigint references ticket_category;
    alter table service add column icon text, add column replaced_by_id bigint references service;

    -- Tags are locked in the order of their ids, so that two statements wait for each other instead of ending in a deadlock.
    create function count_tag_uses() returns trigger language plpgsql set search_path = public as $body$
      begin
        perform from tag where id in (select a.tag_id from assigned a) order by id for no key update;
        update tag set usage_count = tag.usage_count + (case tg_op when 'INSERT' then used.n else -used.n end)
          from (select a.tag_id, count(*) as n from assigned a group by a.tag_id) as used where tag.id = used.tag_id;
        return null;
      end
    $body$;
    create trigger count_uses_insert after insert on tag_assignment
      referencing new table as assigned for each statement execute function count_tag_uses();
    create trigger count_uses_deletion after delete on tag_assignment
      referencing old table as assigned for each statement execute function count_tag_uses();
    -- lists show the colour too (docs/adr/0049)
    drop trigger note_listed_update on tag;
    create trigger note_listed_update after update of name, color, deleted_at on tag for each row
      when (old.name is distinct from new.name or old.color is distinct from new.color or old.deleted_at is distinct from new.deleted_at)
      execute function note_listed_name_change();
    update tag set usage_count = (select count(*) from tag_assignment a where a.tag_id = tag.id);
  `.execute(db);
}
