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

/** Whom an escalation may notify, besides the assignee and the people whom it names. */
export interface EscalationAudiences {
  department_admins: number[];
  branch_admins: number[];
  followers: number[];
}

/** Whom escalations of these tickets may notify: of a branch, 100 admins who are active. */
export async function findEscalationAudiences(
  db: AnyDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EscalationAudiences>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<EscalationAudiences & { id: number }>`
    with t as (select id, department_id, branch_id from ticket where id = any(${[...ids]}::bigint[])),
      department as (select department_id, array_agg(user_id) as people from department_member
        where manager and department_id in (select department_id from t) group by department_id),
      branch as (select b.branch_id, array(select u.id from "user" u where u.employee and u.branch_admin and u.branch_id = b.branch_id
        and u.status = 'active' and u.deleted_at is null limit 100) as people from (select distinct branch_id from t) b)
    select t.id, coalesce(department.people, '{}') as department_admins, branch.people as branch_admins,
      array(select user_id from ticket_follow f where f.ticket_id = t.id) as followers
    from t left join department using (department_id) join branch using (branch_id)`.execute(db);
  return new Map(rows.map(({ id, ...audiences }) => [id, audiences]));
}
