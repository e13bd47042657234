import { type Kysely, sql } from 'kysely';

/**
 * The table stores an admin's changes of the notification matrix; the defaults are in the code (decisions 2.17). Until
 * now staff also got the event `created`: those rows get the name of the correct event.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notice
      add column sms_pattern text,
      add column updated_at timestamptz(3) not null default now(),
      add column updated_by_id bigint,
      add constraint notice_audience check (audience in ('owner', 'customer', 'supervisor', 'assignee', 'members', 'department_admins', 'branch_admins', 'full_admins', 'followers', 'shared')),
      add constraint notice_channel check (channel in ('panel', 'browser', 'email', 'sms', 'webhook', 'pwa')),
      add constraint notice_delay check (delay_minutes between 0 and 10080),
      add constraint notice_panel_on check (channel <> 'panel' or enabled);
    update notification n set event = 'new_in_department' from "user" u where n.event = 'created' and u.id = n.user_id and u.employee;
  `.execute(db);
}
