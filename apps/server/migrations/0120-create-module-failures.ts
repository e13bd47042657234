import { type Kysely, sql } from 'kysely';

/** Failures of modules in browsers: counts per release and day, and the trace ids that are already counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table module_failure (
      day date not null,
      module text not null,
      version text not null,
      kind text not null,
      count integer not null,
      last_at timestamptz not null,
      last_message text not null,
      last_trace_id text not null,
      last_route text,
      primary key (day, module, version, kind)
    );
    create table module_failure_trace (
      trace_id text primary key,
      at timestamptz not null
    );
    create index module_failure_trace_at on module_failure_trace (at);
  `.execute(db);
}
