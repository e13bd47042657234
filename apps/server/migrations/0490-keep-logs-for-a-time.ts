import { type Kysely, sql } from 'kysely';

/**
 * A call knows the branch of its person, and lines of the audit log can end: the chain then begins after the last line that
 * was removed (decisions 2.16).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table request_log add column branch_id bigint;
    create table audit_log_start (
      one boolean not null default true constraint audit_log_start_pkey primary key,
      removed_id bigint not null,
      hash bytea not null,
      constraint audit_log_start_one check (one)
    );
  `.execute(db);
}
