import { type Kysely, sql } from 'kysely';

/** The texts that a content had before it was changed (decisions 2.4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ticket_content_version (
    content_id bigint not null references ticket_content on delete cascade,
    version int not null,
    body_html text not null,
    dir text not null,
    author_id bigint references "user",
    written_at timestamptz(3) not null,
    primary key (content_id, version)
  )`.execute(db);
}
