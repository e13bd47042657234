import { type Kysely, sql } from 'kysely';

/**
 * Files of the ticket list that wait for being downloaded once (decisions 2.20): the lines, in parts that a batch fills
 * one by one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_export (
      key uuid primary key, owner_id bigint not null references "user" on delete cascade, batch_id bigint references batch on delete cascade,
      name text not null check (length(name) <= 64), format text not null check (format in ('xls', 'xlsx', 'csv')), dates text not null check (dates in ('jalali', 'gregorian')),
      columns jsonb not null, rows int not null, created_at timestamptz(3) not null, expires_at timestamptz(3) not null, downloaded_at timestamptz(3)
    );
    create table ticket_export_part (
      export_key uuid not null references ticket_export on delete cascade, position int not null, ticket_ids bigint[] not null, lines jsonb, primary key (export_key, position)
    );
  `.execute(db);
}
