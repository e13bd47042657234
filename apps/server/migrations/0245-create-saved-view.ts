import { type Kysely, sql } from 'kysely';

/** Saved views of the ticket list (decisions 2.4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_view (
    id bigint generated always as identity primary key,
    version integer not null default 1,
    name text not null,
    scope text not null check (scope in ('personal', 'department', 'system')),
    owner_id bigint not null references "user" (id),
    department_id bigint references department (id),
    filters jsonb not null default '{}',
    sort_by text,
    sort_dir text,
    counter boolean not null default true,
    "order" integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    check ((scope = 'department') = (department_id is not null)),
    check ((sort_by is null) = (sort_dir is null))
  )`.execute(db);
  await sql`create index saved_view_owner on saved_view (owner_id) where deleted_at is null and scope = 'personal'`.execute(
    db,
  );
}
