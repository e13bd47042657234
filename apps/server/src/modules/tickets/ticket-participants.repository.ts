import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { TicketParticipants } from './ticket-notifications.rules.ts';

/** The participants of a ticket, and what texts say of it. */
export interface TicketFacts extends TicketParticipants {
  number: string;
  subject: string;
  department: string;
  actor: string | null;
}

/** The participants of a ticket, and the values that the text of a notification needs; null for a deleted ticket. */
export async function readTicketParticipants(
  db: AnyDb,
  ticketId: number,
  actorId: number | null,
): Promise<TicketFacts | null> {
  const list = (query: ReturnType<typeof sql>) => sql`(select coalesce(jsonb_agg(x.user_id), '[]') from (${query}) x)`;
  const {
    rows: [row],
  } = await sql<TicketFacts>`
    select t.kind, t.number, t.owner_id, t.recipient_id, t.customer_id, t.assignee_id, t.subject, d.name as department,
      (select nullif(btrim(u.first_name || ' ' || u.last_name), '') from "user" u where u.id = ${actorId}::bigint) as actor,
      ${list(sql`select user_id from department_member where department_id = t.department_id`)} as members,
      ${list(sql`select user_id from department_member where department_id = t.department_id and manager`)} as managers,
      ${list(sql`select user_id from ticket_follow where ticket_id = t.id`)} as followers,
      ${list(sql`select user_id from ticket_share where ticket_id = t.id`)} as shares,
      ${list(sql`select id as user_id from "user" where organization_id = t.organization_id and supervisor and not employee and deleted_at is null`)} as supervisors
    from ticket t join department d on d.id = t.department_id where t.id = ${ticketId} and t.deleted_at is null`.execute(
    db,
  );
  return row ?? null;
}

/** The admins of a branch who are active. */
export async function branchAdminsOf(db: AnyDb, branchId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from "user"
    where employee and branch_admin and branch_id = ${branchId} and status = 'active' and deleted_at is null limit 100`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
