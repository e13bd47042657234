import { type Kysely, sql } from 'kysely';

/**
 * A customer level says by which channels its customers open tickets; an empty list is all of them (decisions 2.8). Lists
 * show its icon, so rows of lists are forgotten for another one too (ADR 0049).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_level add column channels_allowed text[] not null default '{}',
      add constraint customer_level_weight check (priority_weight between 0 and 100),
      add constraint customer_level_open_tickets check (max_open_tickets > 0);
    alter table organization add constraint organization_open_tickets check (max_open_tickets > 0);
    drop trigger note_listed_update on customer_level;
    create trigger note_listed_update after update of name, color, icon on customer_level
      for each row when (old.name is distinct from new.name or old.color is distinct from new.color or old.icon is distinct from new.icon)
      execute function note_listed_name_change();
  `.execute(db);
}
