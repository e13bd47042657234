import { type Kysely, sql } from 'kysely';

/**
 * How a department assigns its new tickets (decisions 2.7). `assigned_last_id` is whose turn was last; it is moved under
 * a lock of the row, so that two tickets at a time never have the same turn. People may have working shifts of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table department
      add column assign_mode text not null default 'manual' check (assign_mode in ('manual', 'round_robin', 'least_open', 'by_shift')),
      add column max_open_per_agent int check (max_open_per_agent > 0),
      add column assigned_last_id bigint references "user";
    create table working_shift_user (
      user_id bigint not null references "user", shift_id bigint not null references working_shift,
      primary key (user_id, shift_id)
    );
    create index working_shift_user_shift on working_shift_user (shift_id);
  `.execute(db);
}
